// Finds a moment of a game in the steps of another viewpoint.
import type { Step } from '../../lib/generated/protocol';

/** Whether everybody was told of an event. */
export type IsPublic = (event: unknown) => boolean;

/** The step an address asks for, or the nearest one. */
export function momentOf(text: string | null, last: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(Number(text), last);
}

/**
 * Where the moment `at` of one viewpoint is in another one.
 *
 * Viewpoints have different steps, because the secret choices of others are left out. Public events reach all of them
 * in the same order, so a moment is identified by the number of public events before it; among secret choices the time
 * decides.
 */
export function sameMoment(from: readonly Step[], at: number, to: readonly Step[], open: IsPublic): number {
  const told = (step: Step | undefined) => step?.events.filter(open).length ?? 0;
  const heard = from.slice(0, at + 1).reduce((sum, step) => sum + told(step), 0);
  const time = from[at]?.at;
  let sum = 0;
  let found = 0;
  for (const [n, step] of to.entries()) {
    sum += told(step);
    if (sum > heard) break;
    // A secret choice of this viewpoint counts as past only if it was made by then.
    const later = told(step) === 0 && (time === undefined || step.at === undefined || step.at > time);
    if (!later) found = n;
  }
  return found;
}
