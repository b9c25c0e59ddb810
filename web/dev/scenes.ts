/** Made-up moments for viewing the panels: a base table and the changes for each. Never part of the build. */
import type { Components, Outlook, View } from '../src/lib/generated/myrmes';
import type { ApiError, Choice } from '../src/lib/generated/protocol';
import raw from './base.json';

export interface Scene {
  name: string;
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
  seat: number | null;
  undoable: number;
  refusal?: ApiError;
  shown?: number;
  recent?: unknown[];
}

type Loose = Record<string, unknown>;
const base = raw as unknown as {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
  names: string[];
};
export const names = base.names;

const choice = (text: string): Choice => {
  const [what = '', a = '', b = ''] = text.split(' ');
  const fields: Record<string, Loose> = {
    pay: { earth: Number(a) },
    empty: { at: a },
    unmark: { at: a },
    take: { cube: a, from: b },
  };
  return { text, action: { do: what, ...fields[what] } };
};
const plan = {
  answered: false,
  sacrifices: 0,
  step: 'larvae',
  event: 'hexagon_plus_1',
  nurses: [0, 0, 0, 0],
  newborn_workers: 0,
  taken: Array.from({ length: 17 }, () => [0, 0, 0]),
  scavenged: Array.from({ length: 8 }, () => null),
  extras: 0,
  discards: [0, 0, 0],
};

function scene(
  name: string,
  view: Loose,
  mine: Loose,
  outlook: Loose,
  choices: string[],
  more: Partial<Scene> = {},
): Scene {
  const colonies = base.view.colonies.map((colony, i) => (i === 0 ? { ...colony, ...mine } : colony));
  return {
    name,
    components: base.components,
    view: { ...base.view, sortie: undefined, colonies, ...view } as unknown as View,
    outlook: { colonies: base.outlook.colonies, ...outlook } as unknown as Outlook,
    choices: choices.map(choice),
    seat: 0,
    undoable: 1,
    ...more,
  };
}

function births(newborn: boolean) {
  const { larvae, soldiers, workers } = base.components.births;
  const plans = [];
  for (let l = 0; l < 4; l += 1)
    for (let s = 0; s < 4; s += 1)
      for (let w = 0; w < 5; w += 1)
        for (let a = 0; a < 5; a += 1)
          if (l + s + w + a <= 4)
            plans.push({
              nurses: [l, s, w, a],
              larvae: larvae[l],
              soldiers: soldiers[s],
              workers: workers[w],
              atelier: a,
              ants_lost: newborn && s >= 2 && w >= 2 ? 1 : 0,
              larvae_lost: 0,
              newborn: newborn && s >= 2 && w >= 2 ? [0, 1] : null,
              actions: [
                `nurses larvae ${l}`,
                `nurses soldiers ${s}`,
                `nurses workers ${w}`,
                `nurses atelier ${a}`,
              ],
            });
  return { nurses: 4, places: [3, 3, 4, 4], plans };
}
const no = (rule: string, values: Loose, message: string) => ({ rule, values, message });
const objective = (
  name: string,
  level: number,
  have: number,
  needed: number,
  illegal: unknown = null,
  bonus: Loose[] = [],
) => ({
  objective: name,
  level,
  points: [6, 9, 12][level - 1],
  needed,
  have,
  actions: illegal ? [] : [`objective ${name}`],
  illegal,
  bonus,
});
const unmet = (name: string) =>
  no(
    'atelier/objective',
    { why: 'objective_unmet', objective: name, needed: 3, have: 1 },
    'Atelier, objective: too few',
  );
const locked = (name: string) =>
  no(
    'atelier/objective',
    { why: 'objective_locked', objective: name, level: 3 },
    'Atelier, objective: an objective of level 2 comes first',
  );
