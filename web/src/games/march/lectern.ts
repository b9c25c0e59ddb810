/** What March of the Ants tells the coach of a lesson. */
import type { Lectern } from '../../lib/coach/coach.svelte';
import type { MarchGame } from './game.svelte';
import { remark } from './remarks';

const PHASES = ['setup', 'worker', 'soldier', 'queen', 'over'];

/** The order of times such as `1/worker`. */
function when(at: string): number {
  const [round = '', phase = ''] = at.split('/');
  return Number(round) * 10 + PHASES.indexOf(phase);
}

export const lectern = (game: MarchGame): Lectern => ({
  when,
  begins: ({ what }) => what === 'phase_began',
  now: () => `${game.view.round}/${game.view.phase}`,
  remark: () => remark(game),
  possible: () => game.choices.map(({ text }) => text),
});
