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

/** The scores in the course of a game. */
export interface Course {
  title: string;
  points: readonly ChartPoint[];
  /** Labels below ranges of points. */
  groups?: readonly { from: number; to: number; text: string }[];
  /** Points between two grid lines. */
  step?: number;
  /** The accessible name. */
  label: (scores: string) => string;
}

/** Who has how many points, where they come from, and how they came about. */
export interface ScoreSheet {
  rows: Row[];
  /** In the order of `--src-1` to `--src-6`. */
  sources: readonly ScoreSource[];
  /** The reason for lost points. */
  lost: ScoreSource;
  course: Course;
}

/** Adds places, best first; equal scores share a place. */
export function ranked<T extends { seat: number; score: number }>(rows: T[]): (T & { place: number })[] {
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => other.score > row.score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