const rooms = ['gestation', 'larder', 'quarry', 'queen'].map((room, level) => ({
  room,
  level,
  actions: level === 0 ? ['work gestation'] : level === 2 ? ['quarry earth', 'quarry stone'] : [],
  illegal:
    level === 1
      ? no('workers/ant_colony', { why: 'room_taken', room }, 'A worker is already in the larder')
      : level === 3
        ? no(
            'workers/ant_colony',
            { why: 'room_too_deep', room, needed: 3, have: 2 },
            'The queen is on level 3, the colony reaches level 2',
          )
        : null,
}));
const EVENTS = base.components.events;
const scored = [
  { pheromone: 22, special_tile: 4, sub_colony: 4, prey: 8, queen: 6, objective: 27 },
  {
    pheromone: 20,
    clearing: 6,
    special_tile: 6,
    prey: 10,
    queen: 8,
    objective: 24,
    objective_bonus: 3,
    winter: -3,
  },
  { pheromone: 24, special_tile: 2, prey: 16, queen: 4, objective: 12, vp_plus_1: 2, winter: -6 },
  { pheromone: 18, special_tile: 6, sub_colony: 12, prey: 6, queen: 14, objective: 18, winter: -6 },
];
const sum = (points: Loose) => 10 + Object.values(points).reduce<number>((all, n) => all + Number(n), 0);

export const history = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'spring',
  'summer',
  'autumn',
  'winter',
  'spring',
  'summer',
  'autumn',
  'winter',
].map((season, i) => ({
  year: 1 + Math.floor(i / 4),
  season: season as 'spring',
  scores: [
    [14, 19, 27, 27, 38, 46, 55, 55, 62, 70, 81, 81],
    [15, 22, 30, 30, 43, 53, 62, 59, 66, 75, 84, 84],
    [16, 21, 26, 26, 32, 39, 47, 44, 50, 59, 70, 64],
    [13, 20, 25, 25, 38, 50, 56, 56, 64, 74, 84, 78],
  ].map((line) => line[i] ?? 0),
}));

