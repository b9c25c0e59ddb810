/**
 * Plays either game through roles and names alone, which is what a screen reader gets of the page. It chooses at random
 * from what it is offered, and checks that every question is asked in words, that every choice has a name with its
 * price, and that whatever changes on the board is told.
 */
import { expect, type Page } from '@playwright/test';
import { dice } from './dice';
import { mayAsk, nap } from './scripted';
import { painted } from './tables';

/** An element as a screen reader knows it. */
interface Thing {
  role: string;
  name: string;
  /** What is said of it besides: `disabled`, `checked`. */
  states: string[];
  /** Its text, if it contains nothing else. */
  text: string;
  /** What it is in, from the outside in: `group The garden`. */
  within: string[];
  /** How many before it have the same role and name. */
  nth: number;
}

/** Reads the lines of an aria snapshot: `- button "Undo" [disabled]: text`, in single quotes where YAML needs them. */
export function parse(snapshot: string): Thing[] {
  const above: { indent: number; is: string }[] = [];
  const counts = new Map<string, number>();
  const things: Thing[] = [];
  for (const line of snapshot.split('\n')) {
    const [, spaces = '', rest = ''] = /^( *)- (.*)$/.exec(line) ?? [];
    const quoted = /^'((?:[^']|'')*)'(.*)$/.exec(rest);
    const plain = quoted ? `${(quoted[1] ?? '').replaceAll("''", "'")}${quoted[2]}` : rest;
    const found = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$/.exec(plain);
    if (!found) continue;
    const [, role = '', written = '', states = '', text = ''] = found;
    const name = written.replaceAll(/\\(.)/g, '$1');
    while ((above.at(-1)?.indent ?? -1) >= spaces.length) above.pop();
    const key = `${role} ${name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    things.push({
      role,
      name,
      states: [...states.matchAll(/\[([^\]]*)\]/g)].map(([, state = '']) => state),
      text: text.startsWith('"') ? (JSON.parse(text) as string) : text,
      within: above.map(({ is }) => is),
      nth,
    });
    above.push({ indent: spaces.length, is: key.trim() });
  }
  return things;
}

/** What a game calls its things, as far as a player has to know it. */
export interface Words {
  board: string;
  final: string;
  /** The names that describe the board. */
  describes: RegExp;
  /** What a click on a place of the board does: the end of its name. */
  does: RegExp;
  /** Names of choices that have a price, and how it is told. */
  prices: [choice: RegExp, price: RegExp][];
}

/** Buttons that only take back, look, or are pressed in another way. */
const ASIDE =
  /^(Undo|What would you do\?|Play a card|Go back|Ask .* to go back|Back|Not now|Skip until…|Turn|Turn the hex.*|Turned by .*|Show .* instead|Take a nurse back.*|Earlier lines|.*\(Shift R\)|Zoom .*|Show the lit places|Take back.*)$/;
/** Buttons that end something: for when there is nothing better, and now and then. */
const ENDS =
  /^(Stop|No reaction|Rest.*|Leave|Leave it there|Done|Give birth, \d+ idle|Pass.*|Keep .*|Show.*)$/;
const CHOICES = new Set(['button', 'radio', 'checkbox']);

/** What is heard at one moment. */
interface Heard {
  says: string;
  log: string;
  /** What the board is like. */
  board: string;
  all: string;
  goOn: Thing[];
  confirm: Thing[];
  choices: Thing[];
  ends: Thing[];
  over: boolean;
}

const MOST = 1500;

export class Reader {
  /** Every question. */
  readonly questions = new Set<string>();
  /** The names of what was pressed. */
  readonly pressed: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async hear(): Promise<Heard> {
    const snapshot = await this.page.locator('body').ariaSnapshot();
    const things = parse(snapshot);
    const inside = (thing: Thing, what: string) => thing.within.includes(what);
    const open = things.filter(
      ({ role, name, states }) =>
        CHOICES.has(role) &&
        !ASIDE.test(name) &&
        !states.some((state) => ['disabled', 'checked', 'pressed'].includes(state)),
    );
    const board = `group ${this.words.board}`;
    const acts = open.filter((thing) => inside(thing, 'group Actions'));
    const places = open.filter((thing) => inside(thing, board) && this.words.does.test(thing.name));
    const panels = open.filter(
      (thing) =>
        !inside(thing, board) &&
        !inside(thing, 'group Actions') &&
        thing.within.some((each) => /^(region|toolbar) /.test(each) && each !== `region ${this.words.board}`),
    );
    const [status] = things.filter(({ role, within }) => role === 'status' && within.at(-1) === 'main');
    return {
      says: status?.text ?? '',
      log: things
        .filter((thing) => inside(thing, 'log Log'))
        .map(({ text }) => text)
        .join('\n'),
      board: things
        .filter((thing) => inside(thing, board) && this.words.describes.test(thing.name))
        .map(({ name }) => name.replace(this.words.does, ''))
        .join('\n'),
      all: snapshot,
      goOn: open.filter(({ name }) => name.startsWith('Go on')),
      confirm: acts.filter(({ name }) => !ENDS.test(name)),
      choices: [...places, ...panels.filter(({ name }) => !ENDS.test(name))],
      ends: [...acts, ...panels].filter(({ name }) => ENDS.test(name)),
      over: things.some(({ role, name }) => role === 'region' && name === this.words.final),
    };
  }

  /** Waits until a question is said and there is something to do, or the game is over. */
  async turn(before?: Heard): Promise<Heard> {
    for (const end = Date.now() + 30_000; ; await nap(40)) {
      // What is on its way when the question comes is gone before anybody could choose it.
      await this.page.waitForFunction(mayAsk, undefined, { polling: 20 });
      // The log follows the board by a frame.
      await painted(this.page);
      const heard = await this.hear();
      this.#told(before, heard);
      before = heard;
      if (heard.over) return heard;
      // A text is read aloud only if it changes a region that was there before, so a new table is silent for a frame.
      const open = heard.goOn.length + heard.confirm.length + heard.choices.length + heard.ends.length;
      if (heard.says !== '' && open > 0) return heard;
      if (Date.now() > end) throw new Error(`Said "${heard.says}", and ${open} things to do`);
    }
  }

  /** Whatever changes on the board is told by the question, or in the log. */
  #told(before: Heard | undefined, after: Heard): void {
    if (!before || before.board === after.board || after.over) return;
    const were = new Set(before.board.split('\n'));
    const changed = after.board.split('\n').filter((place) => !were.has(place));
    expect(
      `${after.says}\n${after.log}`,
      `what is told of a change on the board: ${changed.join(' | ')}`,
    ).not.toBe(`${before.says}\n${before.log}`);
  }

  /** Something to press: what goes on if possible, otherwise a choice, and now and then an end. */
  #pick({ goOn, confirm, choices, ends }: Heard): Thing | undefined {
    if (goOn.length > 0) return goOn[0];
    if (confirm.length > 0 && (choices.length === 0 || dice.below(5) > 0)) return dice.pick(confirm);
    if (choices.length > 0 && (ends.length === 0 || dice.below(5) > 0)) return dice.pick(choices);
    return dice.pick(ends);
  }

  async #press(thing: Thing): Promise<void> {
    this.pressed.push(thing.name);
    dice.steps.push(`press ${thing.role} ${thing.name}`);
    const role = thing.role as 'button';
    const target = this.page.getByRole(role, { name: thing.name, exact: true }).nth(thing.nth);
    await target.focus();
    await this.page.keyboard.press(thing.role === 'button' ? 'Enter' : 'Space');
  }

  /** Plays to the end of the game, or makes so many choices. */
  async play(most = Infinity): Promise<void> {
    let heard = await this.turn();
    for (let i = 0; i < Math.min(most, MOST) && !heard.over; i += 1) {
      expect(heard.says).not.toMatch(/[?!…]\./);
      this.questions.add(heard.says);
      for (const { name } of [...heard.confirm, ...heard.choices, ...heard.ends]) {
        expect(name, `a choice at "${heard.says}"`).not.toBe('');
        for (const [choice, price] of this.words.prices) if (choice.test(name)) expect(name).toMatch(price);
      }
      const thing = this.#pick(heard);
      if (!thing) throw new Error(`Nothing to press: ${heard.says}`);
      await this.#press(thing);
      const before = heard;
      await expect
        .poll(async () => (heard = await this.turn(before)).all, { message: `after ${thing.name}` })
        .not.toBe(before.all);
    }
    if (most === Infinity) expect(heard.over, 'the game came to its end').toBe(true);
  }
}
