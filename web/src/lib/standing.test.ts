import { expect, test } from 'vitest';
import type { DailyBot, SeatScore } from './generated/protocol';
import { beaten, begunWith, difference, pointsOf, stands } from './standing';
import type { PointSource } from './table/hints.svelte';

const bot = (level: string, score: number, points: Record<string, number> = {}): DailyBot => ({
  level,
  games: 8,
  score,
  points,
});
const you = (score: number, points: Record<string, number> = {}): SeatScore => ({
  score,
  rival: 40,
  place: 1,
  points,
});
const source = (key: string, ...of: string[]): PointSource => ({ key, icon: 'vp', name: key, of });
const sources = [source('tiles', 'pheromone', 'clearing'), source('prey', 'prey'), source('lost', 'winter')];

test('the reader stands among the levels, before one with as many points', () => {
  const bots = [bot('novice', 39), bot('casual', 51), bot('skilled', 66), bot('expert', 78.5)];
  const order = (score: number) => stands({ bots, you: you(score) }).map(({ level }) => level);
  expect(order(71)).toEqual(['expert', null, 'skilled', 'casual', 'novice']);
  expect(order(66)).toEqual(['expert', null, 'skilled', 'casual', 'novice']);
  expect(order(12).at(-1)).toBe(null);
  expect(stands({ bots, you: null })).toHaveLength(4);
  expect(beaten({ bots, you: you(71) })).toBe('skilled');
  expect(beaten({ bots, you: you(66) })).toBe('skilled');
  expect(beaten({ bots, you: you(12) })).toBe(null);
  expect(beaten({ bots, you: null })).toBe(null);
});

test('points are added by source, and what has none was there from the start', () => {
  const own = you(71, { pheromone: 20, clearing: 2, prey: 9, winter: -3 });
  expect(pointsOf(own.points, source('tiles', 'pheromone', 'clearing'))).toBe(22);
  expect(pointsOf(own.points, source('none', 'goals'))).toBe(0);
  expect(begunWith(own)).toBe(43);
});

test('the difference is told against the next better level, by the source that explains it', () => {
  const bots = [
    bot('skilled', 60, { pheromone: 30, prey: 12, winter: -3 }),
    bot('expert', 80, { pheromone: 45, prey: 6, winter: 0 }),
  ];
  const behind = stands({ bots, you: you(70, { pheromone: 32, prey: 14, winter: -9 }) });
  expect(difference(behind, sources)).toMatchObject({
    level: 'expert',
    lead: 10,
    points: 13,
    source: { key: 'tiles' },
  });
  const best = stands({ bots, you: you(90, { pheromone: 46, prey: 20, winter: 0 }) });
  expect(difference(best, sources)).toMatchObject({
    level: 'expert',
    lead: -10,
    points: -14,
    source: { key: 'prey' },
  });
});

test('without bots, or with as many points, nothing made a difference', () => {
  expect(difference(stands({ bots: [], you: you(70) }), sources)).toBe(null);
  expect(difference(stands({ bots: [bot('expert', 70)], you: you(70) }), sources)).toBe(null);
});
