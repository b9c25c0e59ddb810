import type { Snippet } from 'svelte';
import type { SeatNote } from '../../lib/table/prompt';
import type { OpenReplay } from './loader';

/** A step requested by the address; a new object requests it again. */
export interface Wanted {
  at: number | null;
}

/** What the replay page passes to a game. */
export interface ReplayProps {
  replay: OpenReplay;
  /** Names by seat; those of bots and unnamed guests are translated. */
  names: string[];
  notes?: SeatNote[];
  wanted: Wanted;
  onmoment: (at: number, seat: number | null) => void;
  oneyes: (seat: number | null) => void;
  tools: Snippet;
  link: Snippet;
}
