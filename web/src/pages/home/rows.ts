import type { Player } from '../../lib/ui/player';

/** One line of a list of tables: everything said, nothing to work out. */
export interface TableRow {
  id: string;
  title: string;
  note: string;
  /** A seat is taken by a player, or free. */
  seats: { player: Player | null; name?: string }[];
  /** The button: its word, and where it leads. */
  action: string;
  href?: string;
  /** This table waits for the reader: the button is the green one. */
  turn?: boolean;
}
