import type { Advice } from '../../lib/table/hints.svelte';
import { lostSource, SOURCES, sources } from './moments/scores';

/** Where points come from, as a hint explains it: the sources of the final score, and drawbacks. */
export const ADVICE: Advice = {
  sources: () => [
    ...sources().map((source, nth) => ({ ...source, of: SOURCES[nth]?.of ?? [] })),
    { ...lostSource(), of: ['drawbacks'] },
  ],
  begun: () => 0,
};
