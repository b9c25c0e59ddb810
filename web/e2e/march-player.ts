/**
 * Plays March of the Ants by clicking what the page offers, without any other knowledge of the game.
 *
 * `look` reads from the page what a person sees: the moment, the buttons of the prompt and of the turn, the lit places
 * and the choices in a panel. `step` takes the most sensible of them.
 */
import type { Locator, Page } from '@playwright/test';
import { dice, type WithClicks } from './dice';
import { Scripted, type Sight } from './scripted';

/** The current state of the page. */
export interface Look extends Sight {
  /** The enabled buttons of the prompt and of the turn. */
  acts: string[];
  /** The primary button among them, which confirms what was chosen. */
  go: string | null;
  /** Lit places that are not already selected. */
  lit: string[];
  /** Whether something is selected and needs a destination. */
  held: boolean;
  /** How many things can be chosen in the panel of the moment: matches of `THINGS`. */
  things: number;
}

/** Choices in a panel that are not yet chosen. */
const THINGS = [
  '.moment .selectable:is(button, [role="radio"], [role="button"]):not(.chosen):not([aria-pressed="true"]):not([data-place])',
  '.moment .selectable:not(.chosen) button:not([aria-pressed="true"]):not([data-place])',
  '.moment label.selectable:not(.chosen)',
  '[data-line]',
]
  .map((part) => `${part}:not([disabled]):not([aria-disabled="true"])`)
  .join(', ');

/** One side of a battle, as its stage shows it. */
export interface ToldSide {
  who: string;
  /** Ants that are drawn, how many of them fall, and how many were lost by its words. */
  ants: number;
  fallen: number;
  lost: number;
  cards: string[];
  total: number;
  won: boolean;
}

/** Reads the stage of a battle if one is told, the invader first; runs in the browser. */
function readBattle(): ToldSide[] {
  const all = (selector: string) => [...document.querySelectorAll(`.telling ${selector}`)];
  const troops = all('.troop');
  return all('.side').map((side, i) => ({
    who: side.querySelector('b')?.textContent ?? '',
    ants: troops[i]?.querySelectorAll('.ant-piece').length ?? 0,
    fallen: troops[i]?.querySelectorAll('.fallen .ant-piece').length ?? 0,
    lost: Number(/\d+/.exec(side.querySelector('.came')?.textContent ?? '')?.[0] ?? 0),
    cards: [...side.querySelectorAll('figcaption, .none')].map((card) => card.textContent),
    total: Number(side.querySelector('strong span')?.textContent),
    won: side.querySelector('.flag') !== null,
  }));
}

/** Reads the page; runs in the browser. */
function read(things: string): Look {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const seen = (one: Element) => one.getClientRects().length > 0;
  const able = (one: HTMLElement) =>
    seen(one) && !one.hasAttribute('disabled') && !one.closest('[aria-disabled="true"]');
  const main = document.querySelector<HTMLElement>('main.game-table');
  const acts = all('[data-act]:not([data-act="hint"])').filter(able);
  const places = all('[data-place]').filter(
    (one) => able(one) && (one.dataset.lit !== undefined || one.closest('.selectable, .lit') !== null),
  );
  const held = (one: HTMLElement) =>
    one.getAttribute('aria-pressed') === 'true' || one.closest('.chosen') !== null;
  const lit = places.filter((one) => !held(one)).map((one) => one.dataset.place ?? '');
  const offered = all(things).filter(seen).length;
  const refusal = document.querySelector('.prompt.no [role="alert"]');
  return {
    mark: [
      main?.dataset.moment,
      main?.dataset.told,
      document.querySelector('.prompt, .sheet-prompt, .curtain')?.textContent,
      acts.map((act) => `${act.dataset.act}${act.textContent}`),
      document.querySelector('.moment')?.innerHTML,
      places.map((one) => `${one.dataset.place}${held(one)}`),
      document.querySelector('.asks, .bubble')?.textContent,
    ].join('|'),
    clicks: (window as WithClicks).clicks ?? 0,
    moment: main?.dataset.moment ?? null,
    // A choice without a button yet is a question too. While an action is being sent or a move is animated, nothing is
    // lit.
    asked:
      (document.querySelector('.prompt.ask, .sheet-actions.deed') !== null ||
        lit.length > 0 ||
        offered > 0) &&
      !document.querySelector('[data-busy], [data-playing]'),
    refused: refusal?.textContent ?? null,
    curtain: document.querySelector('main.curtain') !== null,
    acts: [...new Set(acts.map((act) => act.dataset.act ?? ''))],
    go: acts.find((act) => act.classList.contains('primary'))?.dataset.act ?? null,
    lit: [...new Set(lit)],
    held: places.some(held),
    things: offered,
    say: document.querySelector('.prompt b, .sheet-prompt b')?.textContent ?? '',
  };
}

