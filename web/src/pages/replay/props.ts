import type { Snippet } from 'svelte';
import type { Replay } from '../../lib/generated/protocol';
import type { SeatNote } from '../../lib/table/prompt';

/** What the replay page passes to a game. */
export interface ReplayProps {
  replay: Replay;
  /** Names by seat; those of bots and unnamed guests are translated. */
  names: string[];
  notes?: SeatNote[];
  /** A frame requested by the address; a new object requests it again. */
  wanted: { at: number | null };
  onmoment: (at: number) => void;
  oneyes: (seat: number | null) => void;
  tools: Snippet;
  link: Snippet;
}
