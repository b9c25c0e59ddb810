import { expect, test, vi } from 'vitest';
import type { Frame, Frames } from '../../lib/generated/protocol';
import { AT_ONCE, FrameLoader, type Range } from './loader';

const frameOf = (at: number): Frame => ({ view: `view ${at}`, outlook: null });
const framesOf = ({ from, to }: Range): Frames => ({
  from,
  frames: Array.from({ length: to - from + 1 }, (_, nth) => frameOf(from + nth)),
});

/** A server whose answers the test gives. */
class Server {
  asked: { range: Range; signal: AbortSignal; answer: () => void; fail: (error: unknown) => void }[] = [];

  ask = (range: Range, signal: AbortSignal): Promise<Frames> =>
    new Promise((resolve, reject) => {
      this.asked.push({ range, signal, answer: () => resolve(framesOf(range)), fail: reject });
    });

  /** What was requested since the last call. */
  #told = 0;
  fresh(): string[] {
    const fresh = this.asked.slice(this.#told).map(({ range }) => `${range.from}-${range.to}`);
    this.#told = this.asked.length;
    return fresh;
  }

  /** Answers the latest request, and lets the loader take note. */
  async answer(): Promise<void> {
    this.asked.at(-1)?.answer();
    await settled();
  }
}

/** Everything that follows from what has happened has happened. */
const settled = () => new Promise<void>((done) => setTimeout(done));

function opened(last: number, at: number) {
  const server = new Server();
  const failed = vi.fn();
  const loader = new FrameLoader(last, framesOf({ from: at, to: at }), server.ask, failed);
  return { server, failed, loader };
}

test('the first frame is there at once, and those around it are loaded in advance, one request at a time', async () => {
  const { server, loader } = opened(100, 40);
  expect(loader.first).toBe(40);
  expect(server.fresh()).toEqual([]);
  expect(loader.want(40)).toEqual(frameOf(40));
  expect(server.fresh()).toEqual(['32-47']);
  await server.answer();
  expect(server.fresh()).toEqual(['48-63']);
  await server.answer();
  expect(server.fresh()).toEqual(['16-31']);
  await server.answer();
  expect(server.fresh()).toEqual([]);
  // Steps in either direction need no server, and load one more page ahead of them.
  for (let at = 40; at < 48; at += 1) expect(loader.want(at)).toEqual(frameOf(at));
  expect(server.fresh()).toEqual([]);
  expect(loader.want(48)).toEqual(frameOf(48));
  expect(server.fresh()).toEqual(['64-79']);
});

test('nothing before the first frame or after the last one is requested', async () => {
  const { server, loader } = opened(20, 0);
  loader.want(0);
  expect(server.fresh()).toEqual(['1-15']);
  await server.answer();
  expect(server.fresh()).toEqual(['16-20']);
  await server.answer();
  loader.want(20);
  expect(server.fresh()).toEqual([]);
  const only = opened(0, 0);
  only.loader.want(0);
  expect(only.server.fresh()).toEqual([]);
});

test('a jump gets its frame from the page that contains it', async () => {
  const { server, loader } = opened(100, 0);
  const wanted = loader.want(100);
  expect(server.fresh()).toEqual(['96-100']);
  await server.answer();
  expect(await wanted).toEqual(frameOf(100));
  expect(loader.want(99)).toEqual(frameOf(99));
});

test('fast scrubbing requests only what is wanted when an answer has arrived', async () => {
  const { server, loader } = opened(1000, 0);
  const passed = [200, 300, 400, 500, 600].map((at) => loader.want(at));
  const last = loader.want(700);
  expect(server.fresh()).toEqual(['192-207']);
  expect(await Promise.all(passed)).toEqual([null, null, null, null, null]);
  await server.answer();
  expect(server.fresh()).toEqual(['688-703']);
  await server.answer();
  expect(await last).toEqual(frameOf(700));
});

test('loading in advance gives way to a wanted frame, and its late answer is ignored', async () => {
  const { server, loader } = opened(1000, 0);
  loader.want(0);
  const wanted = loader.want(500);
  expect(server.fresh()).toEqual(['1-15', '496-511']);
  const [ahead] = server.asked;
  expect(ahead?.signal.aborted).toBe(true);
  ahead?.fail(new Error('aborted'));
  await server.answer();
  expect(await wanted).toEqual(frameOf(500));
  expect(server.fresh()).toEqual(['512-527']);
});

test('a wanted frame that is already on its way is not requested again', async () => {
  const { server, loader } = opened(1000, 0);
  loader.want(0);
  const wanted = loader.want(7);
  expect(server.fresh()).toEqual(['1-15']);
  await server.answer();
  expect(await wanted).toEqual(frameOf(7));
});

test('a failure is told once, and the next step tries again', async () => {
  const { server, failed, loader } = opened(100, 0);
  const wanted = loader.want(50);
  const why = new Error('offline');
  server.asked[0]?.fail(why);
  expect(await wanted).toBe(null);
  expect(failed.mock.calls).toEqual([[why]]);
  expect(server.fresh()).toEqual(['48-63']);
  const again = loader.want(50);
  expect(server.fresh()).toEqual(['48-63']);
  await server.answer();
  expect(await again).toEqual(frameOf(50));
});

test('what cannot be loaded in advance disturbs nobody, and is not requested over and over', async () => {
  const { server, failed, loader } = opened(100, 0);
  loader.want(0);
  server.asked[0]?.fail(new Error('offline'));
  await settled();
  expect(failed).not.toHaveBeenCalled();
  expect(server.fresh()).toEqual(['1-15']);
  const wanted = loader.want(1);
  expect(server.fresh()).toEqual(['1-15']);
  await server.answer();
  expect(await wanted).toEqual(frameOf(1));
});

test('a failed request for a step passed over does not stop the one wanted now', async () => {
  const { server, failed, loader } = opened(100, 0);
  void loader.want(50);
  const wanted = loader.want(90);
  server.asked[0]?.fail(new Error('offline'));
  await settled();
  expect(failed).not.toHaveBeenCalled();
  await server.answer();
  expect(await wanted).toEqual(frameOf(90));
});

test('after a stop nothing is loaded until a frame is wanted again', async () => {
  const { server, loader } = opened(100, 0);
  const wanted = loader.want(50);
  loader.stop();
  expect(await wanted).toBe(null);
  expect(server.asked[0]?.signal.aborted).toBe(true);
  await server.answer();
  expect(server.fresh()).toEqual(['48-63']);
  expect(loader.want(0)).toEqual(frameOf(0));
  expect(server.fresh()).toEqual(['1-15']);
});

test('a request stays within what the server sends at once', () => {
  expect(AT_ONCE).toBeLessThanOrEqual(32);
});
