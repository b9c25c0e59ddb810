/**
 * Plays Myrmes by clicking what the page offers, without any other knowledge of the game.
 *
 * `look` reads from the page what a person sees: the moment, the lit places and the buttons of the prompt. `step`
 * chooses one of them and clicks it. The choices favour doing things, so that every moment comes up.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { dice, type WithClicks } from './dice';
import { nap, Scripted, type Sight } from './scripted';
import { fromYear } from './tables';

/** The current state of the page. */
export interface Look extends Sight {
  /** The enabled buttons of the prompt. */
  acts: string[];
  /** Lit hexes and what a click on them does. */
  lit: { hex: string; does: string; name: string }[];
  rooms: string[];
}

/** Reads the page; runs in the browser. */
function read(): Look {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const main = document.querySelector<HTMLElement>('main.game-table');
  const acts = all('[data-act]:not([data-act="hint"])').filter((act) => !(act as HTMLButtonElement).disabled);
  const lit = all('[data-lit]').map((hex) => ({
    hex: hex.dataset.hex ?? '',
    does: hex.dataset.lit ?? '',
    name: hex.getAttribute('aria-label') ?? '',
  }));
  const asks = document.querySelector('.prompt.ask, .sheet-actions.deed');
  const refusal = document.querySelector('.prompt.no [role="alert"]');
  return {
    mark: [
      main?.dataset.moment,
      main?.dataset.told,
      document.querySelector('.prompt, .sheet-prompt, .curtain')?.textContent,
      acts.map((act) => `${act.textContent}${act.getAttribute('aria-disabled')}`),
      document.querySelector('.moment')?.innerHTML,
      document.querySelector('.garden')?.innerHTML.length,
      lit.map(({ hex }) => hex),
      document.querySelector('.asks, .bubble')?.textContent,
    ].join('|'),
    clicks: (window as WithClicks).clicks ?? 0,
    moment: main?.dataset.moment ?? null,
    // While an action is being sent or a move is animated, nothing is lit.
    asked: asks !== null && !document.querySelector('[data-busy], [data-playing]'),
    refused: refusal?.textContent ?? null,
    curtain: document.querySelector('main.curtain') !== null,
    acts: acts.map((act) => act.dataset.act ?? ''),
    lit,
    rooms: all('[data-room][role="button"]').map((room) => room.dataset.room ?? ''),
    say: document.querySelector('.prompt b, .sheet-prompt b')?.textContent ?? '',
  };
}

/** Where the things to press are; ID stands for one of several. */
const THINGS = {
  act: '[data-act="ID"]',
  hex: '[data-hex="ID"]',
  room: '[data-room="ID"]',
  quarry: '.asks button',
  slot: '.nurse-place.selectable',
  placed: '.nurse-place.filled',
  objective: '.objective-tile.selectable:not(.chosen)',
  craft: '[data-craft="ID"].selectable:not(.chosen)',
};
export type Thing = keyof typeof THINGS;

/** Where the nurses go; the seasons cycle through these plans. Workers and the atelier are in all of them. */
const NURSES = [
  ['Workers', 'Workers', 'Atelier', 'Larvae', 'Soldiers', 'Soldiers'],
  ['Larvae', 'Workers', 'Workers', 'Atelier', 'Atelier', 'Larvae'],
  ['Soldiers', 'Soldiers', 'Atelier', 'Workers', 'Workers', 'Larvae'],
];

export class Player extends Scripted<Look> {
  #births = 0;
  #walks = 0;

  constructor(
    page: Page,
    touch = false,
    /**
     * How long to wait after a click without reading the page, because reading takes time from the page. Before a
     * click, the pointer rests on the target for half as long, as a hand would.
     */
    private readonly away = 0,
  ) {
    super(page, touch);
  }

  look(): Promise<Look> {
    return this.page.evaluate(read);
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    dice.steps.push(`press ${String(target)}`);
    if (this.away > 0) {
      await target.hover();
      await nap(this.away / 2);
    }
    if (this.touch) await target.tap();
    else await target.click();
  }

  act(id: string): Promise<void> {
    return this.press(this.find('act', id));
  }

  hex(hex: string): Promise<void> {
    return this.press(this.find('hex', hex));
  }

  /** The things of a kind that can be pressed now; another way to play finds them in another way. */
  protected find(thing: Thing, id = ''): Locator {
    return this.page.locator(THINGS[thing].replace('ID', id));
  }

  /** Makes one decision and returns its kind. */
  async step(): Promise<string> {
    const look = await this.turn();
    if (look.moment === 'final') return 'final';
    if (look.refused) throw new Error(`A lit choice was refused: ${look.refused}`);
    const did = this.note(await this.#decide(look));
    await nap(this.away);
    await this.settled(look);
    if ((await this.look()).mark === look.mark)
      throw new Error(`A click on a lit choice had no effect: ${did}, "${look.say}", moment ${look.moment}`);
    return did;
  }

  async #decide(look: Look): Promise<string> {
    if (look.curtain) {
      await this.press(this.page.locator('.curtain').getByRole('button'));
      return 'curtain';
    }
    switch (look.moment) {
      case 'event':
        return this.#event();
      case 'births':
        return this.#nurses(look);
      case 'harvest':
        return this.#harvest(look);
      case 'atelier':
        return this.#atelier(look);
      case 'storing':
        await this.act('keep');
        return 'storing';
      case 'winter':
        await this.act('winter');
        return 'winter';
      default:
        return look.lit.some(({ does }) => does === 'leave') || look.rooms.length > 0
          ? this.#send(look)
          : this.#walk(look);
    }
  }

