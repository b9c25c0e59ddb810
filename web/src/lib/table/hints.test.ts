import { describe, expect, test } from 'vitest';
import type { Hint, HintTurn, Item } from '../generated/protocol';
import type { Line } from '../log/lines';
import { differences, mostOf, sureness, total } from './compare';
import { Hints, type Advice } from './hints.svelte';

const turn = (more: Partial<HintTurn> = {}): HintTurn => ({
  actions: [],
  events: [],
  now: 0,
  value: 10,
  doubt: 0,
  places: [0.5, 0.5],
  points: {},
  rivals: 0,
  risks: {},
  ...more,
});
const advice: Advice = {
  sources: () => [
    { key: 'tiles', icon: 'pheromone', name: 'tiles', of: ['pheromone', 'clearing'] },
    { key: 'queen', icon: 'ant-queen', name: 'queen fed', of: ['queen'] },
    { key: 'lost', icon: 'winter', name: 'winter', of: ['winter'] },
  ],
  begun: 10,
};
const played = (n: number): Item => ({ n, at: 0, what: 'played', seat: 0, action: null, events: [] });

describe('a comparison', () => {
  test('is as sure as the difference is large against its error', () => {
    const sure = (value: number, doubt: number | null) => sureness([turn(), turn({ value, doubt })]);
    expect([10, 9.7, 9, 8, 5].map((value) => sure(value, 1))).toEqual([
      'toss-up',
      'toss-up',
      'likely',
      'quite-sure',
      'clear',
    ]);
    expect(sure(9.3, 1)).toBe('close');
    expect(sure(9.9, null)).toBe('clear');
    expect(sureness([turn()])).toBe('clear');
  });

  test('names the sources that differ, the largest difference first', () => {
    const own = turn({ points: { pheromone: 20, clearing: 2, queen: 4, winter: -3 } });
    const other = turn({ points: { pheromone: 21, queen: 4.01, winter: -9 } });
    expect(differences(own, other, advice).map(({ key, points }) => [key, points])).toEqual([
      ['lost', 6],
      ['tiles', 1],
    ]);
    expect(total(own, 10)).toBe(33);
    expect(mostOf(differences(own, other, advice), 7)?.key).toBe('lost');
    expect(mostOf(differences(own, other, advice), -7)).toBe(undefined);
  });
});

describe('a hint', () => {
  let items = [played(0), played(1)];
  const answer: Hint = { seen: 2, turns: [turn({ events: [{ hex: '(1,2)' }] }), turn()] };
  const lines = (all: Item[]): Line[] =>
    all.flatMap((item) =>
      item.what === 'played'
        ? (item.events as { hex: string }[]).map(({ hex }) => ({
            ...{ id: `${item.n}`, key: 'log-x', args: {}, heading: false, seat: 0, seats: [0], points: 0 },
            ...{ hexes: [hex], undone: false, fresh: false, item: item.n, what: null },
          }))
        : [],
    );

  test('is shown until something happens, and marks what its turn would change', async () => {
    const hints = new Hints(
      () => Promise.resolve(answer),
      () => items,
      lines,
      advice,
    );
    expect(hints.turns(0)).toBe(null);
    const asked = hints.ask(0);
    expect(hints.asking).toBe(true);
    await asked;
    expect(hints.asking).toBe(false);
    expect(hints.turns(0)?.map(({ letter, lines }) => [letter, lines.length])).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(hints.turns(1)).toBe(null);
    expect(hints.marks(0)).toEqual({
      hexes: ['(1,2)'],
      seats: [],
      imagined: true,
      ways: [
        { hexes: ['(1,2)'], chosen: true },
        { hexes: [], chosen: false },
      ],
      numbered: [{ hex: '(1,2)', text: 'A' }],
    });
    hints.chosen = 1;
    expect(hints.marks(0).hexes).toEqual([]);
    expect(hints.marks(0).ways?.map(({ chosen }) => chosen)).toEqual([false, true]);
    items = [...items, played(2)];
    expect(hints.turns(0)).toBe(null);
    items = items.slice(0, 2);
    hints.close();
    expect(hints.turns(0)).toBe(null);
  });

  test('that comes after it was closed, or was refused, is not shown', async () => {
    const waiting: ((hint: Hint | null) => void)[] = [];
    const hints = new Hints(
      () => new Promise((done) => waiting.push(done)),
      () => items,
      lines,
      advice,
    );
    const first = hints.ask(0);
    hints.close();
    expect(hints.asking).toBe(false);
    waiting[0]?.(answer);
    await first;
    expect(hints.turns(0)).toBe(null);
    const second = hints.ask(0);
    waiting[1]?.(null);
    await second;
    expect([hints.turns(0), hints.asking]).toEqual([null, false]);
  });
});
