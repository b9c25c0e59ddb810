/** Pages on which one learns and tries things out: puzzles, what if, notes, live examples of the rules. */
import type {
  Example,
  GameInfo,
  Imagined,
  Note,
  Notation,
  PuzzleCard,
  PuzzleTurn,
  Replay,
  Seen,
  Solved,
  TableInfo,
  WhatIf,
} from '../src/lib/generated/protocol';
import marchExplore from '../src/games/march/fixtures/explore-place.json';
import marchTurn from '../src/games/march/fixtures/turn.json';
import births from '../src/games/myrmes/fixtures/births.json';
import workers from '../src/games/myrmes/fixtures/workers.json';
import { itemsOf } from './items';
import type { Scene } from './page-scenes';

interface Fixture {
  components: unknown;
  view: object;
  outlook: unknown;
  choices: unknown;
  events: unknown[];
}
type Game = 'myrmes' | 'march';

const STANDS = {
  myrmes: { year: 2, season: 'autumn', phase: 'workers' },
  march: { round: 3, phase: 'worker' },
};
/** What two turns do, the better one first. */
const TURNS: Record<Game, object[][]> = {
  myrmes: [
    [
      { what: 'worker_left', seat: 0, by: '(-3,-2)', points: 3 },
      {
        ...{ what: 'tile_placed', seat: 0, cubes: { earth: 1, stone: 1 }, paid: {} },
        scored: { points: 4, source: 'pheromone', vp_plus_1: 0 },
        tile: { at: '(-3,-3)', tile: 'pair2', turn: 1 },
      },
    ],
    [
      {
        ...{ what: 'worked_in', seat: 0, room: 'larder', larvae: 0, paid: {}, scored: null },
        gained: { food: 1 },
      },
    ],
  ],
  march: [
    [
      { what: 'acted', seat: 0, deed: 'march', food: 1 },
      { what: 'ant_moved', seat: 0, from: 'great_tunnel', to: 'soil.1' },
    ],
    [
      { what: 'acted', seat: 0, deed: 'forage', food: 1 },
      { what: 'cards_drawn', seat: 0, cards: 2 },
    ],
  ],
};
const POINTS: Record<Game, Record<string, number>[]> = {
  myrmes: [
    { pheromone: 24, prey: 6, objective: 10.4, winter: -1.2 },
    { pheromone: 21.3, prey: 6.2, objective: 9, winter: 0 },
  ],
  march: [
    { sites: 4.1, battles: 1.2, goals: 3.3, drawbacks: -0.4 },
    { sites: 3.5, battles: 1.4, goals: 3.4, drawbacks: -0.2 },
  ],
};

/** What is seen once these actions have been tried: something happens with each of them. */
function imagined(game: Game, { components, view, outlook, choices }: Fixture, over: boolean) {
  return ({ tried = [], seat }: WhatIf): Imagined => {
    const events = tried.flatMap(() => TURNS[game][0] ?? []) as { seat: number }[];
    return {
      ...{ step: 3, version: 'v', tried, to_act: [0], scores: [41, 38, 33], standing: null, win: 0.41 },
      ...(over && { turn_over: tried.length > 0 }),
      components,
      seen: {
        ...{ seat, from: 0, items: itemsOf(events), view: { ...view, seat }, outlook },
        ...{ choices: choices as Seen['choices'], undoable: 0, last_request: 0 },
      },
    };
  };
}

const cards = (game: Game, n: number): PuzzleCard[] =>
  Array.from({ length: n }, (_, nth) => ({
    id: `p${nth}`,
    grade: 1 + Math.floor((5 * nth) / n),
    stand: STANDS[game],
    phase: '',
  }));

function solved(game: Game): Solved {
  const turn = (nth: number, more: Partial<PuzzleTurn>): PuzzleTurn => ({
    actions: ['go' as Notation],
    events: TURNS[game][nth % 2] ?? [],
    points: POINTS[game][nth % 2] ?? {},
    ...{ now: 3 - nth, behind: 0, doubt: 0.4, win: 0.62 - 0.1 * nth, rivals: 31 + nth, risks: {} },
    ...more,
  });
  return {
    ...{ solved: false, yours: null },
    turns: [turn(0, {}), turn(1, { behind: 2.4 }), turn(2, { behind: 4.1 }), turn(3, { behind: 7 })],
    levels: ['novice', 'casual', 'skilled', 'expert', 'master'].map((level, nth) => ({
      level,
      finds: nth > 2,
    })),
  };
}

/** Progress of somebody who has solved some puzzles. */
const tried = () =>
  localStorage.setItem(
    'formicarium.puzzles',
    JSON.stringify({ myrmes: { p0: 'first', p1: 'missed', p2: 'later' } }),
  );

