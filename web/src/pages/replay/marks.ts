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
