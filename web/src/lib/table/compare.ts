/** Two turns of a hint beside each other: what each brings more, and how sure that is. */
import type { HintTurn } from '../generated/protocol';
import { language } from '../i18n.svelte';
import type { Advice } from './hints.svelte';

/** How sure a comparison is, from 1 to 5: by how many standard errors two turns differ. Below 3, either is fine. */
export const SURE = ['toss-up', 'close', 'likely', 'quite-sure', 'clear'] as const;
const STEPS = [0.5, 1, 1.6, 2.6];
export function sureness([best, next]: readonly HintTurn[]): (typeof SURE)[number] {
  if (!best || !next) return 'clear';
  // Turns that were not rolled out against each other differ too much to be compared.
  if (next.doubt === null) return 'clear';
  const errors = (best.value - next.value) / Math.max(next.doubt, 0.01);
  return SURE[STEPS.filter((step) => errors >= step).length] ?? 'clear';
}

/** A turn as far as its points are concerned. */
type Scoring = Pick<HintTurn, 'points'>;

/** A figure with one decimal, with its sign where that is asked for. */
export const tenths = (n: number, signed = false): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(n);

/** What two turns bring by source, the largest difference first; what comes to the same is left out. */
export function differences(own: Scoring, other: Scoring, { sources }: Advice) {
  const sum = ({ points }: Scoring, of: readonly string[]) =>
    of.reduce((all, source) => all + (points[source] ?? 0), 0);
  return sources()
    .map((source) => ({ ...source, points: sum(own, source.of) - sum(other, source.of) }))
    .filter(({ points }) => Math.abs(points) >= 0.05)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The source that explains most of a lead, or of a gap. */
export const mostOf = <Source extends { points: number }>(
  by: readonly Source[],
  lead: number,
): Source | undefined => by.find(({ points }) => points * lead > 0);

/** The own points at the end of the game. */
export const total = ({ points }: Scoring, begun: number): number =>
  Object.values(points).reduce<number>((sum, n) => sum + (n ?? 0), begun);
