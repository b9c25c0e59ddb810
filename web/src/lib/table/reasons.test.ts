import { beforeAll, expect, test } from 'vitest';
import { choose, use } from '../i18n.svelte';
import type { Advice } from './hints.svelte';
import { reasons, type Compared } from './reasons';

beforeAll(async () => {
  await choose('en');
  await use('hints');
});

const advice: Advice = {
  sources: () => [
    { key: 'tiles', icon: 'pheromone', name: 'tiles', of: ['pheromone'] },
    { key: 'lost', icon: 'winter', name: 'winter', of: ['winter'] },
  ],
  begun: 0,
};
const turn = (letter: string, more: Partial<Compared>): Compared => ({
  ...{ letter, now: 0, points: {}, risks: {} },
  ...more,
});

test('say what a turn brings now and later, and only risks that differ', () => {
  const own = turn('A', {
    ...{ now: 3, points: { pheromone: 20, winter: -1 } },
    risks: { food_missing: -0.2, unheard_of: 9 } as Compared['risks'],
  });
  const other = turn('B', {
    ...{ now: 1, points: { pheromone: 17, winter: -3 } },
    risks: { food_missing: 1.5 },
  });
  const { more, by, why, risks } = reasons(own, other, advice);
  expect(more).toBeCloseTo(5);
  expect(by.map(({ key, points }) => [key, points])).toEqual([
    ['tiles', 3],
    ['lost', 2],
  ]);
  expect(why).toHaveLength(2);
  expect(why[1]).toMatch(/5\.0.*tiles|tiles.*5\.0/);
  // An estimate a little below nothing is nothing.
  expect(risks).toEqual(['Food missing next winter: 0.0 with A, 1.5 with B.']);
  expect(reasons(own, own, advice)).toMatchObject({ more: 0, by: [], risks: [] });
  expect(reasons(own, own, advice).why).toHaveLength(1);
});