/**
 * A point of an element that no other element covers, relative to its top left corner; null if there is none. The cards
 * of a full hand overlap, for example. A panel that opens moves the board a frame later, so this waits until the
 * element is still.
 */
async function openPoint(one: Element): Promise<{ x: number; y: number } | null> {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const lies = () => one.getBoundingClientRect();
  for (let was = lies(), frames = 0; frames < 3;) {
    await new Promise(requestAnimationFrame);
    const is = lies();
    const still = is.x === was.x && is.y === was.y && is.width === was.width && is.height === was.height;
    frames = still ? frames + 1 : 0;
    was = is;
  }
  const { x, y, width, height } = lies();
  const what = one.matches('[data-place]') ? '[data-place]' : '[data-card]';
  // Search from the centre outwards.
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88, 0.06, 0.94];
  for (const down of parts)
    for (const along of parts) {
      const at = { x: width * along, y: height * down };
      if (document.elementFromPoint(x + at.x, y + at.y)?.closest(what) === one) return at;
    }
  return null;
}

/** A possible action. */
interface Wish {
  kind: string;
  target: Locator;
}

export class MarchPlayer extends Scripted<Look> {
  /** The moments that came up. */
  readonly moments = new Set<string>();
  /** The battles that were told. */
  readonly battles: ToldSide[][] = [];
  #turns = 0;

  async look(): Promise<Look> {
    const look = await this.page.evaluate(read, THINGS);
    if (look.moment) this.moments.add(look.moment);
    return look;
  }

  protected override async goOn(): Promise<void> {
    const sides = await this.page.evaluate(readBattle);
    if (sides.length > 0) this.battles.push(sides);
    await super.goOn();
  }

  act(id: string): Locator {
    return this.page.locator(`[data-act="${id}"]:not([aria-disabled="true"])`).first();
  }

  place(place: string): Locator {
    return this.page.locator(`[data-place="${place}"]`);
  }

  /** A choice in the panel of the moment. */
  thing(nth: number): Locator {
    return this.page.locator(THINGS).nth(nth);
  }

  async press(target: Locator, kind = ''): Promise<void> {
    this.clicks += 1;
    dice.steps.push(`press ${kind}`);
    // Elements on the board have any shape, so click an uncovered point instead of the centre. A place can have several:
    // the outskirts of a hex, and the ants there that lie over them. If something covers them all, the click fails.
    let [on, position] = [target.first(), null as { x: number; y: number } | null];
    for (let i = 0; kind.includes(':') && !position && i < (await target.count()); i += 1) {
      position = await target.nth(i).evaluate(openPoint);
      if (position) on = target.nth(i);
    }
    // The title of a card can be covered completely; press the card wherever it is visible.
    if (position === null && kind.startsWith('card ')) {
      on = on.locator('xpath=ancestor::*[@data-card][1]');
      position = await on.evaluate(openPoint);
    }
    const at = position ? { position } : {};
    await (this.touch ? on.tap(at) : on.click(at));
  }

  /** Lifts the curtain with the keyboard, which takes two presses. */
  async lift(): Promise<void> {
    const button = this.page.locator('main.curtain').getByRole('button');
    await button.press('Enter');
    if ((await button.count()) > 0) await button.press('Enter');
  }

  async step(): Promise<string> {
    const look = await this.turn();
    if (look.moment === 'final') return 'final';
    if (look.refused) throw new Error(`A lit choice was refused: ${look.refused}`);
    if (look.curtain) {
      await this.lift();
      return this.note('curtain');
    }
    const [wish] = this.#wishes(look);
    const where = `"${look.say}", moment ${look.moment}, acts ${look.acts.join()}, lit ${look.lit.join()}`;
    if (!wish) throw new Error(`Nothing to do: ${where}`);
    await this.press(wish.target, wish.kind);
    await this.settled(look);
    if ((await this.look()).mark === look.mark)
      throw new Error(`A click on a lit choice had no effect: ${wish.kind}, ${where}`);
    return this.note(wish.kind.split(' ')[0] ?? wish.kind);
  }

