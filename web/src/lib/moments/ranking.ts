/** Sources and history of points, for the score bars and the chart. */
import type { IconName } from '../../look/icons';

export interface ScoreSource {
  key: string;
  icon: IconName;
  /** In the current language. */
  name: string;
}

export interface Row {
  seat: number;
  place: number;
  score: number;
  /** Points by source, in the order of the sources. */
  parts: number[];
  lost: number;
}

/** The scores at one time. */
export interface ChartPoint {
  icon: IconName;
  /** The accessible name. */
  name: string;
  scores: number[];
  /** The score of somebody without a seat: the game itself. */
  foe?: number | undefined;
  /** Has a darker background. */
  band?: boolean;
}

/** Adds places, best first; equal scores share a place. */
export function ranked<T extends { seat: number; score: number }>(rows: T[]): (T & { place: number })[] {
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => other.score > row.score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
