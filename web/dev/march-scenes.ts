/** Moments of March of the Ants for viewing the panels: the fixtures of the tests and variations of them. */
import type { AskedOutlook, Components, Event, Outlook, View } from '../src/lib/generated/march';
import type { Choice, Item, Notation } from '../src/lib/generated/protocol';
import { Desk } from '../src/games/march/desk.svelte';
import { MarchGame } from '../src/games/march/game.svelte';
import { Moments } from '../src/games/march/moments/moments.svelte';
import { arrive, battleEvents, fall } from '../src/games/march/told/battle-sample';
import { itemsOf } from './items';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
  events: Event[];
}
const fixtures = import.meta.glob<Fixture>('../src/games/march/fixtures/*.json', {
  eager: true,
  import: 'default',
});

/** A copy without some of its properties. */
function less<T extends object>(whole: T, ...parts: (keyof T)[]): T {
  const rest = { ...whole };
  for (const part of parts) Reflect.deleteProperty(rest, part);
  return rest;
}

export interface Scene {
  name: string;
  game: MarchGame;
  moments: Moments;
  /** What the log tells. */
  items: Item[];
  /** What is being told. */
  told?: Event[];
}

function scene(
  name: string,
  of: string,
  change: (scene: Omit<Scene, 'items'> & { desk: Desk }) => unknown = () => null,
): Scene {
  const { components, view, outlook, choices, events } = fixtures[
    `../src/games/march/fixtures/${of}.json`
  ] as Fixture;
  const game = new MarchGame({
    act: () => Promise.resolve(),
    why: () => Promise.resolve(),
    undo: () => Promise.resolve(),
  });
  Object.assign(game, { components, view, outlook, choices, seat: view.seat, undoable: 1, recent: events });
  game.names = ['Iris', 'Bruno', 'Mina', 'Otto', 'Ada'].slice(0, view.nests.length);
  const desk = new Desk(game);
  const moments = new Moments(game, desk, () => game.recent);
  change({ name, game, desk, moments });
  return { name, game, moments, items: itemsOf(events) };
}

const act = (text: string, action: object): Choice => ({ text: text as Notation, action });
const pass = act('pass', { do: 'pass' });
/** Changes the question that is asked. */
function ask(
  game: MarchGame,
  asked: Partial<AskedOutlook> & Pick<AskedOutlook, 'decision'>,
  choices: Choice[],
) {
  const outlook = less(game.outlook, 'turn');
  const all: AskedOutlook = {
    optional: true,
    left: null,
    card: null,
    hex: null,
    player: null,
    because: null,
    ...asked,
  };
  game.outlook = { ...outlook, asked: all, waiting: { decision: all.decision, seats: [0], because: null } };
  game.choices = choices;
}

/** As a spectator sees it. */
function watching({ game }: { game: MarchGame }) {
  game.choices = [];
  game.outlook = less(game.outlook, 'asked', 'reaction', 'turn');
}

