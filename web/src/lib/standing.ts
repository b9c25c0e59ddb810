/** A result among others: where it stands, and which source of points made the difference. */
import type { DailyBot, DailyResult } from './generated/protocol';
import type { PointSource } from './table/hints.svelte';

/** Points by the names of an evaluation. */
type Points = Readonly<Record<string, number | undefined>>;

/** One line of the comparison: a level of bots, or the reader. */
export interface Stand {
  /** The level; null for the reader. */
  level: string | null;
  score: number;
  points: Points;
}

/** Everybody who is compared, the best first. Who has as many points as a level stands before it. */
export function stands({ bots, you }: Pick<DailyResult, 'bots' | 'you'>): Stand[] {
  const all: Stand[] = bots.map(({ level, score, points }: DailyBot) => ({ level, score, points }));
  if (you) all.push({ level: null, score: you.score, points: you.points });
  return all.sort((a, b) => b.score - a.score || Number(b.level === null) - Number(a.level === null));
}

/** The strongest level that did not do better than the reader. */
export function beaten({ bots, you }: Pick<DailyResult, 'bots' | 'you'>): string | null {
  if (!you) return null;
  return bots.findLast(({ score }) => score <= you.score)?.level ?? null;
}

/** The points of a source, and of what everybody begins with if there is any. */
export const pointsOf = (points: Points, { of }: Pick<PointSource, 'of'>): number =>
  of.reduce((sum, name) => sum + (points[name] ?? 0), 0);

/** The points that have no source. */
export const begunWith = ({ score, points }: Omit<Stand, 'level'>): number =>
  score - Object.values(points).reduce<number>((sum, n) => sum + (n ?? 0), 0);

export interface Difference {
  /** The level that is compared with. */
  level: string;
  /** How many points it has more than the reader, or fewer. */
  lead: number;
  source: PointSource;
  /** How many of them come from this source. */
  points: number;
}

/**
 * The source that made the difference to the next better level; for the best of all, to the next worse one. Null as long as
 * there is nothing to compare with.
 */
export function difference(list: readonly Stand[], sources: readonly PointSource[]): Difference | null {
  const at = list.findIndex(({ level }) => level === null);
  const own = list[at];
  const other = list[at - 1] ?? list[at + 1];
  if (!own || !other?.level) return null;
  const lead = other.score - own.score;
  const more = sources.map((source) => ({
    source,
    points: pointsOf(other.points, source) - pointsOf(own.points, source),
  }));
  // What explains the lead is what points the same way.
  const most = more.reduce<(typeof more)[number] | null>(
    (best, each) => (best && best.points * Math.sign(lead) >= each.points * Math.sign(lead) ? best : each),
    null,
  );
  return most && lead !== 0 ? { level: other.level, lead, ...most } : null;
}
