import type { Advice } from '../../lib/table/hints.svelte';
import { lostSource, sources } from './moments/scores';

/** Where points come from, as a hint explains it: the sources of the final score, and drawbacks. */
export const ADVICE: Advice = {
  sources: () => [...sources(), { ...lostSource(), of: ['drawbacks'] }],
  begun: 0,
};
