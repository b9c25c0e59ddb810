// The parts of a game (seasons, rounds), as the bar shows them.
import type { IconName } from '../../look/icons';

export interface BarMark {
  key: string;
  /** Its first frame. */
  at: number;
  /** The larger part it belongs to, e.g. a year, in a letter or two. */
  group: string;
  /** Whether the larger part begins here. */
  first: boolean;
  icon: IconName;
  text: string;
}

type Begins = Pick<BarMark, 'at'>;

/** The part a frame belongs to. */
export function markAt<T extends Begins>(marks: readonly T[], at: number): T | undefined {
  return marks.findLast((mark) => mark.at <= at);
}

/** Where the next part begins; after the last one, the end of the game. */
export function later(marks: readonly Begins[], at: number, last: number): number {
  return marks.find((mark) => mark.at > at)?.at ?? last;
}

/** The beginning of this part, or of the previous one if already there. */
export function earlier(marks: readonly Begins[], at: number): number {
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}
