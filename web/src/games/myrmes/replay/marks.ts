/** Where seasons and winters begin and end among the steps of a replay. */
import type { Event, View } from '../../../lib/generated/myrmes';
import type { Staged } from '../../../pages/replay/looking.svelte';

export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

export interface Mark {
  /** Its first step. */
  at: number;
  year: number;
  season: SeasonName;
}

const eventsOf = (step: Staged) => step.events as readonly Event[];

/** Everything but secret choices is public. */
export const isPublic = (event: unknown): boolean => (event as Event).what !== 'chose';

/** One mark for each season and winter that was reached. A winter without a decision is a single step. */
export function marksOf(steps: readonly Staged[]): Mark[] {
  const marks: Mark[] = [];
  const add = (at: number, year: number, season: SeasonName) => {
    if (!marks.some((mark) => mark.year === year && mark.season === season)) marks.push({ at, year, season });
  };
  let before = 1;
  steps.forEach((step, at) => {
    const { year, season, phase } = step.stand as Pick<View, 'year' | 'season' | 'phase'>;
    if (eventsOf(step).some(({ what }) => what === 'wintered')) add(at, before, 'winter');
    if (phase === 'winter') add(at, year, 'winter');
    else if (phase !== 'over') add(at, year, season);
    before = year;
  });
  return marks;
}

/** The steps in which seasons and winters ended, one for each entry of `historyOf`. */
export function endsOf(steps: readonly Staged[]): number[] {
  const ends: { at: number; winter: boolean }[] = [];
  steps.forEach((step, at) => {
    for (const { what } of eventsOf(step)) {
      if (what === 'season_ended') ends.push({ at, winter: false });
      if (what !== 'wintered') continue;
      const last = ends.at(-1);
      if (last?.winter) last.at = at;
      else ends.push({ at, winter: true });
    }
  });
  return ends.map(({ at }) => at);
}
