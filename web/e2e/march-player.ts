/**
 * Somebody who plays March of the Ants by clicking what the page offers, and knows nothing else of the game.
 *
 * One look reads off the page what a person sees: the moment, the buttons of the prompt and of the turn, the lit
 * places, what a panel lets one choose. One step tries the most sensible of them; what changes nothing is not tried
 * again before something else has changed.
 */
import type { Locator, Page } from '@playwright/test';

/** What is on the page now. */
export interface Look {
  /** Changes with everything a click can change. */
  mark: string;
  moment: string | null;
  /** Whether something is asked of this player. */
  asked: boolean;
  refused: string | null;
  curtain: boolean;
  /** Buttons of the prompt and of the turn that can be pressed. */
  acts: string[];
  /** The primary one of them: what was chosen is taken by it. */
  go: string | null;
  /** Lit places that are not in hand already. */
  lit: string[];
  /** Whether something is in hand that has to go somewhere. */
  held: boolean;
  /** What can be chosen in the panel of the moment: the so manieth of `THINGS`. */
  things: number;
  say: string;
}

/** What a panel lets one choose, and is not chosen yet. */
const THINGS = [
  '.moment .can:is(button, [role="radio"], [role="button"]):not(.chosen):not([aria-pressed="true"]):not([data-place])',
  '.moment .can:not(.chosen) button:not([aria-pressed="true"]):not([data-place])',
  '.moment label.can:not(.chosen)',
  '[data-line]',
]
  .map((part) => `${part}:not([disabled]):not([aria-disabled="true"])`)
  .join(', ');

/** Reads the page; runs inside it. */
function read(things: string): Look {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const seen = (one: Element) => one.getClientRects().length > 0;
  const able = (one: HTMLElement) =>
    seen(one) && !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true';
  const main = document.querySelector<HTMLElement>('main.tbl');
  const acts = all('[data-act]').filter(able);
  const places = all('[data-place]').filter(
    (one) => able(one) && (one.dataset.lit !== undefined || one.closest('.can, .lit') !== null),
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
      document.querySelector('.prompt, .psay, .curtain')?.textContent,
      acts.map((act) => `${act.dataset.act}${act.textContent}`),
      document.querySelector('.moment')?.innerHTML,
      places.map((one) => `${one.dataset.place}${held(one)}`),
      document.querySelector('.asks, .bubble')?.textContent,
    ].join('|'),
    moment: main?.dataset.moment ?? null,
    // A choice without a button yet is a question too. While an action travels the page still shows what was before.
    asked:
      (document.querySelector('.prompt.ask, .pfoot.deed') !== null || lit.length > 0 || offered > 0) &&
      main?.dataset.busy === undefined,
    refused: refusal?.textContent ?? null,
    curtain: document.querySelector('main.curtain') !== null,
    acts: [...new Set(acts.map((act) => act.dataset.act ?? ''))],
    go: acts.find((act) => act.classList.contains('go'))?.dataset.act ?? null,
    lit: [...new Set(lit)],
    held: places.some(held),
    things: offered,
    say: document.querySelector('.prompt b, .psay b')?.textContent ?? '',
  };
}

/** A point where a thing is not covered by others, as cards of a full hand cover each other; null if there is none. */
function openPoint(one: Element): { x: number; y: number } | null {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  // From the middle outwards.
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88, 0.06, 0.94];
  for (const down of parts)
    for (const along of parts) {
      const at = { x: x + width * along, y: y + height * down };
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-place]') === one) return at;
    }
  return null;
}

/** No game takes as many decisions. */
const MOST = 3000;
/** A click that changes nothing for so long was none. */
const NOTHING_MS = 2500;

const nap = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One thing to try. */
interface Wish {
  kind: string;
  target: Locator;
}

export class MarchPlayer {
  /** What has been done so far, by kind. */
  readonly did = new Map<string, number>();
  /** The moments that came up. */
  readonly moments = new Set<string>();
  /** Lit things that a pointer could not reach where they were drawn. */
  readonly unreached: string[] = [];
  clicks = 0;
  #turns = 0;
  #tried: { mark: string; kinds: Set<string> } = { mark: '', kinds: new Set() };

