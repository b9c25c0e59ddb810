import { expect, test } from 'vitest';
import type { Review, ReviewDecision } from '../../lib/generated/protocol';
import { along, apart, bandsOf, bySource, costliest, gains, movedOf, outcome, sumOf } from './figures';

const decision = (more: Partial<ReviewDecision>) =>
  ({ seat: 0, action: 0, stretch: 0, lost: 1, win: 0.1, points: {}, risks: {}, ...more }) as ReviewDecision;
const moment = (actions: number, shares: number[]) => ({ actions, stand: {}, shares });
const review = (more: Partial<Review> = {}) =>
  ({
    together: false,
    standing: { scores: [71, 74], places: [2, 1] },
    moments: [moment(0, [0.5, 0.5]), moment(10, [0.454, 0.546]), moment(30, [0, 1])],
    seats: [
      {
        moved: [
          { own: -0.006, chance: -0.036, others: -0.004 },
          { own: -0.3, chance: 0.024, others: -0.178 },
        ],
        points: { a: 10, b: 5, c: -3 },
        strong: { a: 12.4, b: 5, c: 0 },
      },
      { moved: [] },
    ],
    decisions: [],
    strong_games: 8,
    ...more,
  }) as unknown as Review;
const advice = {
  sources: () => [
    { key: 'ab', icon: 'vp' as const, name: 'A and B', of: ['a', 'b'] },
    { key: 'c', icon: 'vp' as const, name: 'C', of: ['c'] },
  ],
  begun: 0,
};

test('what moved a share adds up in whole hundredths, and own choices are never above zero', () => {
  const moved = movedOf(review(), 0);
  expect(moved).toEqual([
    { own: -1, chance: -4, others: 0 },
    { own: -30, chance: 2, others: -17 },
  ]);
  const { own, chance, others } = sumOf(moved);
  expect(own + chance + others).toBe(-50);
});

test('alone, what is left is chance', () => {
  const alone = review({ moments: [moment(0, [0.5]), moment(9, [1])] });
  alone.seats = alone.seats.slice(0, 1);
  expect(movedOf(alone, 0)[0]).toEqual({ own: -1, chance: 51, others: 0 });
});

test('the own band is the lowest; who wins together has one', () => {
  expect(bandsOf(review(), 1).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(bandsOf(review(), 0)[0]?.shares[0]).toBe(50);
  expect(bandsOf(review({ together: true }), 1).map(({ seat }) => seat)).toEqual([1]);
});

test('a decision stands where it was taken', () => {
  expect(along(review(), decision({ action: 20, stretch: 1 }))).toBe(1.5);
  expect(along(review(), decision({ action: 0, stretch: 0 }))).toBe(0);
  const all = review({
    decisions: [decision({ seat: 1 }), decision({}), decision({}), decision({}), decision({})],
  });
  expect(costliest(all, 0)).toHaveLength(3);
});

test('marks that would cover each other are moved apart, within the chart', () => {
  expect(apart([50, 10, 90], 25, 0, 100)).toEqual([50, 10, 90]);
  expect(apart([40, 30, 38], 25, 0, 100)).toEqual([80, 30, 55]);
  expect(apart([98, 99], 25, 0, 100)).toEqual([75, 100]);
});

test('points are compared by the sources of the final score', () => {
  expect(bySource(review(), 0, advice).map(({ own, strong }) => [own, strong])).toEqual([
    [15, 17],
    [-3, 0],
  ]);
  expect(bySource(review({ strong_games: 0 }), 0, advice)).toEqual([]);
  const cost = decision({ points: { a: 1, b: -0.95, c: 0.4 } });
  expect(gains(cost, advice).map(({ key, points }) => [key, points])).toEqual([['c', 0.4]]);
});

test('every way a game ends has its word', () => {
  const ends = (scores: number[], places: number[]) => outcome(review({ standing: { scores, places } }), 0);
  expect(ends([71, 74], [2, 1])).toEqual({ result: 'lost', points: 3 });
  expect(ends([80, 74], [1, 2])).toEqual({ result: 'won', points: 6 });
  expect(ends([74, 74], [1, 1]).result).toBe('shared');
  expect(ends([74, 74], [1, 2]).result).toBe('won-tie');
  expect(ends([74, 74], [2, 1]).result).toBe('lost-tie');
  expect(outcome(review({ standing: null }), 0).result).toBe('given-up');
  expect(outcome(review({ together: true }), 0).result).toBe('together-lost');
});
