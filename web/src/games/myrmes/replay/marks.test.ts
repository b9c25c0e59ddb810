import { expect, test } from 'vitest';
import { earlier, later, markAt } from '../../../pages/replay/marks';
import { alongEnds } from '../../../pages/replay/ends';
import { endsOf, isPublic, marksOf } from './marks';

const step = (year: number, season: string, phase: string, ...whats: string[]) => ({
  ...{ stand: { year, season, phase }, events: whats.map((what) => ({ what })) },
});

const steps = [
  step(1, 'spring', 'event', 'season_began'),
  step(1, 'spring', 'workers', 'worker_left'),
  step(1, 'summer', 'event', 'season_ended', 'season_began'),
  step(1, 'autumn', 'event', 'season_ended', 'season_began'),
  // The first winter asks somebody for a decision.
  step(1, 'autumn', 'winter', 'season_ended', 'phase_began'),
  step(2, 'spring', 'event', 'wintered', 'wintered', 'season_began'),
  step(2, 'summer', 'event', 'season_ended', 'season_began'),
  step(2, 'autumn', 'event', 'season_ended', 'season_began'),
  // The second winter asks nobody.
  step(3, 'spring', 'event', 'season_ended', 'wintered', 'wintered', 'season_began'),
  step(3, 'spring', 'over', 'game_ended'),
];

test('every season and winter that was reached has a mark', () => {
  expect(marksOf(steps).map(({ at, year, season }) => `${at} ${season} ${year}`)).toEqual([
    ...['0 spring 1', '2 summer 1', '3 autumn 1', '4 winter 1'],
    ...['5 spring 2', '6 summer 2', '7 autumn 2', '8 winter 2', '8 spring 3'],
  ]);
});

test('jumps go from season to season and stop at the ends', () => {
  const marks = marksOf(steps);
  expect(later(marks, 0, 9)).toBe(2);
  expect(later(marks, 1, 9)).toBe(2);
  expect(later(marks, 8, 9)).toBe(9);
  expect(earlier(marks, 3)).toBe(2);
  expect(earlier(marks, 1)).toBe(0);
  expect(earlier(marks, 0)).toBe(0);
  expect(markAt(marks, 1)).toMatchObject({ year: 1, season: 'spring' });
  expect(markAt(marks, 9)).toMatchObject({ year: 3, season: 'spring' });
});

test('the marker in the chart moves with the steps, one entry for each season and winter', () => {
  const ends = endsOf(steps);
  expect(ends).toEqual([2, 3, 4, 5, 6, 7, 8, 8]);
  expect(alongEnds(ends, 0)).toBe(-1);
  expect(alongEnds(ends, 1)).toBe(-0.5);
  expect(alongEnds(ends, 2)).toBe(0);
  expect(alongEnds(ends, 5)).toBe(3);
  expect(alongEnds(ends, 8)).toBe(7);
  expect(alongEnds(ends, 9)).toBe(7.5);
  expect(alongEnds([], 5)).toBe(-1);
});

test('only secret choices are not public', () => {
  expect(isPublic({ what: 'chose', seat: 1 })).toBe(false);
  expect(isPublic({ what: 'born', seat: 1 })).toBe(true);
});