  /** Pushes the event cube every other season, if a larva can be spared. */
  async #event(): Promise<string> {
    const near = this.page.getByRole('radio', { name: /, 1 larva$/, disabled: false });
    if (this.#births % 2 === 1 && (await near.count()) > 0 && !this.did.has(`pushed ${this.#births}`)) {
      await this.press(near.first());
      return `pushed ${this.#births}`;
    }
    await this.act('take');
    return 'event';
  }

  async #nurses(look: Look): Promise<string> {
    const order = NURSES[this.#births % NURSES.length] ?? [];
    const places = this.find('slot');
    const names = await places.evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')));
    const set = await this.find('placed').count();
    for (const track of order.slice(set)) {
      const at = names.findIndex((name) => name?.startsWith(`Nurse to ${track}`));
      if (at < 0) continue;
      await this.press(places.nth(at));
      return 'nurse';
    }
    if (names.length > 0 && !look.acts.includes('hatch')) await this.press(places.first());
    else await this.act('hatch');
    this.#births += 1;
    return 'births';
  }

  /** Sends a worker to the nest now and then, the others into the garden. */
  async #send(look: Look): Promise<string> {
    const doors = look.lit.filter(({ does }) => does === 'leave');
    const [room] = look.rooms.slice(-1);
    const asking = this.find('quarry');
    if ((await asking.count()) > 0) {
      await this.press(asking.first());
      return 'room';
    }
    if (room && (doors.length === 0 || this.#walks % 3 === 2)) {
      this.#walks += 1;
      await this.press(this.find('room', room));
      return 'room';
    }
    this.#walks += 1;
    await this.hex(dice.pick(doors)?.hex ?? '');
    return 'leave';
  }

  async #walk(look: Look): Promise<string> {
    const does = (kind: string) => look.lit.filter((each) => each.does === kind);
    if (look.acts.includes('lay')) {
      await this.act('lay');
      return 'lay';
    }
    if (look.acts.includes('clear')) {
      await this.act('clear');
      return 'clear';
    }
    for (const id of ['special', 'choose']) {
      if (!look.acts.includes(id)) continue;
      await this.act(id);
      return id;
    }
    const prey = dice.pick(does('hunt'));
    if (prey) {
      await this.hex(prey.hex);
      return 'hunt';
    }
    // Prefer bare ground, where a tile can go, and do not step back onto your own tunnel.
    const bare = does('walk').filter(({ name }) => !/pheromone|tunnel|farm|scavenging|colony/.test(name));
    const ways = bare.length > 0 ? bare : does('walk').filter(({ name }) => !name.includes('your tunnel'));
    const to = dice.pick(ways);
    if (to) {
      await this.hex(to.hex);
      return 'walk';
    }
    if (look.acts.includes('stop')) {
      await this.act('stop');
      return 'stop';
    }
    await this.hex(dice.pick(look.lit)?.hex ?? '');
    return 'walk';
  }

  async #harvest(look: Look): Promise<string> {
    const kinds = this.page.getByRole('button', { name: /^(Food|Earth|Stone)$/ });
    if ((await kinds.count()) > 0) {
      await this.press(kinds.first());
      return 'harvest';
    }
    const cube = dice.pick(look.lit);
    if (cube) await this.hex(cube.hex);
    else await this.act('done');
    return 'harvest';
  }

  async #atelier(look: Look): Promise<string> {
    for (const id of ['hand-in', 'craft', 'pay']) {
      if (!look.acts.includes(id)) continue;
      await this.act(id);
      return id === 'craft' ? 'craft' : 'objective';
    }
    const [place] = look.lit.filter(({ does }) => does === 'tunnel' || does === 'empty' || does === 'unmark');
    const picking = look.lit.some(({ does }) => does !== 'tunnel') || !look.acts.includes('leave');
    if (place && (picking || /tunnel/i.test(look.say))) {
      await this.hex(place.hex);
      return place.does;
    }
    const objective = this.find('objective');
    if ((await objective.count()) > 0) {
      await this.press(objective.first());
      return 'atelier';
    }
    for (const craft of ['level', 'nurse', 'tunnel']) {
      const way = this.find('craft', craft);
      if ((await way.count()) === 0) continue;
      await this.press(way);
      return 'atelier';
    }
    await this.act('leave');
    return 'atelier';
  }
}

/** Starts a game against bots from the home page. */
export async function playNow(page: Page, players: number, bots = 'Casual'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Play Myrmes' });
  await dialog.getByText(String(players), { exact: true }).click();
  await dialog.getByText(bots, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await fromYear(page);
}

/** A hex that is not lit and lies in view, where a click reaches it: any one, or one whose name begins like this. */
export async function darkHex(page: Page, name = ''): Promise<Locator> {
  const named = name && `[aria-label^="${name}"]`;
  const find = () =>
    page.locator(`.hit:not([data-lit])${named}`).evaluateAll((hits) => {
      const inView = hits.find((hit) => {
        const { x, y, width, height } = hit.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === hit;
      });
      return inView?.getAttribute('data-hex') ?? '';
    });
  await expect.poll(find).not.toBe('');
  return page.locator(`.hit[data-hex="${await find()}"]`);
}
