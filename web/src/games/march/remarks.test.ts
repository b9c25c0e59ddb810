// What the coach remarks on: when it does, when it does not, and the words in every language.
import { expect, test } from 'vitest';
import { remarksHold, type Case } from '../../lib/coach/remarking';
import type { Components, Feeding, Outlook, View } from '../../lib/generated/march';
import { MarchGame } from './game.svelte';
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
  const game = new MarchGame();
  Object.assign(game, { components: all.components, view: all.view, outlook: all.outlook, seat });
  return game as MarchGame & { seat: number };
}
type Change = Parameters<typeof table>[1];
const nest =
  (figures: Partial<View['nests'][number]>): Change =>
  ({ view }, seat) =>
    Object.assign(view.nests[seat] ?? {}, figures);
const feeding =
  (figures: Partial<Feeding>): Change =>
  ({ outlook }, seat) =>
    Object.assign(outlook.nests[seat]?.feeding ?? {}, figures);
const both =
  (...changes: Change[]): Change =>
  (all, seat) =>
    changes.forEach((change) => change?.(all, seat));
/** Own ants in a hex: on its sites, none outside. */
const inSoil =
  (sites: (number | null)[]): Change =>
  ({ view }) => {
    const soil = view.hexes.find(({ hex }) => hex === 'soil');
    Object.assign(soil ?? {}, { sites, outskirts: [0, 0, 0, 0] });
    for (const other of view.hexes) if (other !== soil) other.sites = other.sites.map(() => null);
  };
const meadow =
  (figures: Partial<Outlook['meadow'][number]>): Change =>
  ({ outlook }) => {
    for (const each of outlook.meadow) Object.assign(each, { contested: false, controller: null });
    Object.assign(outlook.meadow.find(({ hex }) => hex === 'soil') ?? {}, figures);
  };
const hand =
  (complete: boolean): Change =>
  ({ outlook }, seat) =>
    Object.assign(outlook.nests[seat]?.body ?? {}, {
      lacking: complete ? ['head'] : ['head', 'abdomen'],
      points: 3,
    });
const REFUSED = { rule: 'worker/cost', message: '', values: { why: 'game_over' } } as const;

/** For each remark: a position that calls for it, its figures, and the same position without the reason. */
const CASES: Record<Name, Case<Change>> = {
  starving: [
    'turn',
    feeding({ food_due: 3, food_paid: 1, larvae_paid: 2, starving: 4 }),
    { due: 3, food: 1, larvae: 2, starving: 4 },
    feeding({ food_due: 3, food_paid: 1, larvae_paid: 2, starving: 0 }),
  ],
  last: ['turn', nest({ acted: false }), { points: 3 }, nest({ acted: true })],
  battle: [
    'turn',
    meadow({ contested: true, strength: [2, 0, 5, 1] }),
    { in: 'in Soil', own: 2, theirs: 5 },
    meadow({ contested: true, strength: [5, 0, 5, 1] }),
  ],
  feeding: [
    'turn',
    feeding({ food_due: 3, food_paid: 1, larvae_paid: 2, starving: 0 }),
    { due: 3, food: 1, larvae: 2, starving: 0 },
    feeding({ food_due: 3, food_paid: 3, larvae_paid: 0, starving: 0 }),
  ],
  decree: ['decree', nest({ food: 1 }), { food: 1, price: 1 }, nest({ food: 2 })],
  rest: [
    'turn',
    ({ outlook: { turn } }) => {
      for (const act of ['explore', 'march', 'forage'] as const)
        if (turn) turn[act].refusal = REFUSED as unknown as typeof turn.march.refusal;
    },
    { larvae: 1, food: 1 },
    () => undefined,
  ],
  body: ['turn', hand(true), { card: 'Bullet Head', points: 3 }, hand(false)],
  site: [
    'turn',
    both(nest({ larvae: 1 }), inSoil([0, null, null, null])),
    { site: 'on site 2 of Soil', gain: '1 food' },
    both(nest({ larvae: 1 }), inSoil([1, null, null, null])),
  ],
  larvae: ['turn', nest({ larvae: 9 }), { n: 9, steps: 8 }, nest({ larvae: 7 })],
  goal: [
    'turn',
    () => undefined,
    { card: 'Grand Evolution', points: 2 },
    ({ outlook }, seat) => {
      for (const each of outlook.nests[seat]?.goals ?? []) each.met = true;
    },
  ],
  inner: [
    'turn',
    meadow({ controller: 0, inner: false }),
    { in: 'in Soil', points: 1 },
    meadow({ controller: 0, inner: true }),
  ],
};

remarksHold('march', {
  remarks: REMARKS,
  cases: CASES,
  table,
  never: /[{}$]|undefined|lesson-|march-/,
  unsaid: ['starving larvae'],
});

test('only the most urgent one is said, and nothing to spectators', () => {
  const hungry = table('turn', feeding({ food_due: 3, food_paid: 1, larvae_paid: 2, starving: 4 }));
  expect(REMARKS.goal(hungry)).not.toBeNull();
  expect(remark(hungry)?.key).toBe('lesson-march-remark-starving');
  expect(remark(Object.assign(hungry, { seat: null }))).toBeNull();
});
