import type { Advice, PointSource } from '../../lib/table/hints.svelte';
import { lostSource, sources } from './moments/scores';
import type { MyrmesGame } from './game.svelte';

/** Where points come from: the sources of the final score, and winter. */
export const pointSources = (): PointSource[] => [...sources(), { ...lostSource(), of: ['winter'] }];

export const advise = (game: MyrmesGame): Advice => ({
  sources: pointSources,
  begun: game.components.start_score,
});
