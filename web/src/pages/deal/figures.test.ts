import { expect, test } from 'vitest';
import type { CardSeat, DealTable, SeatScore } from '../../lib/generated/protocol';
import { madeOf, meanOf, scoresOf } from './figures';

const score = (points: number): SeatScore => ({ score: points, rival: 0, place: 1, points: {} });
const seat = (name: string, kind: CardSeat['kind'] = 'human', you = false): CardSeat => ({
  ...{ kind, name, level: null, you, score: null, place: null, to_act: false },
});
const table = (seats: CardSeat[], scores: number[] | null): DealTable => ({
  card: {
    ...{
      id: seats[0]?.name ?? '',
      game: 'march',
      options: {},
      status: scores ? 'over' : 'running',
      changed: 0,
    },
    ...{ seats, clock: { kind: 'none' }, your_turn: false, yours: false, stand: null },
    ...{ played_on: null, lesson: false },
  },
  shown: true,
  scores: scores?.map(score) ?? null,
});
const bot = seat('', 'bot');

test('seats are compared over the tables that are over', () => {
  const tables = [
    table([seat('Iris', 'human', true), bot], [20, 15]),
    table([seat('Bruno'), bot], [26, 12]),
    table([seat('Clara'), bot], null),
  ];
  const deal = { tables, players: 2 };
  expect(scoresOf(deal, 0)).toEqual([20, 26, null]);
  expect([meanOf(deal, 0), meanOf(deal, 1)]).toEqual([23, 13.5]);
  expect(madeOf(deal)).toEqual([
    { table: 1, seat: 0, name: 'Bruno', you: false, score: 26, better: 3 },
    { table: 0, seat: 0, name: 'Iris', you: true, score: 20, better: -3 },
  ]);
});

test('whoever made more of a worse seat stands first', () => {
  const tables = [
    table([seat('Iris'), seat('Otto', 'local')], [50, 30]),
    table([seat('Bruno'), seat('Clara')], [44, 42]),
  ];
  const made = madeOf({ tables, players: 2 });
  expect(made.map(({ name, better }) => [name, better])).toEqual([
    ['Clara', 6],
    ['Iris', 3],
    ['Bruno', -3],
    ['Otto', -6],
  ]);
});

test('one table alone is compared with nothing', () => {
  const tables = [table([seat('Iris'), bot], [20, 15]), table([seat('Bruno'), bot], null)];
  expect(meanOf({ tables }, 0)).toBe(null);
  expect(madeOf({ tables, players: 2 })).toEqual([]);
});
