/** When what happens on the stages of Myrmes. */
import { endOf, lastOf, type Beat } from '../../../lib/table/beats';
import type { MyrmesTelling, Wintered } from '../telling';

/** The dice of a year are cast into the garden, and fly to their lines one after the other. */
export const dieBeat = (i: number): Beat => ({ at: i * 120, for: 780 });
export const homeBeat = (i: number): Beat => ({ at: 1300 + i * 180, for: 320 });
/** A line of a year: three dice, then the winter. */
export const lineBeat = (i: number): Beat => ({ at: homeBeat(i).at + 100, for: 420 });
const LINES = 4;

/** The garden turns into a cut through the ground. */
export const GROUND: Beat = { at: 0, for: 500 };
/** A place in a chamber is filled, in the order in which they are due. */
export const placeBeat = (k: number): Beat => ({ at: 700 + k * 260, for: 300 });
/** The points of all colonies come once every place is filled. */
export function sumBeat(colonies: readonly Pick<Wintered, 'guarded' | 'paid' | 'missing'>[]): Beat {
  const places = Math.max(1, ...colonies.map(({ guarded, paid, missing }) => guarded + paid + missing));
  return { at: Math.max(3000, endOf(placeBeat(places - 1))), for: 500 };
}

/** With them the points that were lost count down. */
export const lossBeat = (colonies: Parameters<typeof sumBeat>[0]): Beat => ({
  at: sumBeat(colonies).at + 200,
  for: 800,
});

/** When the stage of a telling is done, at the normal speed. */
export function stageEnd(told: MyrmesTelling): number {
  if (told.kind === 'winter') return lastOf([GROUND, sumBeat(told.colonies), lossBeat(told.colonies)]);
  return told.kind === 'year' ? lastOf([lineBeat(LINES - 1), homeBeat(LINES - 2)]) : 0;
}
