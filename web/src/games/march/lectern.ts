/** What March of the Ants tells the coach of a lesson. */
import type { Lectern, Remark } from '../../lib/coach/coach.svelte';
import type { MarchGame } from './game.svelte';

const PHASES = ['setup', 'worker', 'soldier', 'queen', 'over'];

/** The order of times such as `1/worker`. */
function when(at: string): number {
  const [round = '', phase = ''] = at.split('/');
  return Number(round) * 10 + PHASES.indexOf(phase);
}

/** What a player should think of in good time: whether there is food for all ants. */
function remark({ view, outlook, seat }: MarchGame): Remark | null {
  const fed = seat === null || view.phase !== 'worker' ? null : outlook.nests[seat]?.feeding;
  if (!fed || fed.food_paid >= fed.food_due) return null;
  const { food_due: due, food_paid: food, larvae_paid: larvae, starving } = fed;
  return {
    key: `lesson-march-remark-${starving > 0 ? 'starving' : 'feeding'}`,
    args: { due, food, larvae, starving },
  };
}

export const lectern = (game: MarchGame): Lectern => ({
  when,
  begins: ({ what }) => what === 'phase_began',
  now: () => `${game.view.round}/${game.view.phase}`,
  remark: () => remark(game),
  possible: () => game.choices.map(({ text }) => text),
});
