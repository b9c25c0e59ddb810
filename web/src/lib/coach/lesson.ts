/** How far a player has come in a lesson: told by the log alone, so that it goes on wherever one left it. */
import type { Item, LessonStep } from '../generated/protocol';
import { eventsOf, standing } from '../items';

export interface AnyEvent {
  what: string;
  seat?: number | null;
}

/** When steps come, in the words of a game. */
export interface Times {
  /** The order of times such as `1/spring/births`: what is later is more. */
  when: (at: string) => number;
  /** Whether this event begins another time. */
  begins: (event: AnyEvent) => boolean;
}

export interface Progress extends Times {
  steps: readonly LessonStep[];
  items: readonly Item[];
  seat: number;
  now: string;
  /** How many steps at the beginning have been read or skipped. */
  read: number;
}

/** The first step that is still to be done; the number of steps if all are. */
export function stepOf({ steps, items, seat, now, read, when, begins }: Progress): number {
  const events = eventsOf<AnyEvent>(standing(items));
  // Only what was done in the current phase counts: earlier steps are over, and later ones have not come.
  const since = events.slice(events.findLastIndex(begins) + 1);
  const own = since.filter((event) => event.seat === seat);
  let from = 0;
  let done = read;
  for (const [nth, { at, done: kinds, if: needs = [] }] of steps.entries()) {
    if (when(at) < when(now)) done = Math.max(done, nth + 1);
    if (when(at) !== when(now)) continue;
    // What it is about has not come up. If it still does, the step comes back.
    if (done === nth && needs.length > 0 && !since.some(({ what }) => needs.includes(what))) done = nth + 1;
    if (kinds.length === 0) continue;
    const found = own.findIndex(({ what }, i) => i >= from && kinds.includes(what));
    if (found < 0) continue;
    from = found + 1;
    done = Math.max(done, nth + 1);
  }
  return done;
}

/** The first word of an action: what is done, whatever with. */
const verb = (action: string) => action.split(' ', 1)[0];

/** Whether an action is of the kind that a step is about. The place is up to the player. */
export const isAbout = ({ do: wanted }: LessonStep, action: string): boolean =>
  wanted.some((each) => verb(each) === verb(action));
