/**
 * The beats of a stage: when each part of what is told begins, and how long it takes.
 *
 * They are numbers here and not in the stylesheets, so that a test can compare them with the time a telling has. The
 * stylesheets multiply them by `--pace`, the speed at which it is told.
 */

/** In milliseconds at the normal speed. */
export interface Beat {
  at: number;
  for: number;
}

export const endOf = (beat: Beat): number => beat.at + beat.for;

/** When the last of these has ended. */
export const lastOf = (beats: readonly Beat[]): number => Math.max(0, ...beats.map(endOf));

/** How much of a beat is over after so many milliseconds, from 0 to 1. */
export const partOf = (beat: Beat, ms: number): number => Math.min(1, Math.max(0, (ms - beat.at) / beat.for));

/** The style of an element that moves with this beat. */
export const timed = (beat: Beat): string => `--at: ${beat.at}ms; --for: ${beat.for}ms`;
