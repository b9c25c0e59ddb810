// What the coach remarks on: when it does, when it does not, and the words in every language.
import { expect, test } from 'vitest';
import { remarksHold, type Case } from '../../lib/coach/remarking';
import type { Components, Outlook, View } from '../../lib/generated/myrmes';
import { MyrmesGame } from './game.svelte';
import { remark, REMARKS } from './remarks';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
}
type Name = keyof typeof REMARKS;
const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

/** The position of a fixture, changed. */
function table(name: string, change: (all: Fixture, seat: number) => void = () => undefined) {
  const all = structuredClone(fixtures[`./fixtures/${name}.json`] as Fixture);
  const seat = all.view.seat ?? 0;
  change(all, seat);
  const game = new MyrmesGame();
  Object.assign(game, { components: all.components, view: all.view, outlook: all.outlook, seat });
  return game as MyrmesGame & { seat: number };
}
type Change = Parameters<typeof table>[1];
/** Changes figures of the own colony. */
const own =
  (figures: Partial<View['colonies'][number]>): Change =>
  ({ view }, seat) =>
    Object.assign(view.colonies[seat] ?? {}, figures);

/** For each remark: a position that calls for it, its figures, and the same position without the reason. */
const CASES: Record<Name, Case<Change>> = {
  store: [
    'atelier',
    own({ food: 2, earth: 1, stone: 3 }),
    { n: 6, limit: 4, over: 2 },
    own({ food: 0, earth: 1, stone: 3 }),
  ],
  winter: [
    'sortie',
    () => undefined,
    { due: 6, food: 2, points: 12 },
    ({ outlook }, seat) => {
      const { winter } = outlook.colonies[seat] ?? {};
      if (winter) winter.missing = 0;
    },
  ],
  prey: [
    'hunt',
    () => undefined,
    { prey: 'ladybug', soldiers: 1, food: 2, points: 0 },
    ({ outlook }) => {
      if (outlook.sortie) outlook.sortie.reach = outlook.sortie.reach.filter((way) => way.hunts.length === 0);
    },
  ],
  last: [
    'births',
    ({ view }) => Object.assign(view, { year: 3, season: 'autumn' }),
    {},
    ({ view }) => Object.assign(view, { year: 2, season: 'autumn' }),
  ],
  objective: [
    'births',
    ({ outlook }, seat) => {
      for (const each of outlook.colonies[seat]?.objectives ?? [])
        each.ready = ['food_3', 'larvae_9'].includes(each.objective);
    },
    { objective: '9 larvae', points: 9 },
    () => undefined,
  ],
  level: [
    'births',
    own({ level: 1, earth: 2, stone: 1 }),
    { level: 2 },
    own({ level: 1, earth: 2, stone: 0 }),
  ],
  soldiers: ['births', own({ soldiers: 0 }), { nurses: 2 }, own({ soldiers: 1 })],
  larvae: [
    'event',
    ({ view, outlook }, seat) => {
      Object.assign(view.colonies[seat] ?? {}, { larvae: 4 });
      for (const [nth, space] of outlook.event?.entries() ?? [])
        Object.assign(space, { within_reach: nth < 3, larvae: nth });
    },
    { n: 4, reached: 2, sacrifice: 3 },
    own({ larvae: 2 }),
  ],
  empty: [
    'workers',
    ({ view }, seat) => {
      for (const each of view.colonies[seat]?.pheromones ?? []) each.cubes = {};
    },
    { n: 1 },
    ({ view }, seat) => {
      for (const each of view.colonies[seat]?.pheromones ?? []) each.cubes = { food: 1 };
    },
  ],
};

remarksHold('myrmes', {
  remarks: REMARKS,
  cases: CASES,
  table,
  never: /[{}$]|undefined|lesson-|my-/,
});

test('only the most urgent one is said, and nothing to spectators', () => {
  const hungry = table('births', ({ view }) => Object.assign(view, { year: 3, season: 'autumn' }));
  expect(REMARKS.last(hungry)).not.toBeNull();
  expect(remark(hungry)?.key).toBe('lesson-myrmes-remark-winter');
  expect(remark(Object.assign(hungry, { seat: null }))).toBeNull();
});
