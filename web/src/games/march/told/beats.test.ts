import { expect, it } from 'vitest';
import { endOf } from '../../../lib/table/beats';
import { battleBeats, battleEnd, countAt, stepAt } from './beats';

const sides = [
  { cards: ['swarm' as const], strength: 4, total: 7, lost: 4 },
  { cards: [], strength: 4, total: 6, lost: 1 },
];
const [invader, defender] = sides as [(typeof sides)[0], (typeof sides)[0]];
const beats = battleBeats(sides);

it('armies meet, cards are laid and turned over, totals count, the dead fall, and what it brought comes last', () => {
  const { meet, lay, card, count, won, fall, spoils } = beats;
  const starts = [meet, lay, card(0), count, won, fall(0), fall(3), spoils].map(({ at }) => at);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts.slice(0, 4)).size).toBe(4);
  expect(endOf(meet)).toBeLessThanOrEqual(lay.at);
  expect(endOf(lay)).toBeLessThanOrEqual(card(0).at);
  expect(endOf(card(0))).toBeLessThanOrEqual(count.at);
  // The winner is unknown until both totals have stopped.
  expect(won.at).toBe(endOf(count));
  expect(fall(1).at - fall(0).at).toBe(140);
});

it('has all ants on the hex when the cards are laid, however many there are', () => {
  for (const of of [1, 4, 30])
    expect(endOf(beats.walk(of - 1, of)), `${of} ants`).toBeLessThanOrEqual(endOf(beats.meet));
});

it('counts the strength while the ants walk in, and the totals when the cards are open', () => {
  const at = (ms: number) => sides.map((side) => countAt(ms, side, beats));
  expect(at(0)).toEqual([0, 0]);
  expect(at(450)).toEqual([2, 2]);
  expect(at(beats.count.at)).toEqual([4, 4]);
  // Both stop together.
  expect(at(endOf(beats.count) - 120)).toEqual([6, 5]);
  expect(at(battleEnd(sides))).toEqual([invader.total, defender.total]);
});

it('names the step it has reached', () => {
  const reached = [0, beats.lay.at, beats.card(0).at, beats.count.at, beats.came.at, battleEnd(sides)];
  expect(reached.map((ms) => stepAt(ms, beats))).toEqual([0, 1, 2, 2, 3, 3]);
});

it('is over when the last ant has fallen and what it brought has come', () => {
  const many = { ...invader, lost: 20 };
  expect(battleEnd([many, defender])).toBeGreaterThan(endOf(battleBeats([many, defender]).fall(19)) - 1);
  expect(battleEnd(sides)).toBe(endOf(beats.spoils));
});