const puzzle = (name: string, game: Game, fixture: Fixture, more: Partial<Scene> = {}): Scene => ({
  ...{ name, page: 'puzzle', id: game, props: { code: 'p3' } },
  paper: {
    answers: {
      [`puzzles/${game}`]: { game, puzzles: cards(game, 31) },
      [`puzzles/${game}/p3`]: (body: unknown) =>
        body === undefined
          ? {
              ...{
                game,
                id: 'p3',
                grade: 3,
                seat: 0,
                players: (fixture.view as { to_act: number[] }).to_act.length,
              },
              ...{ options: {}, stand: STANDS[game], next: 'p4' },
            }
          : solved(game),
      whatif: imagined(game, fixture, true),
    },
  },
  shows: 'main.game-table .plate > svg',
  ...more,
});
/** The solution, which is in the sheet of a phone. */
const REVEAL = { press: ['?.game-table [role="tab"]:first-child', '.panel.task .button'], brings: '.answer' };

export const notes: Note[] = [
  'Bruno always keeps two soldiers for the last winter.',
  'If the autumn event is the tile again: lay the large one at the lake first, even at the price of the last food. He will not be able to follow before spring.',
].map((text, nth) => ({ n: nth, at: 4, step: nth, changed: 1.7e12, text }));

const NAMES = ['Iris', 'Maximiliane Hohenwartenberger', 'Chiyo'];
const replay = (game: Game, fixture: Fixture): Replay => ({
  ...{ game, options: {}, data: { hash: '', name: null, own: true, bots_learned: true } },
  ...{ names: NAMES, components: fixture.components, seat: 0, seats: [0, null], version: 'v' },
  steps: fixture.events.map((event) => ({
    ...{ seat: (event as { seat?: number }).seat ?? null, action: null, at: 0, stand: STANDS[game] },
    events: [event],
  })) as unknown as Replay['steps'],
  frames: { from: 0, frames: [] } as unknown as Replay['frames'],
  ...{ standing: null, commitment: null, fair: null, stuck: null, played_on: null },
});

const whatIf = (
  name: string,
  game: Game,
  fixture: Fixture,
  known: { table: TableInfo; games: GameInfo[] },
  press: string[],
): Scene => ({
  ...{ name, page: 'whatif', id: name },
  paper: {
    answers: {
      games: known.games,
      [`tables/${name}`]: known.table,
      [`tables/${name}/replay`]: replay(game, fixture),
      [`tables/${name}/notes`]: notes,
      whatif: imagined(game, fixture, false),
    },
  },
  shows: 'main.game-table .plate > svg',
  press,
});

const example = (name: string, game: Game, fixture: Fixture, more: Partial<Example>): Scene => ({
  ...{ name, page: 'example', props: { game, section: 's', caption: EXAMPLE } },
  paper: {
    answers: {
      [`examples/${game}/${name}`]: {
        ...{ game, id: name, seat: 0, shows: 'board', tapped: null, marks: [], options: {}, position: {} },
        ...fixture,
        ...more,
      },
    },
  },
  shows: '[data-drawn] :is(svg, .panel)',
});
const EXAMPLE =
  'Blue has three steps left and stands beside a prey that asks for two soldiers. What is lit can be entered now.';

/** The other scenes need tables, so whoever has some passes what is needed of them. */
export const scenesWith = (known: { games: GameInfo[]; tables: Record<Game, TableInfo> }): Scene[] => [
  {
    ...{ name: 'puzzles', page: 'puzzles', id: 'myrmes', shows: 'main ol a', prepare: tried },
    paper: { answers: { 'puzzles/myrmes': { game: 'myrmes', puzzles: cards('myrmes', 64) } } },
  },
  puzzle('puzzle-myrmes', 'myrmes', workers),
  puzzle('puzzle-march', 'march', marchTurn),
  puzzle('puzzle-answer-myrmes', 'myrmes', workers, REVEAL),
  puzzle('puzzle-answer-march', 'march', marchTurn, REVEAL),
  whatIf('whatif-myrmes', 'myrmes', workers, { table: known.tables.myrmes, games: known.games }, []),
  whatIf('whatif-march', 'march', marchTurn, { table: known.tables.march, games: known.games }, [
    '[aria-keyshortcuts="D"]',
    '[aria-keyshortcuts="D"]',
  ]),
  example('example-board', 'myrmes', workers, {}),
  example('example-moment', 'myrmes', births, { shows: 'moment' }),
  example('example-meadow', 'march', marchExplore, {}),
];