  constructor(
    readonly page: Page,
    /** Taps like a finger instead of clicking like a mouse. */
    private readonly touch = false,
  ) {}

  look(): Promise<Look> {
    return this.page.evaluate(read, THINGS);
  }

  act(id: string): Locator {
    return this.page.locator(`[data-act="${id}"]:not([aria-disabled="true"])`).first();
  }

  place(place: string): Locator {
    return this.page.locator(`[data-place="${place}"]`).first();
  }

  async press(target: Locator, kind = ''): Promise<void> {
    this.clicks += 1;
    // What is drawn on the board has any shape: it is clicked where it lies open, not in its middle.
    const at = kind.includes(':')
      ? await target.evaluate(openPoint, null, { timeout: 1500 }).catch(() => null)
      : null;
    try {
      if (!at) await (this.touch ? target.tap({ timeout: 1500 }) : target.click({ timeout: 1500 }));
      else if (this.touch) await this.page.touchscreen.tap(at.x, at.y);
      else await this.page.mouse.click(at.x, at.y);
    } catch {
      // Gone meanwhile, or covered by something: a keyboard would still reach it.
      if ((await target.count()) === 0) return;
      this.unreached.push(kind);
      await target.dispatchEvent('click');
    }
  }

  /** Lifts the curtain as with keys: pressed twice. */
  async lift(): Promise<void> {
    const button = this.page.locator('main.curtain').getByRole('button');
    await button.press('Enter');
    if ((await button.count()) > 0) await button.press('Enter');
  }

  /** Waits until something is asked, or the game is over. */
  async turn(within = 30_000): Promise<Look> {
    const end = Date.now() + within;
    for (;;) {
      const look = await this.look();
      if (look.moment) this.moments.add(look.moment);
      if (look.moment === 'final' || look.asked || look.curtain || look.refused) return look;
      if (Date.now() > end) throw new Error(`Nothing is asked: "${look.say}", moment ${look.moment}`);
      await nap(20);
    }
  }

  /** Waits until the page shows something else; answers whether it did. */
  async changed(before: Look, within = 10_000): Promise<boolean> {
    const end = Date.now() + within;
    while ((await this.look()).mark === before.mark) {
      if (Date.now() > end) return false;
      await nap(10);
    }
    return true;
  }

  /** Makes one decision. Answers what it was. */
  async step(): Promise<string> {
    const look = await this.turn();
    if (look.moment === 'final') return 'final';
    if (look.refused) throw new Error(`What was lit is refused: ${look.refused}`);
    if (look.curtain) {
      await this.lift();
      return this.#note('curtain');
    }
    if (this.#tried.mark !== look.mark) this.#tried = { mark: look.mark, kinds: new Set() };
    const wishes = this.#wishes(look).filter(({ kind }) => !this.#tried.kinds.has(kind));
    const [wish] = wishes;
    if (!wish) {
      const { say, moment, acts, lit } = look;
      throw new Error(`Nothing helps: "${say}", moment ${moment}, acts ${acts.join()}, lit ${lit.join()}`);
    }
    this.#tried.kinds.add(wish.kind);
    await this.press(wish.target, wish.kind);
    const done = await this.changed(look, wishes.length > 1 ? NOTHING_MS : 10_000);
    return this.#note(done ? (wish.kind.split(' ')[0] ?? wish.kind) : 'nothing');
  }

  /** Plays until the page shows what is wanted, or to the end. */
  async play(enough: (look: Look) => boolean = () => false): Promise<void> {
    for (let i = 0; i < MOST; i += 1) {
      const look = await this.turn();
      if (look.moment === 'final' || enough(look)) return;
      await this.step();
    }
    throw new Error(`Not at an end after ${MOST} decisions`);
  }

  /** Plays until one of these things is done; answers whether that came before the end. */
  async until(...kinds: string[]): Promise<boolean> {
    for (let i = 0; i < MOST; i += 1) {
      const did = await this.step();
      if (kinds.includes(did)) return true;
      if (did === 'final') return false;
    }
    throw new Error(`No ${kinds.join(' or ')} in ${MOST} decisions`);
  }

  #note(did: string): string {
    this.did.set(did, (this.did.get(did) ?? 0) + 1);
    return did;
  }

