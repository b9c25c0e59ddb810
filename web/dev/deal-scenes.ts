/** Pages about deals that several play: the game of the day, and the same deal at several tables. */
import type {
  CardSeat,
  DailyBot,
  DailyResult,
  Deal,
  DealTable,
  SeatScore,
  Today,
} from '../src/lib/generated/protocol';
import type { Scene } from './page-scenes';

const HASH = '3f9a6c1d8b2e4750a9c3d1e8f7b6a5948372615049d8c7b6a5f4e3d2c1b0a998';

/** Points whose sources add up, beside the ten that everybody begins with. */
const myrmes = (pheromone: number, prey: number, objective: number, queen = 0) => ({
  pheromone,
  prey,
  objective,
  queen,
});
const sumOf = (points: Record<string, number>) => Object.values(points).reduce((sum, n) => sum + n, 10);
const scored = (points: Record<string, number>, place = 1): SeatScore => ({
  ...{ score: sumOf(points), rival: 61, place, points },
});

const today = (over: boolean): Today => ({
  day: '2026-11-18',
  opponent: 'skilled',
  games: [
    {
      game: 'myrmes',
      players: 2,
      table: over ? 'f' : null,
      status: over ? 'over' : null,
      score: over ? 71 : null,
    },
    { game: 'march', players: 2, table: null, status: null, score: null },
  ],
});
const bot = (level: string, points: Record<string, number>): DailyBot => ({
  ...{ level, games: 8, score: sumOf(points), points },
});
const result: DailyResult = {
  ...{ day: '2026-11-18', game: 'myrmes', players: 2, opponent: 'skilled', table: 'f' },
  you: scored(myrmes(24, 9, 22, 6)),
  people: [
    { name: 'Maximiliane Hohenwartenberger', you: false, score: 88 },
    { name: 'Iris', you: true, score: 71 },
    { name: '', you: false, score: 40 },
  ],
  bots: [
    bot('novice', myrmes(12, 4, 9)),
    bot('casual', myrmes(16, 7, 14.5)),
    bot('skilled', myrmes(22, 9, 21, 3)),
    bot('expert', myrmes(25, 11, 27, 6)),
  ],
  pending: ['master'],
  commitment: HASH,
  secret: null,
};

const seat = (name: string, more: Partial<CardSeat> = {}): CardSeat => ({
  ...{ kind: 'human', name, level: null, you: false, score: null, place: null, to_act: false },
  ...more,
});
const skilled = seat('', { kind: 'bot', level: 'skilled:hunter' });
const free = seat('', { kind: 'open' });
const table = (
  id: string,
  status: DealTable['card']['status'],
  seats: CardSeat[],
  scores: SeatScore[] | null = null,
): DealTable => ({
  card: {
    ...{ id, game: 'myrmes', options: {}, status, changed: 1.7e12, seats, clock: { kind: 'none' } },
    ...{ your_turn: false, yours: seats.some(({ you }) => you), played_on: null, lesson: false },
    stand: { year: 2, season: 'autumn', phase: 'workers' },
  },
  shown: status !== 'running' || seats.some(({ you }) => you),
  scores,
});
const deal = (tables: DealTable[], over: boolean): Deal => ({
  ...{
    id: '',
    game: 'myrmes',
    players: 3,
    host: true,
    tables,
    told: over,
    commitment: HASH,
    secret: over ? HASH : null,
  },
});
const iris = seat('Iris', { you: true });
const LONG = 'Maximiliane Hohenwartenberger';

const daily = (name: string, answers: Record<string, unknown>, shows: string): Scene => ({
  ...{ name, page: 'daily', id: 'myrmes', paper: { answers }, shows },
});
const compared = (name: string, of: Deal): Scene => ({
  ...{ name, page: 'deal', paper: { answers: { [`deals/${name}`]: { ...of, id: name } } } },
  shows: 'main table',
});

export const scenes: Scene[] = [
  daily('daily', { daily: today(false) }, 'main .button'),
  daily('daily-result', { daily: today(true), 'daily/myrmes/2026-11-18': result }, 'main table'),
  compared(
    'deal',
    deal(
      [
        table('a', 'running', [iris, seat(LONG), skilled]),
        table('b', 'open', [seat('Bruno'), free, skilled]),
        table('c', 'running', [seat('Chiyo'), seat('Otto'), skilled]),
      ],
      false,
    ),
  ),
  compared(
    'deal-result',
    deal(
      [
        table(
          'a',
          'over',
          [iris, seat(LONG), skilled],
          [scored(myrmes(24, 9, 22, 6)), scored(myrmes(18, 6, 12), 3), scored(myrmes(21, 8, 15), 2)],
        ),
        table(
          'b',
          'over',
          [seat('Bruno'), seat('Mina'), skilled],
          [scored(myrmes(20, 6, 16), 2), scored(myrmes(26, 8, 24, 3)), scored(myrmes(17, 8, 13), 3)],
        ),
        table('c', 'abandoned', [seat('Chiyo'), free, skilled]),
        table(
          'd',
          'over',
          [seat('Ada'), seat('Otto', { kind: 'local' }), skilled],
          [scored(myrmes(22, 10, 30, 3)), scored(myrmes(19, 4, 18), 2), scored(myrmes(16, 8, 12), 3)],
        ),
      ],
      true,
    ),
  ),
];
