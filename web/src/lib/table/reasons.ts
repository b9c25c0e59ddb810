/** Why one turn is better than another: what it brings now and later, and what else it leads to, in sentences. */
import type { HintTurn } from '../generated/protocol';
import { has, t } from '../i18n.svelte';
import { differences, mostOf, tenths, total } from './compare';
import type { Advice } from './hints.svelte';

/** A turn that is compared, with its letter. */
export type Compared = Pick<HintTurn, 'points' | 'now' | 'risks'> & { letter: string };

export interface Reasons {
  /** How many points more it brings by the end. */
  more: number;
  /** By source, the largest difference first. */
  by: ReturnType<typeof differences>;
  /** What it brings at once, and what it makes possible. */
  why: string[];
  /** What else the two turns lead to, where they differ enough to be felt. */
  risks: string[];
}

export function reasons(own: Compared, other: Compared, advice: Advice): Reasons {
  const pair = { letter: own.letter, other: other.letter };
  const by = differences(own, other, advice);
  const more = total(own, 0) - total(other, 0);
  const why = [t('hint-now', { ...pair, own: own.now, theirs: other.now })];
  const most = mostOf(by, more);
  if (most && Math.abs(more) >= 0.05) {
    const later = { ...pair, points: tenths(Math.abs(more)), source: most.name };
    why.push(t(more > 0 ? 'hint-later' : 'hint-later-less', later));
  }
  const risks = Object.entries(own.risks).flatMap(([name, risk]) => {
    const key = `hint-risk-${name}`;
    const against = other.risks[name] ?? 0;
    if (risk === undefined || Math.abs(risk - against) < 0.1 || !has(key)) return [];
    // Counts that were estimated may lie a little below nothing.
    const counted = (n: number) => tenths(Math.max(0, n));
    return [t(key, { ...pair, own: counted(risk), theirs: counted(against) })];
  });
  return { more, by, why, risks };
}
