/** Moments of Myrmes: the fixtures that the tests of the rules write, and variations of them. Never part of the build. */
import type { Sortie } from '../src/games/myrmes/board/sortie.svelte';
import type { Moments } from '../src/games/myrmes/moments/moments.svelte';
import type { Components, Event, Outlook, View } from '../src/lib/generated/myrmes';
import type { ApiError, Choice, Item } from '../src/lib/generated/protocol';
import { itemsOf } from './items';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
  events: Event[];
}

export interface Scene extends Fixture {
  name: string;
  /** What the log tells. */
  items: Item[];
  seat: number | null;
  undoable: number;
  refusal?: ApiError;
  shown?: number;
  /** What the player has tapped already. */
  prepare?: (moments: Moments, sortie: Sortie) => void;
  /** What is being told. */
  told?: object[];
}

const fixtures = import.meta.glob<Fixture>('../src/games/myrmes/fixtures/*.json', {
  eager: true,
  import: 'default',
});
const real = (name: string): Scene => {
  const fixture = fixtures[`../src/games/myrmes/fixtures/${name}.json`];
  if (!fixture) throw new Error(`no fixture ${name}`);
  const { events } = fixture;
  return { ...fixture, events: events.slice(-6), items: itemsOf(events), name, seat: 0, undoable: 1 };
};
const scene = (name: string, of: string, change: Partial<Scene> = {}): Scene => ({
  ...real(of),
  ...change,
  name,
});

export const names = ['Iris', 'Bruno', 'Chiyo', 'Formica'];

export const scenes: Scene[] = [
  ...Object.keys(fixtures).map((path) => real(path.replace(/^.*\/|\.json$/g, ''))),
  scene('tunnel', 'atelier', { prepare: (moments) => (moments.work.value = 'tunnel') }),
  scene('placing', 'sortie', { prepare: (_, sortie) => sortie.chooseTile('rhombus4') }),
  scene('opponent', 'workers', { shown: 1, undoable: 0 }),
  scene('waiting', 'workers', {
    choices: [],
    undoable: 0,
    view: { ...real('workers').view, to_act: [1] },
    outlook: { colonies: real('workers').outlook.colonies } as Outlook,
  }),
  scene('spectator', 'workers', {
    seat: null,
    undoable: 0,
    choices: [],
    outlook: { colonies: real('workers').outlook.colonies } as Outlook,
  }),
  scene('refusal', 'hunt', {
    refusal: {
      kind: 'illegal',
      rule: 'workers/hunt',
      message: 'too few soldiers',
      values: { why: 'too_few_soldiers', prey: 'spider', needed: 2, have: 1 },
    },
  }),
  scene('told-year', 'event', {
    told: [
      {
        what: 'dice_rolled',
        year: 2,
        dice: [
          ['spring', 5],
          ['summer', 4],
          ['autumn', 2],
        ],
      },
    ],
  }),
  scene('told-season', 'event', {
    told: [{ what: 'season_began', year: 2, season: 'summer', event: 'move_plus_3' }],
  }),
  scene('told-winter', 'winter', {
    told: [
      { what: 'wintered', seat: 0, due: 5, guarded: 2, paid: 3, missing: 0, points: 0 },
      { what: 'larvae_sacrificed', seat: 0, larvae: 3, food: 1 },
      { what: 'wintered', seat: 1, due: 5, guarded: 1, paid: 2, missing: 2, points: -6 },
      { what: 'wintered', seat: 2, due: 5, guarded: 0, paid: 4, missing: 1, points: -3 },
    ],
  }),
];

export const history = [1, 2, 3].flatMap((year) =>
  (['spring', 'summer', 'autumn', 'winter'] as const).map((season, i) => ({
    year,
    season: season as 'spring',
    scores: [14, 15, 16, 13].map((start, seat) => start + (year - 1) * (20 + 2 * seat) + 5 * i),
  })),
);
