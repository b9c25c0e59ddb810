import type { Snippet } from 'svelte';
import type { Ended } from '../../lib/table/prompt';
import type { TableClient } from '../../lib/table.svelte';
import type { Doings } from './doings.svelte';

/** What the table page passes to a game. */
export interface LiveProps {
  client: TableClient;
  components: unknown;
  doings: Doings;
  /** Told what the game shows in the bar above the page, which is there before the game is. */
  onbar: (bar: Snippet | null) => void;
  notices: Snippet;
  onseat: (seat: number | null) => void;
  /** What stands beside an imagined table. */
  extra?: Snippet;
  /** The text that names that on a phone. */
  beside?: string;
  /** Why nobody is asked anything any more at an imagined table. */
  ended?: Ended | undefined;
}