export const scenes: Scene[] = [
  scene('workers', {}, {}, { rooms, tiles: base.outlook.tiles }, [
    'work gestation',
    'quarry earth',
    'quarry stone',
    'leave (5,-4)',
    'leave (6,0)',
    'sacrifice',
  ]),
  {
    ...scene('sortie', {}, {}, {}, []),
    view: base.view,
    outlook: base.outlook,
    choices: [...base.choices],
  },
  scene(
    'event',
    { phase: 'births' },
    { event: 'move_plus_3', plan: { ...plan, step: 'event' } },
    {
      event: EVENTS.map((to, i) => ({
        to,
        larvae: Math.abs(i - 4),
        within_reach: Math.abs(i - 4) < 4,
        action: `event ${to}`,
        illegal: null,
      })),
    },
    EVENTS.map((to) => `event ${to}`),
  ),
  scene('births', { phase: 'births' }, { event: 'move_plus_3', plan }, { births: births(false) }, [
    'nurses larvae 0',
    'nurses larvae 1',
  ]),
  scene(
    'newborn',
    { phase: 'births' },
    { soldiers: 4, workers: 3, plan: { ...plan, event: 'soldier_plus_1' } },
    { births: births(true) },
    ['nurses larvae 0'],
  ),
  scene(
    'harvest',
    { phase: 'harvest' },
    {
      event: 'harvest_plus_3',
      plan: {
        ...plan,
        taken: [[1, 0, 0], [0, 1, 0], [1, 0, 0], [0, 1, 1], ...plan.taken.slice(4)],
        extras: 1,
      },
    },
    {
      harvest: {
        extra: 2,
        must: [],
        may: [{ at: '(4,-3)', cubes: { stone: 1 } }],
        store: { food: 5, earth: 3, stone: 1 },
        store_limit: 4,
        score: 0,
      },
    },
    ['take stone (4,-3)', 'done'],
  ),
  scene(
    'atelier',
    { phase: 'atelier' },
    {
      atelier: 2,
      crafted: ['tunnel'],
      earth: 3,
      stone: 1,
      food: 3,
      larvae: 1,
      prey: { ladybug: 1, termite: 1 },
    },
    {
      atelier: {
        nurses: 2,
        crafts: [
          {
            craft: 'tunnel',
            pays: {},
            larvae: 0,
            gains: { earth: 1 },
            actions: [],
            illegal: no(
              'atelier/once_each',
              { why: 'already_crafted', craft: 'tunnel' },
              'Already done this season',
            ),
          },
          {
            craft: 'level',
            pays: { earth: 2, stone: 1 },
            larvae: 0,
            gains: {},
            actions: ['level'],
            illegal: null,
          },
          {
            craft: 'nurse',
            pays: { food: 2 },
            larvae: 2,
            gains: {},
            actions: [],
            illegal: no(
              'atelier/nurse',
              { why: 'too_few_larvae_for_nurse', needed: 2, have: 1 },
              '1 larva short',
            ),
          },
        ],
        objectives: [
          objective('prey_2', 1, 2, 2, null, [
            { seat: 1, points: 3 },
            { seat: 3, points: 3 },
          ]),
          objective(
            'larvae_5',
            1,
            1,
            5,
            no(
              'atelier/objective',
              { why: 'objective_completed', objective: 'larvae_5' },
              'Already completed',
            ),
          ),
          objective('special_tiles_3', 2, 1, 3, unmet('special_tiles_3')),
          objective('colony_level_2', 2, 1, 2, unmet('colony_level_2')),
          objective('pheromones_7', 3, 3, 7, locked('pheromones_7')),
          objective('stone_5', 3, 1, 5, locked('stone_5')),
        ],
      },
    },
    ['level', 'objective prey_2', 'done'],
  ),
  scene(
    'pay',
    { phase: 'atelier', pending: { objective: 'earth_or_stone_6', picked: [] } },
    { atelier: 1, earth: 4, stone: 4 },
    {},
    ['pay 2', 'pay 3', 'pay 4'],
  ),
  scene(
    'pick',
    { phase: 'atelier', pending: { objective: 'pheromones_4', picked: ['(4,-6)'] } },
    { atelier: 1 },
    {},
    ['empty (6,-6)', 'empty (7,-5)', 'empty (4,-3)'],
  ),
  scene(
    'storing',
    { phase: 'end_of_season', season: 'autumn' },
    { food: 3, earth: 3, stone: 1, plan },
    {
      storing: { limit: 4, too_many: 3, left: { food: 3, earth: 3, stone: 1 } },
    },
    ['discard food', 'discard earth', 'discard stone'],
  ),
  scene(
    'winter',
    { phase: 'winter', season: 'autumn' },
    { food: 2, larvae: 4, earth: 0, plan },
    {
      winter: {
        choices: [
          { sacrifices: 0, missing: 1, points: -3, actions: ['done'] },
          { sacrifices: 1, missing: 0, points: 0, actions: ['sacrifice'] },
        ],
      },
    },
    ['done', 'sacrifice'],
  ),
  scene(
    'final',
    {
      phase: 'over',
      year: 3,
      season: 'autumn',
      to_act: [],
      dice: [0, 0, 0],
      colonies: base.view.colonies.map((colony, i) => ({
        ...colony,
        scored: scored[i],
        score: sum(scored[i] ?? {}),
      })),
    },
    {},
    {},
    [],
    { undoable: 0 },
  ),
  scene('opponent', { to_act: [1] }, {}, {}, [], {
    shown: 1,
    undoable: 0,
    recent: [
      { what: 'tile_placed', seat: 1, scored: { source: 'pheromone', points: 4, vp_plus_1: 0 } },
      { what: 'worker_moved', seat: 1 },
    ],
  }),
  scene('waiting', { phase: 'births', to_act: [1, 2] }, {}, {}, [], { undoable: 2 }),
  scene('spectator', { to_act: [3] }, {}, {}, [], { seat: null, undoable: 0 }),
  {
    ...scene('refusal', {}, {}, {}, []),
    view: base.view,
    outlook: base.outlook,
    choices: base.choices,
    refusal: {
      kind: 'illegal',
      rule: 'workers/hunt',
      message:
        'A spider takes two soldiers. You have one. Whoever enters a hex with prey must hunt it at once.',
    },
  },
];

/** Real moments from the fixtures that the rules' tests write: `?scene=real-births`. */
const real = import.meta.glob<Loose>('../src/games/myrmes/fixtures/*.json', {
  eager: true,
  import: 'default',
});
for (const [path, fixture] of Object.entries(real)) {
  const name = `real-${path.replace(/^.*\/|\.json$/g, '')}`;
  const { events, ...rest } = fixture;
  scenes.push({
    ...(rest as unknown as Scene),
    name,
    seat: 0,
    undoable: 1,
    recent: (events as unknown[]).slice(-6),
  });
}
