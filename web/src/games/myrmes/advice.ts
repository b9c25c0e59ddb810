import type { Components } from '../../lib/generated/myrmes';
import type { Advice, PointSource } from '../../lib/table/hints.svelte';
import { lostSource, sources } from './moments/scores';
import type { MyrmesGame } from './game.svelte';

/** Where points come from: the sources of the final score, and winter. */
export const pointSources = (): PointSource[] => [...sources(), { ...lostSource(), of: ['winter'] }];

export const adviseOf = ({ start_score: begun }: Components): Advice => ({
  sources: pointSources,
  begun,
});
export const advise = (game: MyrmesGame): Advice => adviseOf(game.components);
