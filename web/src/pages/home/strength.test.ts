import { expect, test } from 'vitest';
import type { CardSeat, Strengths, TableCard } from '../../lib/generated/protocol';
import { evenLevel, latestPoints } from './strength';

const seat = (more: Partial<CardSeat>): CardSeat => ({
  ...{ kind: 'human', name: '', level: null, you: false, score: 40, place: 1, to_act: false },
  ...more,
});
const game = (score: number | null, more: Partial<TableCard> = {}): TableCard => ({
  ...{ id: `${score}`, game: 'some', options: {}, status: 'over', changed: 0, clock: { kind: 'none' } },
  ...{ your_turn: false, yours: true, stand: null, played_on: null, lesson: false },
  seats: [seat({}), seat({ you: true, score })],
  ...more,
});

test('the last three games against others count, the latest last', () => {
  const solo = game(99, { seats: [seat({ you: true, score: 99 })] });
  const watched = game(98, { seats: [seat({}), seat({})] });
  const given = game(null, { status: 'abandoned' });
  const all = [game(49), solo, watched, given, game(7, { game: 'other' }), game(52), game(41), game(12)];
  expect(latestPoints(all, 'some')).toEqual([41, 52, 49]);
  expect(latestPoints([solo, watched], 'some')).toEqual([]);
});

test('the level with about as many points is even, the one above it a step up', () => {
  const level = (level: string, points: number) => ({ level, points, games: 100, ms: 1, wins: null });
  const known: Strengths = { yardstick: 'greedy', levels: [level('a', 40), level('b', 60), level('c', 80)] };
  expect(evenLevel(known, [])).toBe(null);
  expect(evenLevel(known, [41, 52, 49])).toEqual({ even: 'a', next: 'b' });
  expect(evenLevel(known, [51, 52])).toEqual({ even: 'b', next: 'c' });
  expect(evenLevel(known, [90])).toEqual({ even: 'c', next: null });
});
