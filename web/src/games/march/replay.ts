/** Where rounds begin and end among the frames of a replay. */
import type { Event, View } from '../../lib/generated/march';
import type { Framed } from '../../pages/replay/looking.svelte';

/** What only one player was told is left out for the others. */
export const isPublic = (event: unknown): boolean => (event as Event).only === undefined;

export interface RoundMark {
  /** The first frame of it. */
  at: number;
  round: number;
  phase: 'worker' | 'soldier' | 'queen';
}

/** One mark for each phase that was reached; one that nobody had to think about lies in a single frame. */
export function marksOf(frames: readonly Framed[]): RoundMark[] {
  const marks: RoundMark[] = [];
  const add = (at: number, round: number, phase: string) => {
    if (phase !== 'worker' && phase !== 'soldier' && phase !== 'queen') return;
    if (!marks.some((mark) => mark.round === round && mark.phase === phase)) marks.push({ at, round, phase });
  };
  frames.forEach((frame, at) => {
    for (const event of frame.events as readonly Event[])
      if (event.what === 'phase_began') add(at, event.round, event.phase);
    const { round, phase } = frame.view as View;
    add(at, round, phase);
  });
  return marks;
}

/** The frames in which rounds ended, one for each entry of `historyOf`. */
export function endsOf(frames: readonly Framed[]): number[] {
  const ends: number[] = [];
  let round: number | null = null;
  let awarded = false;
  frames.forEach((frame, at) => {
    for (const event of frame.events as readonly Event[]) {
      const { what } = event;
      if (
        !awarded &&
        (what === 'largest_brood' || what === 'greatest_stores' || what === 'untold_potential')
      ) {
        awarded = true;
        ends.push(at);
      }
      if (what === 'phase_began' && event.phase === 'worker') {
        if (round !== null && round !== event.round) ends.push(at);
        round = event.round;
      }
      if (what === 'game_ended') ends.push(at);
    }
  });
  return ends;
}
