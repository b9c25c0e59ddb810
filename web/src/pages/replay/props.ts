import type { Snippet } from 'svelte';
import type { Replay } from '../../lib/generated/protocol';
import type { SeatNote } from '../../lib/table/prompt';

/** What the replay page hands to a game. */
export interface ReplayProps {
  replay: Replay;
  /** By seat, in the reader's language for bots and nameless guests. */
  names: string[];
  notes?: SeatNote[];
  /** A frame somebody asked for by its address; a new object asks again. */
  wanted: { at: number | null };
  onmoment: (at: number) => void;
  oneyes: (seat: number | null) => void;
  tools: Snippet;
  link: Snippet;
}
