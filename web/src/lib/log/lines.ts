/**
 * The log of a game: facts as lines, each with its text, its figures, and the hexes and seats it is about.
 *
 * A line is made once and said in whatever language is shown then. How a fact is told, and which facts make one line
 * together, is the game's business.
 */
import type { Item } from '../generated/protocol';
import { undoneOf } from '../items';

/** A figure or word of a text, to be said later. */
export type Arg =
  | number
  | string
  /** A player's name. */
  | { name: number }
  /** Another text. */
  | { word: string; args?: Record<string, Arg> }
  | { list: Arg[] };

export interface Line {
  /** Unique in the log, and the same when more is added to it. */
  id: string;
  key: string;
  args: Record<string, Arg>;
  heading: boolean;
  seat: number | null;
  seats: number[];
  hexes: string[];
  points: number;
  undone: boolean;
  fresh: boolean;
  item: number;
}

/** What a game says of a fact. */
export type Told = Pick<Line, 'key' | 'args'> &
  Partial<Pick<Line, 'heading' | 'seat' | 'hexes' | 'seats' | 'points'>>;

interface Fact {
  seat?: number | null;
}

/** How a game tells its facts. */
export interface Story<E extends Fact> {
  /** One fact; null where it is not worth a line, which ends the one before. `rest` is what came with it, from this fact on. */
  tell: (fact: E, rest: E[]) => Told | null;
  /** Facts that follow each other, as one line; null where the last of them begins another one. */
  fold?: (facts: E[]) => Told | null;
}

export const word = (key: string, args?: Record<string, Arg>): Arg =>
  args ? { word: key, args } : { word: key };

/** What is not a fact of the game: undone items, bots that take over, clocks. */
function tellItem(item: Exclude<Item, { what: 'played' }>): Told {
  if (item.what === 'abandoned') return { key: 'log-abandoned', args: {}, heading: true };
  const name: Arg = { name: item.seat };
  if (item.what === 'taken_back') {
    const { agreed, items } = item;
    return { key: agreed ? 'log-taken_back-agreed' : 'log-taken_back', args: { name, count: items.length } };
  }
  return { key: `log-${item.what}`, args: { name } };
}

/** The whole story of a viewpoint, oldest first. */
export function linesOf<E extends Fact>(items: Item[], seat: number | null, story: Story<E>): Line[] {
  const undone = undoneOf(items);
  const acted = items.findLastIndex(
    (item) => item.what === 'played' && seat !== null && item.seat === seat && !undone.has(item.n),
  );
  const lines: Line[] = [];
  /** What the last line tells, as long as it can go on. */
  let facts: E[] = [];
  const made = (item: Item, nth: number, told: Told, of: number | null): Line => {
    const whose = told.seat === undefined ? of : told.seat;
    return {
      heading: false,
      hexes: [],
      points: 0,
      ...told,
      id: `${item.n}.${nth}`,
      item: item.n,
      seat: whose,
      seats: [...new Set([...(whose === null ? [] : [whose]), ...(told.seats ?? [])])],
      undone: undone.has(item.n),
      fresh: seat !== null && item.n > acted,
    };
  };
  /** Whether the last line tells this fact too. */
  const folded = (item: Item, fact: E): boolean => {
    const last = lines.at(-1);
    const [first] = facts;
    if (!last || !first || last.undone !== undone.has(item.n)) return false;
    const told = story.fold?.([...facts, fact]);
    if (!told) return false;
    lines[lines.length - 1] = { ...made(item, 0, told, first.seat ?? null), id: last.id, item: last.item };
    facts.push(fact);
    return true;
  };
  for (const item of items) {
    if (item.what !== 'played') {
      lines.push(made(item, 0, tellItem(item), 'seat' in item ? item.seat : null));
      facts = [];
      continue;
    }
    const events = item.events as E[];
    events.forEach((fact, nth) => {
      if (folded(item, fact)) return;
      const told = story.tell(fact, events.slice(nth));
      facts = told ? [fact] : [];
      if (told) lines.push(made(item, nth, told, fact.seat ?? null));
    });
  }
  return lines;
}
