/** Pages around the games: what a table shows besides its moments, and what the server has nothing for. */
import type {
  Becoming,
  CardSeat,
  ChatLine,
  Devices,
  GameInfo,
  Hint,
  HintTurn,
  Lobby,
  Note,
  SeatInfo,
  Seen,
  Strengths,
  TableCard,
  TableInfo,
  TablePage,
  Today,
} from '../src/lib/generated/protocol';
import { sampleTable } from '../src/lib/plain-table';
import { settings } from '../src/lib/settings.svelte';
import { remember } from '../src/lib/table/away';
import marchReaction from '../src/games/march/fixtures/reaction.json';
import marchTurn from '../src/games/march/fixtures/turn.json';
import births from '../src/games/myrmes/fixtures/births.json';
import workers from '../src/games/myrmes/fixtures/workers.json';
import { itemsOf } from './items';
import type { Paper } from './paper-server';
import { scenes as deals } from './deal-scenes';
import { notes, scenesWith } from './learn-scenes';
import { scenes as reviews } from './review-scenes';

export interface Scene {
  name: string;
  /** The page, and what a server would tell it. */
  page:
    | 'home'
    | 'table'
    | 'review'
    | 'daily'
    | 'deal'
    | 'puzzles'
    | 'puzzle'
    | 'whatif'
    | 'example'
    | 'you'
    | 'archive'
    | 'transfer'
    | 'about'
    | 'card'
    | 'gallery'
    | 'replay'
    | 'not-found';
  /** What its address says, if not the name of the scene. */
  id?: string;
  paper: Paper;
  /** What else the page is given. */
  props?: Record<string, unknown>;
  /** What is there once the page is complete. */
  shows: string;
  /** What is pressed then, one after the other, and what comes of it. After `?`, only if it is there. */
  press?: string | readonly string[];
  brings?: string;
  prepare?: () => unknown;
}

const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'];
/** Made-up figures, as wide as they get. */
const STRENGTHS: Strengths = {
  yardstick: 'greedy',
  levels: LEVELS.map((level, nth) => ({
    ...{ level, points: 44.4 + 12.6 * nth, games: 100, ms: 40 * nth },
    wins: nth === 0 ? null : 100 - 8 * nth,
  })),
};
const games = [
  {
    id: 'myrmes',
    fewest: 2,
    most: 4,
    levels: LEVELS,
    characters: ['hunter', 'gatherer', 'builder'],
  },
  { id: 'march', fewest: 1, most: 5, levels: LEVELS, characters: ['settler', 'warrior', 'breeder'] },
].map((game): GameInfo => ({ page: true, data: '', options: {}, strengths: STRENGTHS, ...game }));

const seat = (kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name: '',
  commitment: null,
  contributed: true,
  level: null,
  online: true,
  stand_in: null,
  gone: false,
  ...more,
});
const person = (name: string, more: Partial<SeatInfo> = {}) => seat('human', { name, ...more });
const bot = (level: string) => seat('bot', { level });
const open = seat('open', { contributed: false, online: false });

