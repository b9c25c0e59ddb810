/**
 * Prints how long the review of a game for four takes, and how long moves at another table take meanwhile and without it:
 * `npm run measure-review`, with FORMICARIUM_BIN on a release build. On one core: `taskset -c 0 npm run measure-review`.
 */
import type { APIRequestContext } from '@playwright/test';
import { botsGame } from './tables';
import { expect, test } from './test';

interface Seen {
  items: unknown[];
  choices: { text: string }[];
  view: { phase: string };
}
interface Moves {
  /** Until the server has answered, with the move on disk. */
  own: number[];
  /** Until the bot has moved and it is one's own turn again. */
  bot: number[];
}
const MOVES = 150;
/** How often it is asked whether the bot has moved: more often than anybody may ask for long would be refused. */
const EVERY_MS = 20;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Plays at tables against a bot until there are enough moves or `until` holds, and measures every one. */
async function play(request: APIRequestContext, game: string, until: () => boolean): Promise<Moves> {
  const moves: Moves = { own: [], bot: [] };
  let table = '';
  while (!until()) {
    if (!table) {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'skilled' }];
      const rest = { public: false, clock: { kind: 'none' }, at_zero: 'nothing', start: true };
      const made = await request.post('/api/tables', { data: { game, options: {}, seats, ...rest } });
      expect(made.ok(), await made.text()).toBe(true);
      table = `/api/tables/${((await made.json()) as { id: string }).id}`;
    }
    const began = performance.now();
    const look = async () => {
      await pause(EVERY_MS);
      const answer = await request.get(`${table}/seats/0`);
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as Seen;
    };
    let seen = await look();
    while (seen.choices.length === 0 && seen.view.phase !== 'over' && !until()) seen = await look();
    const waited = performance.now() - began;
    const { items, choices, view } = seen;
    if (view.phase === 'over') table = '';
    if (choices.length === 0) continue;
    if (moves.own.length > 0) moves.bot.push(waited);
    const action = choices[(7 * items.length) % choices.length]?.text;
    const from = performance.now();
    const done = await request.post(`${table}/seats/0/act`, {
      data: { seen: items.length, actions: [action] },
    });
    expect(done.ok(), await done.text()).toBe(true);
    moves.own.push(performance.now() - from);
  }
  return moves;
}

const at = (times: number[], part: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
};
const tell = (what: string, times: number[]) =>
  console.log(
    `  ${what}: median ${at(times, 0.5).toFixed(1)} ms, 95 % below ${at(times, 0.95).toFixed(1)} ms ` +
      `(${times.length} moves)`,
  );

// Reviews take as long as they do for people.
test.use({ flags: [] });

for (const game of ['myrmes', 'march'])
  test(`a review of ${game} for four beside another table`, async ({ request }) => {
    test.setTimeout(900_000);
    await request.put('/api/me', { data: { name: 'Ada' } });
    const id = await botsGame(request, 4, 'skilled', game);

    let n = 0;
    const before = await play(request, game, () => (n += 1) > 2 * MOVES);

    const began = performance.now();
    expect((await request.post(`/api/tables/${id}/review`)).ok()).toBe(true);
    let took = 0;
    const done = (async () => {
      for (let after = 0; ;) {
        const answer = await request.get(`/api/tables/${id}/review?after=${after}`, { timeout: 60_000 });
        const state = (await answer.json()) as { percent: number | null };
        if (state.percent === null) break;
        after = state.percent;
      }
      took = performance.now() - began;
    })();
    const during = await play(request, game, () => took > 0);
    await done;

    console.log(`${game}: the review took ${(took / 1000).toFixed(1)} s beside a table that is played at`);
    tell('a move, without a review', before.own);
    tell('a move, during the review', during.own);
    tell('until the bot has moved, without a review', before.bot);
    tell('until the bot has moved, during the review', during.bot);
    for (const what of ['own', 'bot'] as const)
      console.log(`  ${what}: ${(at(during[what], 0.5) / at(before[what], 0.5)).toFixed(2)} times as long`);
  });
