import type { Advice } from '../../lib/table/hints.svelte';
import { lostSource, sources } from './moments/scores';
import type { MyrmesGame } from './game.svelte';

/** Where points come from, as a hint explains it: the sources of the final score, and winter. */
export const advise = (game: MyrmesGame): Advice => ({
  sources: () => [...sources(), { ...lostSource(), of: ['winter'] }],
  begun: game.components.start_score,
});
