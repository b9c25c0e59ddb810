import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Item } from '../generated/protocol';
import { choose } from '../i18n.svelte';
import type { Line } from '../log/lines';
import AwayPanel from './AwayPanel.svelte';
import { awayOf, placesOf, remember, remembered } from './away';

beforeAll(() => choose('en'));

const line = (item: number, seat: number, more: Partial<Line> = {}): Line => ({
  ...{
    id: `${item}.0`,
    key: 'log-abandoned',
    what: null,
    args: {},
    heading: false,
    seat,
    seats: [seat],
    hexes: [],
  },
  ...{ points: 0, undone: false, fresh: true, item },
  ...more,
});

/** Items in which these seats acted, by their numbers. */
const items = (by: Record<number, number>): Item[] =>
  Object.entries(by).map(([n, seat]) => ({
    ...{ n: Number(n), at: 0, what: 'played' as const, seat, action: null, events: [] },
  }));

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
  const away = awayOf(lines, 0, 4, items({ 6: 0 }));
  expect(away?.lines.map(({ item }) => item)).toEqual([7, 8, 11]);
  expect(away?.more).toBe(2);
  expect(away?.points).toEqual([
    { seat: 0, points: 4 },
    { seat: 2, points: 3 },
  ]);
});

it('tells what a bot did for the player, but not what the player did', () => {
  const handed: Item = { n: 3, at: 0, what: 'handed_over', seat: 0, level: 'casual' };
  const back: Item = { n: 6, at: 0, what: 'resumed', seat: 0 };
  const told = [...items({ 2: 0 }), handed, ...items({ 4: 0, 5: 1 }), back, ...items({ 7: 0 })];
  const lines = [line(2, 0), line(4, 0), line(5, 1), line(7, 0)];
  expect(awayOf(lines, 0, 1, told)?.lines.map(({ item }) => item)).toEqual([4, 5]);
});

it('knows the step of the replay that was seen last', () => {
  const seen = items({ 0: 1, 2: 0, 3: 1, 5: 1, 6: 1 });
  const undone: Item = {
    n: 4,
    at: 0,
    what: 'taken_back',
    seat: 0,
    items: [2],
    asked: null,
  } as unknown as Item;
  const lines = [line(5, 1), line(6, 1), line(6, 2)];
  expect(awayOf(lines, 0, 4, seen)?.step).toBe(2);
  // What was undone is no step.
  expect(awayOf(lines, 0, 4, [...seen, undone])?.step).toBe(1);
});

it('says nothing of little', () => {
  expect(awayOf([line(5, 1), line(6, 2)], 0, 4, [])).toBe(null);
  const own = items({ 5: 0, 6: 0, 7: 0 });
  expect(awayOf([line(5, 0), line(6, 0), line(7, 0)], 0, 4, own)).toBe(null);
});

it('tells what happened to the player, even if it is one line', () => {
  // Seat 1 acted, and an ant of seat 0 was lost.
  const lost = line(5, 0, { hexes: ['soil'] });
  expect(awayOf([lost], 0, 4, items({ 5: 1 }))?.lines).toEqual([lost]);
  const attacked = line(5, 1, { seats: [1, 0] });
  expect(awayOf([attacked, line(6, 2)], 0, 4, items({ 5: 1, 6: 2 }))?.lines).toHaveLength(2);
  // It comes before what others did to the board.
  const others = [6, 7, 8].map((item) => line(item, 1, { hexes: ['fern'] }));
  expect(awayOf([lost, ...others], 0, 4, items({ 5: 1 }))?.lines[0]).toBe(lost);
  expect(awayOf([lost, ...others], 0, 4, items({ 5: 1 }))?.items).toEqual([5, 7, 8]);
});

it('tells a spectator what mattered most, whoever did it', () => {
  const lines = [
    line(5, 0, { points: 2 }),
    line(6, 1),
    line(7, 2, { hexes: ['soil'] }),
    line(8, 1, { points: -6 }),
  ];
  const away = awayOf(lines, null, 4, items({ 5: 0, 6: 1, 7: 2, 8: 1 }));
  expect(away?.lines.map(({ item }) => item)).toEqual([5, 7, 8]);
  expect(away?.more).toBe(1);
  // Nobody is concerned more than the others, so little is nothing.
  expect(awayOf(lines.slice(0, 2), null, 4, [])).toBe(null);
});

it('tells three things of a table that was left for many turns, with their places', () => {
  const lines = Array.from({ length: 400 }, (_, n) =>
    line(5 + n, n % 4, { hexes: [`hex ${n}`], points: n % 100 === 50 ? 10 + n / 100 : 1 }),
  );
  const away = awayOf(lines, 0, 4, []);
  expect(away?.lines.map(({ item }) => item)).toEqual([155, 255, 355]);
  expect(away?.more).toBe(397);
  expect(away?.marks?.numbered?.map(({ hex, text }) => [hex, text])).toEqual([
    ['hex 150', '1'],
    ['hex 250', '2'],
    ['hex 350', '3'],
  ]);
  expect(away?.points.reduce((sum, { points }) => sum + points, 0)).toBe(396 + 10.5 + 11.5 + 12.5 + 13.5);
});

it('marks the places of its lines at once, each with its number', () => {
  const lines = [
    line(5, 1, { hexes: ['soil', 'fern'] }),
    line(6, 1),
    line(7, 2, { hexes: ['soil'] }),
    line(8, 2, { hexes: ['fern'] }),
  ];
  expect(placesOf(lines)).toEqual({
    hexes: ['soil', 'fern'],
    seats: [],
    numbered: [
      { hex: 'soil', text: '1, 3' },
      { hex: 'fern', text: '4' },
    ],
  });
  const away = awayOf(lines, 0, 4, []);
  if (!away) throw new Error('nothing was missed');
  expect(away.marks).toEqual(placesOf(away.lines));
});

it('points at the places of the line under the pointer', async () => {
  const lines = [line(5, 1, { hexes: ['soil', 'fern'] }), line(6, 1), line(7, 2, { hexes: ['soil'] })];
  const away = awayOf(lines, 0, 4, []);
  if (!away) throw new Error('nothing was missed');
  const onPoint = vi.fn();
  const { unmount } = render(AwayPanel, { away, names: ['Ada', 'Bruno', 'Mina'], onPoint });
  const [first] = screen.getAllByRole('listitem');
  await fireEvent.pointerEnter(first as HTMLElement);
  expect(onPoint).toHaveBeenLastCalledWith({ hexes: ['soil', 'fern'], seats: [] });
  unmount();
  expect(onPoint).toHaveBeenLastCalledWith({ hexes: [], seats: [] });
});

it('remembers by table and seat', () => {
  expect(remembered('some', 1)).toBe(null);
  remember('some', 1, 17);
  expect([remembered('some', 1), remembered('some', 0), remembered('other', 1)]).toEqual([17, null, null]);
});
