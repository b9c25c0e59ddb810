// Finds a moment of a game in the frames of another viewpoint.
import type { Frame } from '../../lib/generated/protocol';

/** Whether everybody was told of an event. */
export type IsPublic = (event: unknown) => boolean;

/** The frame an address asks for, or the nearest one. */
export function momentOf(text: string | null, last: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(Number(text), last);
}

/**
 * Where the moment `at` of one viewpoint is in another one.
 *
 * Viewpoints have different frames, because the secret choices of others are left out. Public events reach all of them
 * in the same order, so a moment is identified by the number of public events before it; among secret choices the time
 * decides.
 */
export function sameMoment(from: readonly Frame[], at: number, to: readonly Frame[], open: IsPublic): number {
  const told = (frame: Frame | undefined) => frame?.events.filter(open).length ?? 0;
  const heard = from.slice(0, at + 1).reduce((sum, frame) => sum + told(frame), 0);
  const time = from[at]?.at ?? null;
  let sum = 0;
  let found = 0;
  for (const [n, frame] of to.entries()) {
    sum += told(frame);
    if (sum > heard) break;
    // A secret choice of this viewpoint counts as past only if it was made by then.
    const later = told(frame) === 0 && (time === null || frame.at === null || frame.at > time);
    if (!later) found = n;
  }
  return found;
}
