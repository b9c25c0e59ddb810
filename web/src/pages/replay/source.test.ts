import { afterEach, expect, test, vi } from 'vitest';
import type { Frames, Replay } from '../../lib/generated/protocol';
import { Source } from './source';

afterEach(() => vi.unstubAllGlobals());

const frames = (from: number): Frames => ({ from, frames: [{ view: from, outlook: null }] });
const replayOf = (seat: number | null, over: boolean) =>
  ({
    ...{ seat, version: `v${seat}`, fair: over ? {} : null, frames: frames(0) },
    steps: Array.from({ length: 40 }, () => ({ seat: 0, events: [] })),
  }) as unknown as Replay;

/** A server that sends replays of this game; returns what it was asked for. */
function serving(over: boolean, ofFrames: () => Response = () => Response.json(frames(16))) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`);
    bodies.push(body);
    const seat = new URL(path, 'http://x').searchParams.get('seat');
    if (path.includes('/frames')) return Promise.resolve(ofFrames());
    return Promise.resolve(Response.json(replayOf(seat === null ? null : Number(seat), over)));
  });
  return { asked, bodies };
}

test('the viewpoints of a finished game are loaded once', async () => {
  const { asked } = serving(true);
  const source = new Source({ table: 't 1' }, vi.fn());
  const all = await source.look(null, 7);
  const own = await source.look(1, null);
  expect(await source.look(null, 3)).toBe(all);
  expect(await source.look(1, 3)).toBe(own);
  expect(asked).toEqual(['GET /api/tables/t%201/replay?at=7', 'GET /api/tables/t%201/replay?seat=1']);
});

test('a running game is loaded again, with what happened since', async () => {
  const { asked } = serving(false);
  const source = new Source({ table: 't' }, vi.fn());
  await source.look(0, 5);
  await source.look(0, 5);
  expect(asked).toEqual(Array(2).fill('GET /api/tables/t/replay?seat=0&at=5'));
});

test('frames are requested for the viewpoint and the version they belong to', async () => {
  const { asked } = serving(true);
  const source = new Source({ table: 't' }, vi.fn());
  const replay = await source.look(2, null);
  expect(await replay.frames.want(16)).toEqual({ view: 16, outlook: null });
  replay.frames.stop();
  expect(asked[1]).toBe('GET /api/tables/t/replay/frames?seat=2&version=v2&from=16&to=31');
});

test('an uploaded record is sent again with each request, and stored nowhere', async () => {
  const { asked, bodies } = serving(false);
  const source = new Source({ record: '{"game":"march"}' }, vi.fn());
  const replay = source.opened(replayOf(null, false));
  expect(await source.look(null, 3)).toBe(replay);
  await replay.frames.want(16);
  replay.frames.stop();
  await source.look(1, 16);
  expect([asked[0], asked.at(-1)]).toEqual([
    ...['POST /api/replays/frames?version=vnull&from=16&to=31', 'POST /api/replays?seat=1&at=16'],
  ]);
  expect(new Set(bodies)).toEqual(new Set(['{"game":"march"}']));
});

test('why a frame cannot be loaded is told, and choosing its viewpoint again tries again', async () => {
  const gone = { kind: 'stale', message: 'actions were taken back' };
  const { asked } = serving(true, () => Response.json(gone, { status: 409 }));
  const failed = vi.fn();
  const source = new Source({ table: 't' }, failed);
  const replay = await source.look(0, null);
  expect(await replay.frames.want(16)).toBe(null);
  expect(failed.mock.calls).toEqual([[0, expect.objectContaining(gone)]]);
  expect(await source.look(0, null)).not.toBe(replay);
  expect(asked).toHaveLength(3);
});
