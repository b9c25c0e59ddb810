/**
 * The log of a game: events as lines, each with its text, its values, and the hexes and seats it is about.
 *
 * A line is created once and translated when it is shown. The game decides how an event is described and which events
 * share a line.
 */
import type { Item } from '../generated/protocol';
import { undoneOf } from '../items';

/** A value or word in a text, to be translated when it is shown. */
export type Arg =
  | number
  | string
  /** A player's name. */
  | { name: number }
  /** Another text. */
  | { word: string; args?: Record<string, Arg> }
  | { list: Arg[] };

export interface Line {
  /** Unique in the log, and stable when the line grows. */
  id: string;
  key: string;
  args: Record<string, Arg>;
  heading: boolean;
  seat: number | null;
  seats: number[];
  /** What it is about, each once. */
  hexes: string[];
  points: number;
  undone: boolean;
  fresh: boolean;
  item: number;
  /** The kind of the event it tells; null for what is no rule of the game. */
  what: string | null;
}

/** A game's description of an event. */
export type Sentence = Pick<Line, 'key' | 'args'> &
  Partial<Pick<Line, 'heading' | 'seat' | 'hexes' | 'seats' | 'points'>>;

interface AnyEvent {
  what: string;
  seat?: number | null;
}

/** How a game describes its events. */
export interface Story<E extends AnyEvent> {
  /**
   * Describes one event; null if it is not worth a line, which also ends the line before. `rest` holds the events that
   * came with it, from this one on.
   */
  tell: (fact: E, rest: E[]) => Sentence | null;
  /** Describes consecutive events in one line; null where the last of them begins another line. */
  fold?: (facts: E[]) => Sentence | null;
}

export const word = (key: string, args?: Record<string, Arg>): Arg =>
  args ? { word: key, args } : { word: key };

/** Describes items other than actions: undo, bots taking over, clocks. */
function tellItem(item: Exclude<Item, { what: 'played' }>): Sentence {
  if (item.what === 'abandoned') return { key: 'log-abandoned', args: {}, heading: true };
  if (item.what === 'played_on') return { key: 'log-played_on', args: {}, heading: true };
  if (item.what === 'continued') return { key: 'log-continued', args: { count: item.lost }, heading: true };
  const name: Arg = { name: item.seat };
  if (item.what === 'taken_back') {
    const { agreed, items } = item;
    return { key: agreed ? 'log-taken_back-agreed' : 'log-taken_back', args: { name, count: items.length } };
  }
  return { key: `log-${item.what}`, args: { name } };
}

/**
 * Builds the log of a viewpoint, oldest line first. Called again with more items, it continues where it was; unchanged
 * lines stay the same objects.
 */
export function telling<E extends AnyEvent>(seat: number | null, story: Story<E>): (items: Item[]) => Line[] {
  let lines: Line[] = [];
  /** The events of the last line, as long as it can grow. */
  let facts: E[] = [];
  /** For each line, the number of its last item. */
  let latest: number[] = [];
  /** How many lines are known not to be new. */
  let settled = 0;
  let told: readonly Item[] = [];
  let undone: ReadonlySet<number> = new Set();
  let acted = -1;

  const made = (item: Item, nth: number, says: Sentence, of: number | null, what: string | null): Line => {
    const whose = says.seat === undefined ? of : says.seat;
    return {
      heading: false,
      points: 0,
      ...says,
      hexes: [...new Set(says.hexes)],
      id: `${item.n}.${nth}`,
      item: item.n,
      what,
      seat: whose,
      seats: [...new Set([...(whose === null ? [] : [whose]), ...(says.seats ?? [])])],
      undone: undone.has(item.n),
      fresh: seat !== null && item.n > acted,
    };
  };
  /** Adds the event to the last line if possible; returns whether it did. */
  const folded = (item: Item, fact: E): boolean => {
    const last = lines.at(-1);
    const [first] = facts;
    if (!last || !first || last.undone !== undone.has(item.n)) return false;
    const says = story.fold?.([...facts, fact]);
    if (!says) return false;
    lines[lines.length - 1] = {
      ...made(item, 0, says, first.seat ?? null, first.what),
      id: last.id,
      item: last.item,
    };
    facts.push(fact);
    latest[lines.length - 1] = item.n;
    settled = Math.min(settled, lines.length - 1);
    return true;
  };
  const push = (item: Item, line: Line) => {
    lines.push(line);
    latest.push(item.n);
  };
  const add = (item: Item) => {
    if (item.what !== 'played') {
      push(item, made(item, 0, tellItem(item), 'seat' in item ? item.seat : null, null));
      facts = [];
      return;
    }
    const events = item.events as E[];
    events.forEach((fact, nth) => {
      if (folded(item, fact)) return;
      const says = story.tell(fact, events.slice(nth));
      facts = says ? [fact] : [];
      if (says) push(item, made(item, nth, says, fact.seat ?? null, fact.what));
    });
  };
  /** Unmarks lines that were new until the viewpoint acted. */
  const settle = () => {
    for (; settled < lines.length && (latest[settled] ?? 0) <= acted; settled++) {
      const line = lines[settled] as Line;
      if (line.fresh) lines[settled] = { ...line, fresh: false };
    }
  };

  return (items) => {
    const more = items.slice(told.length);
    const goesOn = items[told.length - 1] === told.at(-1) && more.every(({ what }) => what !== 'taken_back');
    if (goesOn) lines = [...lines];
    else [lines, facts, latest, settled] = [[], [], [], 0];
    undone = undoneOf(items);
    acted =
      items.findLast((item) => item.what === 'played' && item.seat === seat && !undone.has(item.n))?.n ?? -1;
    (goesOn ? more : items).forEach(add);
    settle();
    told = items;
    return lines;
  };
}
