/** Where rounds and their phases begin among the steps of a replay. */
import type { Event, View } from '../../lib/generated/march';
import type { Staged } from '../../pages/replay/looking.svelte';

/** Whether an event is public: others do not see what only one player was told. */
export const isPublic = (event: unknown): boolean => (event as Event).only === undefined;

export interface RoundMark {
  /** Its first step. */
  at: number;
  round: number;
  phase: 'worker' | 'soldier' | 'queen';
}

/** One mark for each phase that was reached; a phase without a decision is a single step. */
export function marksOf(steps: readonly Staged[]): RoundMark[] {
  const marks: RoundMark[] = [];
  const add = (at: number, round: number, phase: string) => {
    if (phase !== 'worker' && phase !== 'soldier' && phase !== 'queen') return;
    if (!marks.some((mark) => mark.round === round && mark.phase === phase)) marks.push({ at, round, phase });
  };
  steps.forEach((step, at) => {
    for (const event of step.events as readonly Event[])
      if (event.what === 'phase_began') add(at, event.round, event.phase);
    const { round, phase } = step.stand as Pick<View, 'round' | 'phase'>;
    add(at, round, phase);
  });
  return marks;
}
