/** Reviews with made-up figures, at positions of the games. */
import type { Review, ReviewDecision, ReviewTurn, SeatInfo } from '../src/lib/generated/protocol';
import { sampleTable } from '../src/lib/plain-table';
import marchMarch from '../src/games/march/fixtures/march.json';
import marchTurn from '../src/games/march/fixtures/turn.json';
import births from '../src/games/myrmes/fixtures/births.json';
import sortie from '../src/games/myrmes/fixtures/sortie.json';
import type { Scene } from './page-scenes';

interface Fixture {
  components: unknown;
  view: object;
  outlook: unknown;
}

/** The course of a share: up and down, and to its end. */
const course = (nth: number, of: number, end: number, seat: number): number =>
  nth === of ? end : 0.25 + 0.02 * Math.sin(2.1 * nth + seat) + (nth / of) * (end - 0.25) * 0.4;

const turn = (...events: object[]): ReviewTurn => ({ actions: [], events });

function decision(
  { view, outlook }: Fixture,
  more: Pick<ReviewDecision, 'stretch' | 'stand' | 'played' | 'better' | 'points'> & Partial<ReviewDecision>,
): ReviewDecision {
  return {
    ...{ seat: 0, action: 12 * more.stretch + 5, step: 40, frame: { view, outlook } },
    ...{ lost: 5.8, doubt: 0.9, win: 0.09, risks: {} },
    ...more,
  };
}

function review(
  game: string,
  { components }: Fixture,
  stands: unknown[],
  more: Pick<Review, 'decisions'> & { points: Record<string, number>; strong: Record<string, number> },
): Review {
  const { points, strong, decisions } = more;
  const last = stands.length;
  const ends = [0, 1, 0, 0];
  const moments = [...stands, stands.at(-1)].map((stand, nth) => {
    const shares = ends.map((end, seat) => course(nth, last, end, seat));
    const sum = shares.reduce((all, share) => all + share, 0);
    return { actions: 12 * nth, stand, shares: shares.map((share) => share / sum) };
  });
  const moved = stands.map((_, nth) => ({
    own: -0.03 * (nth % 3),
    chance: 0.02 * ((nth % 4) - 1),
    others: 0,
  }));
  const first = decisions[0];
  const opening = first
    ? [
        { played: first.played, better: null, lost: 0 },
        { played: first.better, better: first.played, lost: 0.7 },
      ]
    : [];
  return {
    ...{ game, options: {}, table: 'sample', record: null, components, decisions, moments, strong_games: 8 },
    data: { hash: '', name: null, own: true, bots_learned: true },
    names: ['Iris', 'Maximiliane Hohenwartenberger', 'bot casual', 'Chiyo'],
    standing: { scores: [71, 74, 68, 59], places: [2, 1, 3, 4] },
    together: false,
    seats: ends.map(() => ({
      ...{ turns: 61, lost: 0.8, blunders: 4, moved, points, strong, opened: 6, strong_opened: 7.4, opening },
    })),
  };
}

const myrmes = review(
  'myrmes',
  sortie,
  [1, 2, 3].flatMap((year) => [
    ...['spring', 'summer', 'autumn'].map((season) => ({ year, season, phase: 'workers' })),
    { year, season: 'autumn', phase: 'winter' },
  ]),
  {
    points: { pheromone: 20, special_tile: 8, prey: 8, queen: 4, objective: 21, vp_plus_1: 0, winter: 0 },
    strong: { pheromone: 27, special_tile: 14, prey: 7, queen: 2, objective: 18, vp_plus_1: 7, winter: -3 },
    decisions: [
      decision(sortie, {
        ...{ stretch: 10, stand: { year: 3, season: 'autumn', phase: 'workers' } },
        played: turn({
          what: 'worked_in',
          seat: 0,
          room: 'quarry',
          larvae: 0,
          gained: { stone: 1 },
          paid: {},
          scored: null,
        }),
        better: turn(
          { what: 'worker_left', seat: 0, by: '(-1,-3)', points: 3 },
          {
            ...{ what: 'tile_placed', seat: 0, cubes: { earth: 1, food: 1, stone: 1 }, paid: {} },
            scored: { points: 4, source: 'pheromone', vp_plus_1: 0 },
            tile: { at: '(-1,-5)', tile: 'line3', turn: 1 },
          },
        ),
        points: { pheromone: 4.1, objective: 1.2, prey: -0.6 },
        risks: { food_missing: [0.2, 1.4] },
      }),
      decision(births, {
        ...{ stretch: 1, stand: { year: 1, season: 'summer', phase: 'births' }, win: 0.06, lost: 3.8 },
        played: turn({ what: 'nurses_placed', seat: 0, larvae: 1, soldiers: 0, workers: 2, atelier: 0 }),
        better: turn({ what: 'nurses_placed', seat: 0, larvae: 0, soldiers: 2, workers: 0, atelier: 1 }),
        points: { prey: 2.2 },
        doubt: null,
      }),
    ],
  },
);

const march = review(
  'march',
  marchTurn,
  [1, 2, 3, 4].flatMap((round) => ['worker', 'soldier', 'queen'].map((phase) => ({ round, phase }))),
  {
    points: { sites: 3, battles: 2, bodies: 2, goals: 4, cards: 0, awards: 1, drawbacks: -1 },
    strong: { sites: 4.2, battles: 3, bodies: 2.1, goals: 6.4, cards: 0.4, awards: 2, drawbacks: 0 },
    decisions: [
      decision(marchMarch, {
        ...{ stretch: 3, stand: { round: 2, phase: 'worker' } },
        played: turn(
          { what: 'acted', seat: 0, deed: 'forage', food: 1 },
          { what: 'cards_drawn', seat: 0, cards: 2 },
        ),
        better: turn(
          { what: 'acted', seat: 0, deed: 'march', food: 1 },
          { what: 'ant_moved', seat: 0, from: 'soil.4', to: 'fern.3' },
          { what: 'ant_moved', seat: 0, from: 'great_tunnel', to: 'dark_crevice.1' },
        ),
        points: { sites: 1.1, goals: 0.6 },
      }),
    ],
  },
);

const person = (name: string): SeatInfo => ({
  ...{
    kind: 'human',
    name,
    commitment: null,
    contributed: true,
    level: null,
    online: true,
    stand_in: null,
    gone: false,
  },
});
const scene = (name: string, of: Review): Scene => ({
  name,
  page: 'review',
  paper: {
    answers: {
      [`tables/${name}`]: sampleTable({
        ...{ id: name, game: of.game, status: 'over', seats: of.names.map(person) },
      }),
      [`tables/${name}/review`]: { key: '', percent: null, review: of },
    },
  },
  shows: 'main.review .decision',
});

export const scenes: Scene[] = [
  scene('review-myrmes', myrmes),
  scene('review-march', march),
  {
    name: 'review-offer',
    page: 'review',
    paper: { answers: { 'tables/review-offer/review': { key: '', percent: null, review: null } } },
    shows: 'main .button',
  },
];