  /** Possible actions, the most sensible first. */
  #wishes(look: Look): Wish[] {
    const act = (id: string): Wish[] => (look.acts.includes(id) ? [{ kind: id, target: this.act(id) }] : []);
    // With an ant selected, prefer destinations: another ant would only replace the selection.
    const goes = (place: string) => !place.startsWith('ant:');
    const lit = look.held ? look.lit.toSorted((a, b) => Number(goes(b)) - Number(goes(a))) : look.lit;
    const places = (look.held ? lit : dice.rotated(lit)).map((place): Wish => {
      const [kind = ''] = place.split(':');
      return { kind: `${kind} ${place}`, target: this.place(place) };
    });
    const things = Array.from({ length: look.things }, (_, nth): Wish => {
      return { kind: `thing ${nth}`, target: this.thing(nth) };
    });
    const chosen = look.go ? act(look.go) : [];
    const wanted = this.wanted.flatMap((id) => (id === 'rest-now' ? ['rest', id] : [id])).flatMap(act);
    if (look.acts.some((id) => ['explore', 'march', 'forage'].includes(id)) && look.moment === null)
      return [...chosen, ...wanted, ...this.#turn(look, places), ...act('rest'), ...places, ...act('pass')];
    // Pass on most reactions, so that the game ends.
    const skips = look.acts.includes('skip') && (this.did.get('pass') ?? 0) % 3 !== 2;
    if (skips) return [...chosen, ...act('pass'), ...places, ...things];
    return [
      ...chosen,
      // In these two moments a second click on a place would only close what it offers, so choose from the panel first.
      ...(['pay', 'offered'].includes(look.moment ?? '') ? [...things, ...places] : [...places, ...things]),
      ...act('turn'),
      ...act('pass'),
      ...look.acts
        .filter((id) => !['undo', 'skip', 'back', 'hand', 'review', 'replay', 'rematch'].includes(id))
        .flatMap(act),
      ...this.#tabs(),
    ];
  }

  /** The actions of a turn, in random order; every other turn a card comes first. */
  #turn(look: Look, places: Wish[]): Wish[] {
    const cards = places.filter(({ kind }) => kind.startsWith('card '));
    const ways = ['explore', 'march', 'species', 'forage'].filter((id) => look.acts.includes(id));
    const own = ways.map((id): Wish => ({ kind: id, target: this.act(id) }));
    this.#turns += 1;
    const first = this.#turns % 2 === 0 ? [...cards.slice(0, 1), ...dice.rotated(own)] : dice.rotated(own);
    return [...first, ...cards];
  }

  /** On a phone, a card may be in a tab that is not open. */
  #tabs(): Wish[] {
    if (!this.touch) return [];
    return ['Hand', 'Nest', 'Players'].map((name) => ({
      kind: `tab ${name}`,
      target: this.page.getByRole('tab', { name }),
    }));
  }
}

/** Choices in the setup dialog that differ from the defaults, by their visible text. */
export interface MarchSetup {
  bots?: 'Novice' | 'Casual' | 'Skilled';
  long?: boolean;
  together?: boolean;
  difficulty?: 'Easy' | 'Normal' | 'Hard';
  beyond?: 'By the book' | 'None' | '2' | '3' | 'All 5';
  species?: boolean;
}

export const marchCard = (page: Page): Locator => page.getByRole('article', { name: 'March of the Ants' });

/** Starts a game against bots, or alone against the Horde, from the home page. */
export async function playNowMarch(page: Page, seats: number, setup: MarchSetup = {}): Promise<void> {
  await page.goto('/');
  await marchCard(page).getByRole('button', { name: 'Play now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play March of the Ants' });
  const choose = (group: string, text: string) =>
    dialog.getByRole('group', { name: group, exact: true }).getByText(text, { exact: true }).click();
  await choose('Players', seats === 1 ? 'Alone' : String(seats));
  if (seats > 1)
    await choose(seats === 2 ? 'How strong is the bot?' : 'How strong are the bots?', setup.bots ?? 'Novice');
  if (setup.long) await choose('Length', 'Long');
  if (setup.together) await choose('Who wins', 'Together against the Horde');
  if (setup.difficulty) await choose('Difficulty', setup.difficulty);
  if (setup.beyond || setup.species) await dialog.getByText('More to choose').click();
  if (setup.beyond) await choose('Beyond the Meadow', setup.beyond);
  if (setup.species) await choose('Ants', 'Primitive species');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
}