  /** What could be done, the most sensible first. */
  #wishes(look: Look): Wish[] {
    const act = (id: string): Wish[] => (look.acts.includes(id) ? [{ kind: id, target: this.act(id) }] : []);
    // What goes somewhere goes: a second ant in hand would only be another first click.
    const goes = (place: string) => !place.startsWith('ant:');
    const lit = look.held ? look.lit.toSorted((a, b) => Number(goes(b)) - Number(goes(a))) : look.lit;
    const places = rotated(lit, look.held ? 0 : this.#turns).map((place): Wish => {
      const [kind = ''] = place.split(':');
      return { kind: `${kind} ${place}`, target: this.place(place) };
    });
    const things = Array.from({ length: look.things }, (_, nth): Wish => {
      return { kind: `thing ${nth}`, target: this.page.locator(THINGS).nth(nth) };
    });
    const chosen = look.go ? act(look.go) : [];
    if (look.acts.some((id) => ['explore', 'march', 'forage'].includes(id)) && look.moment === null)
      return [...chosen, ...this.#turn(look, places), ...act('rest'), ...places, ...act('pass')];
    // Reactions are answered by turns, so that a game comes to an end.
    const skips = look.acts.includes('skip') && (this.did.get('pass') ?? 0) % 3 !== 2;
    if (skips) return [...chosen, ...act('pass'), ...places, ...things];
    return [
      ...chosen,
      // A second click on a place that means several things only shuts what it offered.
      ...(['pay', 'offered'].includes(look.moment ?? '') ? [...things, ...places] : [...places, ...things]),
      ...act('turn'),
      ...act('pass'),
      ...look.acts
        .filter((id) => !['undo', 'skip', 'back', 'review', 'replay', 'rematch'].includes(id))
        .flatMap(act),
      ...this.#tabs(),
    ];
  }

  /** The actions of a turn, each first by turns. */
  #turn(look: Look, places: Wish[]): Wish[] {
    const cards = places.filter(({ kind }) => kind.startsWith('card '));
    const ways = ['explore', 'march', 'species', 'forage'].filter((id) => look.acts.includes(id));
    const own = ways.map((id): Wish => ({ kind: id, target: this.act(id) }));
    this.#turns += 1;
    const first =
      this.#turns % 2 === 0
        ? [...cards.slice(0, 1), ...rotated(own, this.#turns)]
        : rotated(own, this.#turns);
    return [...first, ...cards];
  }

  /** On a phone a card may lie in a tab that is not open. */
  #tabs(): Wish[] {
    if (!this.touch) return [];
    return ['Hand', 'Nest', 'Players'].map((name) => ({
      kind: `tab ${name}`,
      target: this.page.getByRole('tab', { name }),
    }));
  }
}

const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, i) => list[(i + by) % list.length] as T);

/** What is chosen in the dialog beside the usual, by the words it shows. */
export interface MarchSetup {
  bots?: 'Careless' | 'Greedy';
  long?: boolean;
  together?: boolean;
  difficulty?: 'Easy' | 'Normal' | 'Hard';
  beyond?: 'By the book' | 'None' | '2' | '3' | 'All 5';
  species?: boolean;
}

export const marchCard = (page: Page): Locator => page.getByRole('article', { name: 'March of the Ants' });

/** Through the home page into a game against bots, or alone against the Horde. */
export async function playNowMarch(page: Page, seats: number, setup: MarchSetup = {}): Promise<void> {
  await page.goto('/');
  await marchCard(page).getByRole('button', { name: 'Play now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play March of the Ants' });
  const choose = (group: string, text: string) =>
    dialog.getByRole('group', { name: group, exact: true }).getByText(text, { exact: true }).click();
  await choose('Players', seats === 1 ? 'Alone' : String(seats));
  if (seats > 1) await choose('Bots', setup.bots ?? 'Careless');
  if (setup.long) await choose('Length', 'Long');
  if (setup.together) await choose('Who wins', 'Together against the Horde');
  if (setup.difficulty) await choose('Difficulty', setup.difficulty);
  if (setup.beyond || setup.species) await dialog.getByText('More to choose').click();
  if (setup.beyond) await choose('Beyond the Meadow', setup.beyond);
  if (setup.species) await choose('Ants', 'Primitive species');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
}
