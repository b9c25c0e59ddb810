/** Where points came from, put together for the score bars. */
import type { IconName } from '../../../look/icons';
import type { ColonyView } from '../panels/types';

type Scored = keyof ColonyView['scored'];

/** In the order of `--src-1` to `--src-6`. */
export const SOURCES: { key: string; icon: IconName; of: Scored[] }[] = [
  { key: 'pheromones', icon: 'pheromone', of: ['pheromone', 'clearing'] },
  { key: 'specials', icon: 'sub-colony', of: ['special_tile', 'sub_colony'] },
  { key: 'hunting', icon: 'ferocity', of: ['prey'] },
  { key: 'queen', icon: 'ant-queen', of: ['queen'] },
  { key: 'objectives', icon: 'ws-objective', of: ['objective', 'objective_bonus'] },
  { key: 'start', icon: 'vp', of: ['vp_plus_1'] },
];

export interface Row {
  seat: number;
  place: number;
  score: number;
  /** Points by source, in the order of `SOURCES`. */
  parts: number[];
  lost: number;
}

/** What the season of the game brought, for the chart. */
export interface SeasonScore {
  year: number;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  scores: number[];
}

/** The ranking; equal scores share a place. */
export function ranking(colonies: ColonyView[]): Row[] {
  const rows = colonies.map((colony, seat): Row => {
    const parts = SOURCES.map(({ of }) => of.reduce((sum, source) => sum + (colony.scored[source] ?? 0), 0));
    const lost = -(colony.scored.winter ?? 0);
    // Whatever has no source was there from the start.
    const rest = colony.score + lost - parts.reduce((sum, n) => sum + n, 0);
    const last = parts.length - 1;
    parts[last] = (parts[last] ?? 0) + rest;
    const place = 1 + colonies.filter((other) => other.score > colony.score).length;
    return { seat, place, score: colony.score, parts, lost };
  });
  return rows.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
