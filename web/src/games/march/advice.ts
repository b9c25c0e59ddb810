import type { Advice, PointSource } from '../../lib/table/hints.svelte';
import { lostSource, sources } from './moments/scores';

/** Where points come from: the sources of the final score, and drawbacks. */
export const pointSources = (): PointSource[] => [...sources(), { ...lostSource(), of: ['drawbacks'] }];

export const ADVICE: Advice = { sources: pointSources, begun: 0 };
