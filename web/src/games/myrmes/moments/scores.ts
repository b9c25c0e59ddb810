/** The sources of points, for the score bars. */
import type { IconName } from '../../../look/icons';
import { t } from '../../../lib/i18n.svelte';
import {
  ranked,
  type ChartPoint,
  type Row,
  type ScoreSource,
  type ScoreSheet,
} from '../../../lib/moments/ranking';
import type { ColonyView } from '../panels/types';
import { roman } from '../panels/words';

export type { Row };

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

export const sources = () => SOURCES.map((source) => ({ ...source, name: t(`my-source-${source.key}`) }));
export const lostSource = (): ScoreSource => ({ key: 'lost', icon: 'winter', name: t('my-source-lost') });

/** The scores at the end of one season, for the chart. */
export interface SeasonScore {
  year: number;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  scores: number[];
}

/** The ranking; equal scores share a place. */
export function ranking(colonies: ColonyView[]): Row[] {
  const rows = colonies.map((colony, seat) => {
    const parts = SOURCES.map(({ of }) => of.reduce((sum, source) => sum + (colony.scored[source] ?? 0), 0));
    const lost = -(colony.scored.winter ?? 0);
    // Points without a source were there from the start.
    const rest = colony.score + lost - parts.reduce((sum, n) => sum + n, 0);
    const last = parts.length - 1;
    parts[last] = (parts[last] ?? 0) + rest;
    return { seat, score: colony.score, parts, lost };
  });
  return ranked(rows);
}

/** The history for the chart; winters have a darker background. */
const chartPoints = (history: SeasonScore[]): ChartPoint[] =>
  history.map(({ year, season, scores }) => ({
    icon: season,
    name: `${t('my-year')} ${year}, ${t(`my-season-${season}`)}`,
    scores,
    band: season === 'winter',
  }));

/** The years below the seasons. */
const chartYears = (history: SeasonScore[]): { from: number; to: number; text: string }[] =>
  [...new Set(history.map(({ year }) => year))].map((year) => ({
    from: history.findIndex((season) => season.year === year),
    to: history.findLastIndex((season) => season.year === year),
    text: `${t('my-year')} ${roman(year)}`,
  }));

export const scoreSheet = (colonies: ColonyView[], history: SeasonScore[]): ScoreSheet => ({
  rows: ranking(colonies),
  sources: sources(),
  lost: lostSource(),
  course: {
    title: t('my-by-season'),
    points: chartPoints(history),
    groups: chartYears(history),
    label: (scores) => t('my-chart', { scores }),
  },
});
