import { expect, test, vi } from 'vitest';
import { SeenGame } from '../../lib/game.svelte';
import type { Frame, Frames, Replay } from '../../lib/generated/protocol';
import { open, type Range } from './loader';
import { Looking, staged } from './looking.svelte';

interface View {
  seen: string;
}

/** A game of `n` steps, which a seat sees with a secret step after the first one. */
function replayOf(seat: number | null, n: number, at = 0) {
  const told = Array.from({ length: n }, (_, nth) => [`event ${nth}`]);
  if (seat !== null) told.splice(1, 0, ['secret']);
  const frameOf = (step: number): Frame => ({ view: { seen: `${seat ?? 'all'} ${step}` }, outlook: {} });
  const framesOf = ({ from, to }: Range): Frames => ({
    from,
    frames: Array.from({ length: to - from + 1 }, (_, nth) => frameOf(from + nth)),
  });
  const asked: { range: Range; answer: () => void; fail: () => void }[] = [];
  const failed = vi.fn();
  const replay = open(
    {
      seat,
      components: {},
      steps: told.map((events, nth) => ({ seat: 0, at: nth, events })),
      frames: framesOf({ from: at, to: at }),
    } as unknown as Replay,
    (range) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('offline'));
        asked.push({ range, answer: () => resolve(framesOf(range)), fail });
      }),
    failed,
  );
  return { replay, asked, failed };
}

const settled = () => new Promise<void>((done) => setTimeout(done));
const NOWHERE = { at: null };

function lookingAt(replay: ReturnType<typeof replayOf>['replay']) {
  const game = new SeenGame<unknown, View, unknown, string>();
  const player = { play: vi.fn().mockResolvedValue(undefined), skip: vi.fn(), speed: 1 };
  const looking = new Looking(game, player, (event) => event !== 'secret', replay, NOWHERE);
  const tell = vi.fn();
  looking.tell = tell;
  return { game, player, looking, tell };
}

test('a link to the middle shows that step at once', () => {
  const { replay } = replayOf(null, 100, 60);
  const { game, looking } = lookingAt(replay);
  expect([looking.steps.at, looking.shown, looking.steps.last]).toEqual([60, 60, 99]);
  expect(game.view.seen).toBe('all 60');
  expect(looking.told).toHaveLength(61);
});

test('until a frame has arrived, table and log stay at the step before it', async () => {
  const { replay, asked } = replayOf(null, 100);
  const { game, looking } = lookingAt(replay);
  looking.steps.go(99);
  expect([looking.steps.at, looking.shown, looking.waiting]).toEqual([99, 0, true]);
  expect([game.view.seen, looking.told.length]).toEqual(['all 0', 1]);
  asked.at(-1)?.answer();
  await settled();
  expect([looking.shown, looking.waiting, game.view.seen]).toEqual([99, false, 'all 99']);
  expect(looking.told).toHaveLength(100);
});

test('a step is animated from the step before it, and only from that one', async () => {
  const { replay, asked } = replayOf(null, 100);
  const { looking, player, tell } = lookingAt(replay);
  // Two steps before the first of them has arrived.
  looking.steps.go(1);
  looking.steps.go(2);
  asked.at(-1)?.answer();
  await settled();
  expect(looking.shown).toBe(2);
  expect(player.play).not.toHaveBeenCalled();
  expect(tell).toHaveBeenLastCalledWith([], { seen: 'all 2' });
  looking.steps.go(3);
  expect(tell).toHaveBeenLastCalledWith(['event 3'], { seen: 'all 2' });
  expect(player.play).toHaveBeenCalledWith(['event 3'], { seen: 'all 2' }, { seen: 'all 3' });
});

test('a frame that cannot be loaded leaves the step on the table, and playback stops', async () => {
  const { replay, asked, failed } = replayOf(null, 100);
  const { looking } = lookingAt(replay);
  looking.steps.go(50);
  asked.at(-1)?.fail();
  await settled();
  expect([looking.steps.at, looking.shown, looking.waiting]).toEqual([0, 0, false]);
  expect(failed).toHaveBeenCalledOnce();
  looking.steps.go(47);
  asked.at(-1)?.answer();
  await settled();
  looking.steps.toggle();
  expect([looking.steps.at, looking.steps.running]).toEqual([48, true]);
  asked.at(-1)?.fail();
  await settled();
  expect([looking.steps.at, looking.steps.running]).toEqual([47, false]);
});

test('another viewpoint comes onto the table together with its frame, at the same moment', async () => {
  const spectator = replayOf(null, 100, 60);
  const seat = replayOf(1, 100, 60);
  const { game, looking } = lookingAt(spectator.replay);
  looking.take(seat.replay, NOWHERE);
  expect([game.seat, game.view.seen, looking.replay.seat]).toEqual([null, 'all 60', null]);
  // Somebody goes on in the meantime.
  looking.steps.go(61);
  spectator.asked.at(-1)?.answer();
  await settled();
  seat.asked.at(-1)?.answer();
  await settled();
  // The secret step of the seat comes before it.
  expect([game.seat, game.view.seen, looking.steps.at]).toEqual([1, '1 62', 62]);
  expect([looking.replay.seat, looking.steps.last]).toEqual([1, 100]);
});

test('an address asks for a step, also together with another viewpoint', async () => {
  const spectator = replayOf(null, 100, 60);
  const seat = replayOf(1, 100, 5);
  const { game, looking } = lookingAt(spectator.replay);
  looking.take(seat.replay, { at: 5 });
  expect([game.seat, game.view.seen, looking.steps.at]).toEqual([1, '1 5', 5]);
  looking.take(seat.replay, { at: 90 });
  seat.asked.at(-1)?.answer();
  await settled();
  expect(game.view.seen).toBe('1 90');
});

test('more of a running game keeps the step', () => {
  const { game, looking } = lookingAt(replayOf(null, 50, 49).replay);
  looking.take(replayOf(null, 70, 49).replay, NOWHERE);
  expect([looking.steps.at, looking.steps.last, game.view.seen]).toEqual([49, 69, 'all 49']);
  // Actions were taken back.
  looking.take(replayOf(null, 20, 19).replay, NOWHERE);
  expect([looking.steps.at, looking.steps.last, game.view.seen]).toEqual([19, 19, 'all 19']);
});

test('the progress of the game holds until it changes', () => {
  const steps = [
    { events: ['a'], stand: { round: 1 } },
    { events: ['b'] },
    { events: [], stand: { round: 2 } },
  ];
  expect(staged(steps).map(({ stand }) => stand)).toEqual([{ round: 1 }, { round: 1 }, { round: 2 }]);
});
