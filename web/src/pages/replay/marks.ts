// Seasons, rounds or whatever a game is divided into, as the bar shows them.
import type { IconName } from '../../look/icons';

export interface BarMark {
  key: string;
  /** The first frame of it. */
  at: number;
  /** The larger part it belongs to, e.g. a year, in a letter or two. */
  group: string;
  /** Whether that begins here. */
  first: boolean;
  icon: IconName;
  text: string;
}

type Begins = Pick<BarMark, 'at'>;

/** The part a frame falls in. */
export function markAt<T extends Begins>(marks: readonly T[], at: number): T | undefined {
  return marks.findLast((mark) => mark.at <= at);
}

/** Where the next part begins; the end of the game after the last one. */
export function later(marks: readonly Begins[], at: number, last: number): number {
  return marks.find((mark) => mark.at > at)?.at ?? last;
}

/** The beginning of this part; from there that of the one before. */
export function earlier(marks: readonly Begins[], at: number): number {
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}
