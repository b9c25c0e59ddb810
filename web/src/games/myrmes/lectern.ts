/** What Myrmes tells the coach of a lesson. */
import type { Lectern } from '../../lib/coach/coach.svelte';
import type { MyrmesGame } from './game.svelte';
import { remark } from './remarks';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const PHASES = ['event', 'births', 'workers', 'harvest', 'atelier', 'end_of_season', 'winter', 'over'];

/** The order of times such as `1/spring/births`. */
function when(at: string): number {
  const [year = '', season = '', phase = ''] = at.split('/');
  return Number(year) * 100 + SEASONS.indexOf(season) * 10 + PHASES.indexOf(phase);
}

export const lectern = (game: MyrmesGame): Lectern => ({
  when,
  begins: ({ what }) => what === 'phase_began',
  now: () => {
    const { year, season, phase, colonies } = game.view;
    // Event and births are chosen in one go.
    const plan = game.seat === null ? undefined : colonies[game.seat]?.plan;
    return `${year}/${season}/${phase === 'births' && plan?.step === 'event' ? 'event' : phase}`;
  },
  remark: () => remark(game),
  possible: () => game.choices.map(({ text }) => text),
});