const table = (game: 'myrmes' | 'march', seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  sampleTable({
    game,
    seats,
    clock: { kind: 'live', bank_s: 900, increment_s: 20 },
    at_zero: 'bot',
    clocks: seats.map((_, nth) => ({ left_ms: 754_000, running: nth === 0 && more.status !== 'open' })),
    commitment: '3f9a6c1d8b2e4750a9c3d1e8f7b6a5948372615049d8c7b6a5f4e3d2c1b0a998',
    ...more,
  });

interface Fixture {
  components: unknown;
  view: object;
  outlook: unknown;
  choices: unknown;
  events: unknown[];
}

/** What a viewpoint has seen. The moments are those of the first seat; the others see the same table without a choice. */
const seen = ({ view, outlook, choices, events }: Fixture, of: number | null): Seen => ({
  seat: of,
  from: 0,
  items: itemsOf(events as { seat?: number | null }[]),
  view: { ...view, seat: of },
  choices: of === 0 ? (choices as Seen['choices']) : [],
  outlook,
  undoable: 0,
  last_request: 1,
});

interface AtTable {
  info: TableInfo;
  fixture?: Fixture;
  chat?: ChatLine[];
  hint?: Hint;
  notes?: Note[];
}

const atTable = (
  name: string,
  { info, fixture, chat = [], hint, notes: written }: AtTable,
  more: Pick<Scene, 'shows'> & Partial<Scene>,
): Scene => {
  const known = { ...info, id: name };
  const viewpoints = fixture ? [...info.you, null].map((of) => seen(fixture, of)) : [];
  return {
    name,
    page: 'table',
    paper: {
      answers: {
        games,
        [`tables/${name}`]: known,
        [`tables/${name}/components`]: fixture?.components,
        [`tables/${name}/contribute`]: {},
        [`tables/${name}/seats/0/hint`]: hint,
        [`tables/${name}/notes`]: written,
      },
      says: [
        { type: 'table', ...known },
        ...viewpoints.map((one) => ({ type: 'seen' as const, ...one })),
        { type: 'chat', lines: chat },
      ],
    },
    ...more,
  };
};

/** A name about as long as the page takes it. */
const LONG = 'Maximiliane Hohenwartenberger';
const four = [person('Iris'), person(LONG), bot('casual:hunter'), person('Chiyo', { online: false })];
const three = four.slice(0, 3);
const ofMarch = [person('Iris'), person('Bruno'), bot('skilled:settler'), person(LONG)];

const chat: ChatLine[] = [
  [0, 'Iris', 'Good luck, everybody!'],
  [1, LONG, 'You too. I have not played for a year, so be kind to my soldiers for the first winter, please.'],
  [null, 'Otto', 'https://example.org/a-very-long-address-that-nobody-can-read-and-that-must-wrap-somewhere'],
].map(([of, name, text], n) => ({ n, who: name, at: 1.7e12 + n * 60_000, seat: of, name, text }) as ChatLine);

const playing = 'main.game-table .plate > svg';
const CHAT = '[data-key="c"] button';
const menu = (nth: number) => `.top-bar nav > :nth-child(${nth} of [aria-haspopup="dialog"])`;

/** A hint with two turns: what they do, and what is to be expected of them. */
function hintOf(
  { choices, events }: Fixture,
  turns: [events: object[], value: number, points: HintTurn['points']][],
): Hint {
  const actions = (choices as HintTurn['actions']).slice(0, 1);
  return {
    seen: events.length,
    turns: turns.map(([happens, value, points], nth) => ({
      ...{
        actions,
        events: happens,
        now: 2 - nth,
        value,
        points,
        doubt: nth === 0 ? null : 1.1,
        rivals: 31.5,
      },
      ...{ places: [0.46 - 0.1 * nth, 0.3, 0.24 + 0.1 * nth], risks: {} },
    })),
  };
}
const HINT = { shows: '[data-act="hint"]', press: '[data-act="hint"]', brings: '.hinted' };

const cardSeats = (seats: SeatInfo[], more: Partial<CardSeat> = {}): CardSeat[] =>
  seats.map(({ kind, name, level }, nth) => ({
    kind,
    name,
    level,
    you: nth === 0,
    score: null,
    place: null,
    to_act: nth === 1,
    ...more,
  }));
const card = (id: string, game: 'myrmes' | 'march', more: Partial<TableCard>): TableCard => ({
  id,
  game,
  options: {},
  status: 'running',
  changed: 1.7e12,
  seats: cardSeats(game === 'march' ? ofMarch : four),
  clock: { kind: 'none' },
  your_turn: false,
  yours: true,
  stand: game === 'march' ? { round: 3, phase: 'soldier' } : { year: 2, season: 'autumn', phase: 'workers' },
  played_on: null,
  lesson: false,
  ...more,
});
const none: Lobby = { mine: [], open: [], running: [], replays: [] };
const lobby: Lobby = {
  mine: [card('a', 'myrmes', { your_turn: true }), card('b', 'march', { clock: { kind: 'days', days: 3 } })],
  open: [
    card('c', 'march', {
      status: 'open',
      yours: false,
      options: { primitive_species: true, length: 'long' },
      seats: cardSeats([person(LONG), bot('casual'), open, open, open], { you: false, to_act: false }),
    }),
  ],
  running: [card('d', 'myrmes', { yours: false })],
  replays: [card('e', 'march', { status: 'over', yours: false })],
};
const daily: Today = {
  day: '2026-11-18',
  opponent: 'skilled',
  games: [
    { game: 'myrmes', players: 2, table: 'f', status: 'over', score: 71 },
    { game: 'march', players: 2, table: null, status: null, score: null },
  ],
};
const home = (name: string, lists: Lobby, shows: string): Scene => ({
  name,
  page: 'home',
  paper: { answers: { games, daily, lobby: lists, me: { name: 'Iris', known: true } } },
  shows,
});

/** Two people who ask for the last seat of a table. */
const asking = [LONG, 'Otto'].map((name, nth) => ({
  who: `${nth}`,
  name,
  seat: 3,
  at: 0,
  online: nth === 0,
}));

/** The dialog for a game against bots, by somebody who has played before. */
const levels = (['myrmes', 'march'] as const).map((game, nth): Scene => {
  const over = [61, 48, 55].map((score, n) => {
    const seats = cardSeats(three, { score, place: 1, to_act: false });
    return card(`o${n}`, game, { status: 'over', seats });
  });
  return {
    ...home(`levels-${game}`, { ...none, replays: over }, '.lists .row'),
    press: `article:nth-of-type(${nth + 1}) .game-actions .primary`,
    brings: 'dialog[open] .card',
    // Who has played before is offered a game first.
    prepare: () => (settings.played = true),
  };
});
const since = 1.76e12;
const yours: Scene[] = [
  {
    ...{ name: 'you', page: 'you', shows: '.you .panel' },
    paper: {
      answers: {
        me: { name: LONG, known: true },
        blocks: [{ id: 'b', name: LONG }],
        'me/devices': {
          browsers: ['Firefox, Android', 'Chrome, Windows', ''].map((device, nth) => ({
            ...{ id: `d${nth}`, device, here: nth === 0, old: nth === 2, since, seen: since + 4e8 },
          })),
          programs: [{ id: 'p', name: 'my-first-bot', since }],
          recovery: since,
          former: [{ id: 'f', name: 'Iris', tables: 2 }],
        } satisfies Devices,
      },
    },
  },
  {
    ...{ name: 'archive', page: 'archive', shows: '.row' },
    paper: {
      answers: {
        me: { name: 'Iris', known: true },
        tables: {
          tables: [...lobby.replays, card('g', 'myrmes', { status: 'over' })].map((one) => ({
            ...one,
            seats: one.seats.map((seat, nth) => ({ ...seat, score: 74 - 6 * nth, place: nth + 1 })),
          })),
          next: 'more',
        } satisfies TablePage,
      },
    },
  },
  {
    ...{ name: 'transfer', page: 'transfer', props: { code: 'c' }, shows: '.acts' },
    paper: {
      answers: {
        'transfer/c': {
          ...{ name: LONG, tables: 3, same: false },
          you: { name: 'Iris', tables: lobby.mine },
        } satisfies Becoming,
      },
    },
  },
];
const learning = scenesWith({
  games,
  tables: { myrmes: table('myrmes', three), march: table('march', ofMarch) },
});

/** Pages that ask nobody, or only what the program itself knows. */
const plain: Scene[] = [
  { name: 'about', page: 'about', paper: {}, shows: '.about h2' },
  { name: 'card-myrmes', page: 'card', id: 'myrmes', paper: {}, shows: 'h2' },
  { name: 'card-march', page: 'card', id: 'march', paper: {}, shows: 'h2' },
  {
    ...{ name: 'gallery', page: 'gallery', id: 'march', shows: 'article, li' },
    paper: { answers: { 'games/march/components': marchTurn.components } },
  },
  { name: 'upload', page: 'replay', props: { id: undefined }, paper: {}, shows: 'h1' },
  { name: 'no-page', page: 'not-found', paper: {}, shows: '[data-state]' },
];

export const scenes: Scene[] = [
  atTable(
    'room',
    {
      info: table('myrmes', [...three, open], {
        status: 'open',
        public: true,
        approval: true,
        requests: asking,
        options: { supply: 'box' },
      }),
    },
    { shows: '.room svg' },
  ),
  atTable(
    'room-guest',
    {
      info: table('march', [...ofMarch.slice(0, 3), open, open], {
        status: 'open',
        host: false,
        you: [],
        approval: true,
        requests: asking.slice(0, 1),
        options: { primitive_species: true, length: 'long', beyond: 5 },
        spectators: 2,
      }),
    },
    { shows: '.room svg' },
  ),
  atTable(
    'curtain',
    { info: table('myrmes', three, { you: [0, 1], to_act: [0, 1] }), fixture: births },
    { shows: 'main.curtain' },
  ),
  atTable(
    'curtain-hands',
    {
      info: table('march', ofMarch, { you: [0, 3] }),
      fixture: { ...marchTurn, events: marchTurn.events.slice(0, -1) },
    },
    { shows: 'main.curtain li' },
  ),
  atTable(
    'away-myrmes',
    { info: table('myrmes', three), fixture: workers },
    { shows: '[data-moment="told-away"]', prepare: () => remember('away-myrmes', 0, 2) },
  ),
  atTable(
    'away-march',
    { info: table('march', ofMarch), fixture: marchReaction },
    { shows: '[data-moment="told-away"]', prepare: () => remember('away-march', 0, 2) },
  ),
  atTable(
    'hint-myrmes',
    {
      info: table('myrmes', three, { hints: true }),
      fixture: workers,
      hint: hintOf(workers, [
        [
          [
            { what: 'worker_left', seat: 0, by: '(-3,-2)', points: 3 },
            {
              ...{ what: 'tile_placed', seat: 0, cubes: { earth: 1, stone: 1 }, paid: {} },
              scored: { points: 4, source: 'pheromone', vp_plus_1: 0 },
              tile: { at: '(-3,-3)', tile: 'pair2', turn: 1 },
            },
          ],
          3.2,
          { pheromone: 24, prey: 6, objective: 10.4, winter: -1.2 },
        ],
        [
          [
            {
              ...{ what: 'worked_in', seat: 0, room: 'larder', larvae: 0, paid: {}, scored: null },
              gained: { food: 1 },
            },
          ],
          1.4,
          { pheromone: 21.3, prey: 6.2, objective: 9, winter: 0 },
        ],
      ]),
    },
    HINT,
  ),
  atTable(
    'hint-march',
    {
      info: table('march', ofMarch, { hints: true }),
      fixture: marchTurn,
      hint: hintOf(marchTurn, [
        [
          [
            { what: 'acted', seat: 0, deed: 'march', food: 1 },
            { what: 'ant_moved', seat: 0, from: 'great_tunnel', to: 'soil.1' },
          ],
          2.1,
          { sites: 4.1, battles: 1.2, goals: 3.3, drawbacks: -0.4 },
        ],
        [
          [
            { what: 'acted', seat: 0, deed: 'forage', food: 1 },
            { what: 'cards_drawn', seat: 0, cards: 2 },
          ],
          1.7,
          { sites: 3.5, battles: 1.4, goals: 3.4, drawbacks: -0.2 },
        ],
      ]),
    },
    HINT,
  ),
  atTable('chat', { info: table('myrmes', three), fixture: workers, chat }, { shows: playing, press: CHAT }),
  atTable(
    'chat-empty',
    { info: table('march', ofMarch), fixture: marchTurn },
    { shows: playing, press: CHAT },
  ),
  atTable(
    'notices',
    {
      info: table('march', [...ofMarch.slice(0, 3), person(LONG, { online: false, gone: true })], {
        undo_asked: { seat: 1, actions: 3, yes: [1] },
        abandon: [1],
      }),
      fixture: marchTurn,
    },
    { shows: playing },
  ),
  atTable(
    'notes',
    { info: table('myrmes', three), fixture: workers, notes },
    { shows: playing, press: [menu(1), '[data-act="notes"]'], brings: '.drawer .paper li' },
  ),
  atTable(
    'report',
    { info: table('myrmes', three), fixture: workers, chat },
    { shows: playing, press: [CHAT, '.lines .about'], brings: 'dialog[open] blockquote' },
  ),
  atTable('menu', { info: table('myrmes', three), fixture: workers }, { shows: playing, press: menu(1) }),
  atTable(
    'settings',
    { info: table('march', ofMarch), fixture: marchTurn },
    { shows: playing, press: menu(2) },
  ),
  { name: 'no-table', page: 'table', paper: {}, shows: 'main [data-state]' },
  home('home', lobby, '.lists .row'),
  home('home-empty', none, '.lists [data-state]'),
  ...levels,
  ...yours,
  ...reviews,
  ...deals,
  ...learning,
  ...plain,
];
