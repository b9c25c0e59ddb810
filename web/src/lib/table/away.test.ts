import { beforeAll, expect, it } from 'vitest';
import { choose } from '../i18n.svelte';
import type { Line } from '../log/lines';
import { awayOf, remember, remembered } from './away';

beforeAll(() => choose('en'));

const line = (item: number, seat: number, more: Partial<Line> = {}): Line => ({
  ...{ id: `${item}.0`, key: 'log-passed', args: {}, heading: false, seat, seats: [seat], hexes: [] },
  ...{ points: 0, undone: false, fresh: true, item },
  ...more,
});

it('tells the three things that matter most, in the order in which they happened', () => {
  const lines = [
    line(1, 1, { points: 9 }),
    line(5, 1),
    line(6, 0, { points: 4 }),
    line(7, 2, { points: 6 }),
    line(8, 1, { hexes: ['(0,0)'] }),
    line(9, 1, { undone: true, points: 12 }),
    line(10, 2),
    line(11, 2, { points: -3 }),
  ];
  const away = awayOf(lines, 0, 4);
  expect(away?.lines.map(({ item }) => item)).toEqual([7, 8, 11]);
  expect(away?.more).toBe(2);
  expect(away?.points).toEqual([
    { seat: 0, points: 4 },
    { seat: 2, points: 3 },
  ]);
});

it('says nothing of little', () => {
  expect(awayOf([line(5, 1), line(6, 2)], 0, 4)).toBe(null);
  expect(awayOf([line(5, 0), line(6, 0), line(7, 0)], 0, 4)).toBe(null);
});

it('remembers by table and seat', () => {
  expect(remembered('some', 1)).toBe(null);
  remember('some', 1, 17);
  expect([remembered('some', 1), remembered('some', 0), remembered('other', 1)]).toEqual([17, null, null]);
});
