/** Where seasons and winters begin among the frames of a replay, and how far the chart of the scores has come. */
import type { Event, View } from '../../../lib/generated/myrmes';

export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

/** What is looked at in a frame. */
export interface Framed {
  events: readonly unknown[];
  view: unknown;
}

export interface Mark {
  /** The first frame of it. */
  at: number;
  year: number;
  season: SeasonName;
}

const eventsOf = (frame: Framed) => frame.events as readonly Event[];

/** Everybody hears of everything but what somebody chooses in secret. */
export const isPublic = (event: unknown): boolean => (event as Event).what !== 'chose';

/** One mark for each season and winter that was reached. A winter nobody had to think about lies in a single frame. */
export function marksOf(frames: readonly Framed[]): Mark[] {
  const marks: Mark[] = [];
  const add = (at: number, year: number, season: SeasonName) => {
    if (!marks.some((mark) => mark.year === year && mark.season === season)) marks.push({ at, year, season });
  };
  let before = 1;
  frames.forEach((frame, at) => {
    const { year, season, phase } = frame.view as View;
    if (eventsOf(frame).some(({ what }) => what === 'wintered')) add(at, before, 'winter');
    if (phase === 'winter') add(at, year, 'winter');
    else if (phase !== 'over') add(at, year, season);
    before = year;
  });
  return marks;
}

/** The frames in which seasons and winters ended, one for each entry of `historyOf`. */
export function endsOf(frames: readonly Framed[]): number[] {
  const ends: { at: number; winter: boolean }[] = [];
  frames.forEach((frame, at) => {
    for (const { what } of eventsOf(frame)) {
      if (what === 'season_ended') ends.push({ at, winter: false });
      if (what !== 'wintered') continue;
      const last = ends.at(-1);
      if (last?.winter) last.at = at;
      else ends.push({ at, winter: true });
    }
  });
  return ends.map(({ at }) => at);
}

/** How far along the entries of the chart a frame is: 1.5 is half way between the second and the third. */
export function alongEnds(ends: readonly number[], at: number): number {
  // A season and the winter after it may end in the same frame.
  const exact = ends.lastIndexOf(at);
  if (exact >= 0) return exact;
  const next = ends.findIndex((end) => end >= at);
  if (next < 0) return ends.length - 1 + (ends.length > 0 && at > (ends.at(-1) ?? 0) ? 0.5 : 0);
  const [from, to] = [next === 0 ? 0 : (ends[next - 1] ?? 0), ends[next] ?? 0];
  return next - 1 + (at - from) / (to - from);
}
