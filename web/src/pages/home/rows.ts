import type { Player } from '../../lib/ui/player';

/** One line in a list of tables, with all its texts ready. */
export interface TableRow {
  id: string;
  title: string;
  note: string;
  /** A seat is taken by a player, or free. */
  seats: { player: Player | null; name?: string }[];
  /** The text of the button, and where it leads. */
  action: string;
  href?: string;
  /** Whether this table waits for the reader: the button is then the green one. */
  turn?: boolean;
}