export const scenes: Scene[] = [
  scene('first', 'first'),
  scene('explore', 'explore-place', ({ game, desk }) =>
    desk.press(`cell:${game.outlook.places?.cells[0]?.cell ?? ''}`),
  ),
  scene('explore-look', 'explore-place'),
  scene('enter', 'enter'),
  scene('march', 'march'),
  scene('pay', 'pay', ({ game, moments }) => moments.payAnt(game.outlook.pay?.ants[1]?.at ?? '')),
  scene('pay-rest', 'pay', ({ game, moments }) => {
    const { pay } = game.outlook;
    const [larvae, ant] = pay?.sources ?? [];
    if (!pay || !larvae || !ant) return;
    const sources = [
      { ...larvae, most: 1 },
      { ...ant, most: 2, rest_after: 1 },
    ];
    const ants = pay.ants.filter(({ at }) => at === ant.at);
    game.outlook = { ...game.outlook, pay: { ...pay, larvae: 1, ants, sources } };
    moments.payLarvae(1);
  }),
  scene('turn', 'turn'),
  scene('rest', 'turn', ({ game }) => (game.choices = [act('rest', { do: 'rest' })])),
  scene('rest-ends', 'horde', ({ moments }) => (moments.hordeSeen.value = true)),
  scene('reaction', 'reaction'),
  // Around one screen, asked in the open: the view is the spectators'.
  scene('reaction-open', 'reaction', ({ game }) => (game.view = { ...game.view, seat: null })),
  scene('skip', 'reaction', ({ moments }) => (moments.skip.choosing = true)),
  scene('skipping', 'reaction', ({ moments }) => moments.skip.start('turn')),
  scene('battle', 'battle-commit', ({ desk, game }) => {
    const { battle } = game.outlook;
    const [one, two] = battle?.sides ?? [];
    if (battle && one && two)
      game.outlook = { ...game.outlook, battle: { ...battle, sides: [{ ...one, face_down: 1 }, two] } };
    void desk.press(`card:${battle?.commit?.cards[0]?.card ?? 'swarm'}`);
  }),
  // Two invaders with as many ants: the defender chooses whom to fight.
  scene('battle-invader', 'battle-commit', ({ game, moments }) => {
    const { battle } = game.outlook;
    const [one, two] = battle?.sides ?? [];
    if (!battle || !one || !two) return;
    const sides = [{ ...two, seat: 1 }, two, { ...one, may_commit: 0 }];
    const without = less(battle, 'commit');
    game.outlook = {
      ...game.outlook,
      battle: { ...without, stage: 'invader', defender: 0, invader: null, sides },
    };
    ask(
      game,
      { decision: 'choose_invader', optional: false, hex: battle.hex },
      [1, 2].map((seat) => act(`against ${seat}`, { do: 'against', seat })),
    );
    moments.player.value = 1;
  }),
  scene('spoils', 'battle-commit', ({ game, desk }) => {
    const { battle } = game.outlook;
    if (!battle) return;
    game.outlook = {
      ...game.outlook,
      battle: { ...less(battle, 'commit'), stage: 'spoils', hex: 'waters_edge' },
    };
    ask(game, { decision: 'spoils', hex: 'waters_edge' }, [
      act('step waters_edge.2 waters_edge.1', { do: 'step', from: 'waters_edge.2', to: 'waters_edge.1' }),
      act('step waters_edge.3 waters_edge.1', { do: 'step', from: 'waters_edge.3', to: 'waters_edge.1' }),
      pass,
    ]);
    void desk.press('ant:0:waters_edge.2');
  }),
  scene(
    'battle-lose',
    'battle-lose',
    ({ game, moments }) => (moments.lost.value = game.outlook.losses?.among[1]?.at ?? null),
  ),
  scene('centipede', 'centipede-commit', ({ desk }) =>
    desk.press(`card:${desk.of('commit')[0]?.action.card ?? 'swarm'}`),
  ),
  scene('watched', 'battle-commit', ({ game }) => {
    const outlook = less(game.outlook, 'asked');
    if (!outlook.battle) return;
    const battle = less(outlook.battle, 'commit');
    game.outlook = { ...outlook, battle, waiting: { decision: 'commit', seats: [1], because: null } };
    game.choices = [];
    game.seat = 2;
  }),
  scene('queen', 'decree', ({ moments }) => (moments.decree.value = 'larvae')),
  scene('queen-watched', 'decree', ({ game }) => {
    game.outlook = less(game.outlook, 'asked', 'decree');
    game.choices = [];
    game.seat = 2;
  }),
  scene('horde', 'horde'),
  scene('horde-advance', 'horde', ({ game }) => {
    game.recent = [
      { what: 'turn_began', seat: 0 },
      { what: 'horde_revealed', card: 'sparrow_attack' },
      { what: 'centipede_entered', from: 'tall_sand' },
      { what: 'horde_scored', points: 1 },
      { what: 'turn_began', seat: 0 },
    ];
  }),
  scene('losses', 'battle-lose', ({ game, moments }) => {
    const outlook = less(game.outlook, 'battle');
    const losses = { ...outlook.losses, left: 2, cause: 'event', or_food: 2, saved: 1 };
    game.outlook = { ...outlook, losses } as Outlook;
    game.choices = [...game.choices, act('pay_food', { do: 'pay_food' })];
    moments.lost.value = outlook.losses?.among[0]?.at ?? null;
  }),
  scene('pick', 'turn', ({ game, moments }) => {
    ask(game, { decision: 'pick_hex', optional: false }, [
      act('take acorn_cap', { do: 'take', hex: 'acorn_cap' }),
      act('take spilled_nectar', { do: 'take', hex: 'spilled_nectar' }),
      act('take snail_shell', { do: 'take', hex: 'snail_shell' }),
    ]);
    const drawn: View['pile']['drawn'] = ['acorn_cap', 'spilled_nectar', 'snail_shell'];
    game.view = { ...game.view, pile: { ...game.view.pile, drawn, n_drawn: 3 } };
    moments.hex.value = 'snail_shell';
  }),
  scene('lay', 'reaction', ({ game, moments }) => {
    game.outlook = less(game.outlook, 'reaction');
    ask(game, { decision: 'lay', optional: false, card: 'trapjaw_head' }, [
      act('on_top', { do: 'on_top' }),
      act('beneath', { do: 'beneath' }),
    ]);
    const [own, ...others] = game.view.nests;
    if (own)
      game.view = { ...game.view, nests: [{ ...own, heads: ['army_head', 'armored_head'] }, ...others] };
    moments.lay.value = 'beneath';
  }),
  scene('gains', 'turn', ({ game, moments }) => {
    ask(
      game,
      { decision: 'choose_gains', optional: false, card: 'royal_jelly', left: 2 },
      ['food', 'larvae', 'cards', 'points'].map((what) => act(`gain ${what}`, { do: 'gain', what })),
    );
    moments.toggleGain('food');
  }),
  scene('offered-cards', 'turn', ({ game, desk }) => {
    game.view = { ...game.view, offered: ['swarm', 'armored_head', 'early_harvest'] };
    ask(game, { decision: 'play_offered', card: 'cultural_theft' }, [
      act('play swarm', { do: 'play', card: 'swarm' }),
      act('play armored_head', { do: 'play', card: 'armored_head' }),
      pass,
    ]);
    void desk.press('card:armored_head');
  }),
  scene('players', 'turn', ({ game, moments }) => {
    ask(
      game,
      { decision: 'drain', optional: false, left: 2 },
      [1, 2, 3].map((seat) => act(`against ${seat}`, { do: 'against', seat })),
    );
    moments.player.value = 2;
  }),
  scene('effect', 'choose'),
  // Two things can be done at one place.
  scene('offered', 'march', ({ game, desk }) => {
    ask(game, { decision: 'food_instead', card: 'proboscis_head' }, [
      act('collect fern.3', { do: 'collect', at: 'fern.3' }),
      act('food fern.3', { do: 'food', at: 'fern.3' }),
      pass,
    ]);
    void desk.press('ant:0:fern.3');
  }),
  scene('species', 'species', ({ game, moments }) => {
    ask(game, { decision: 'choose_species', optional: false }, [
      act('play_as common_meadow_ant', { do: 'play_as', species: 'common_meadow_ant' }),
      act('play_as crazy_ant', { do: 'play_as', species: 'crazy_ant' }),
    ]);
    moments.species.value = 'crazy_ant';
  }),
  scene('final', 'over'),
  scene('final-horde', 'horde', ({ game }) => {
    game.view = { ...game.view, phase: 'over' };
    game.choices = [];
  }),
];

const tells = (name: string, told: object[], of = 'decree') =>
  scenes.push({ ...scene(name, of, watching), told: told as Event[] });
tells('told-battle', battleEvents);
tells('told-battle-many', [
  ...arrive(1, 'pebble', 19),
  ...arrive(0, 'pebble', 10),
  { what: 'battle_began', seat: 0, hex: 'pebble', invader: 1, strength: [22, 14] },
  {
    what: 'ferocity_revealed',
    sides: [
      { seat: 1, cards: ['queens_journey', 'rapid_mobilization'], added: 2 },
      { seat: 0, cards: [], added: 0 },
    ],
  },
  { what: 'battle_decided', seat: 0, hex: 'pebble', winner: 1, totals: [30, 14] },
  ...fall(1, 'pebble', 7),
  ...fall(0, 'pebble', 12),
  { what: 'scored', seat: 1, source: 'battles', points: 1, card: null },
  { what: 'gained', seat: 1, food: 0, larvae: 2, card: 'amazon_head' },
]);
tells('told-round', [
  { what: 'phase_began', phase: 'queen', round: 2 },
  ...[0, 1, 2, 3].flatMap((seat) => [
    {
      what: 'collected',
      seat,
      at: 'soil.1',
      gain: { food: 2, larvae: seat, cards: 1, points: seat === 1 ? 1 : 0 },
    },
    { what: 'fed', seat, ants: 5, food: 1 + seat, larvae: 0, starving: seat === 2 ? 1 : 0 },
    { what: 'decreed', seat, food: seat === 0 ? 2 : 0, larvae: seat === 0 ? 0 : 3 },
    // As many as each of them controls.
    { what: 'scored', seat, source: 'inner_meadow', points: [0, 0, 2, 1][seat], card: null },
  ]),
  { what: 'scored', seat: 0, source: 'goals', points: 2, card: 'epic_stores' },
  { what: 'phase_began', phase: 'worker', round: 3 },
]);

tells('told-centipede', [
  { what: 'hex_placed', seat: 0, hex: 'abandoned_spiders_lair', cell: '(9,0)', turn: 0, from: null },
  ...arrive(0, 'abandoned_spiders_lair', 3),
  { what: 'battle_began', seat: 0, hex: 'abandoned_spiders_lair', invader: null, strength: [2, 4] },
  { what: 'centipede_card', card: 'grand_evolution', ferocity: 4 },
  {
    what: 'ferocity_revealed',
    sides: [{ seat: 0, cards: ['trapjaw_head', 'rapid_mobilization'], added: 2 }],
  },
  { what: 'centipede_card', card: 'extensive_tunnel', ferocity: 3 },
  { what: 'battle_decided', seat: 0, hex: 'abandoned_spiders_lair', winner: 0, totals: [9, 12] },
  ...fall(0, 'abandoned_spiders_lair', 1),
  { what: 'centipede_destroyed', hex: 'abandoned_spiders_lair' },
  { what: 'gained', seat: 0, food: 1, larvae: 0, card: null },
  { what: 'scored', seat: 0, source: 'centipedes', points: 1, card: null },
]);
const autumn = fixtures['../src/games/march/fixtures/over.json']?.events ?? [];
tells('told-autumn', autumn, 'decree');
const turns = fixtures['../src/games/march/fixtures/horde.json']?.events ?? [];
tells('told-horde', turns.slice(turns.findLastIndex(({ what }) => what === 'horde_revealed')), 'horde');

export const history = [
  { round: 1, scores: [1, 0, 1, 0] },
  { round: 2, scores: [2, 0, 1, 0] },
  { round: 3, scores: [4, 0, 3, 0] },
  { round: 4, scores: [5, 0, 4, 0] },
  { round: 4, awards: true, scores: [8, 3, 4, 3] },
];
