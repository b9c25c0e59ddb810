import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeenGame } from './game.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game whose actions stay pending until the test answers them. */
function travelling() {
  const sent: { actions: string[]; answer: () => void; refuse: (error: unknown) => void }[] = [];
  const game = new SeenGame<unknown, unknown, unknown, unknown>({
    act: (actions) =>
      new Promise((answer, refuse) => {
        sent.push({ actions, answer, refuse });
      }),
    undo: () => Promise.resolve(),
  });
  return { game, sent };
}

test('until the answer to a click nothing counts as lit, and a second click does nothing', async () => {
  const { game, sent } = travelling();
  const first = game.act(['step (1,0)']);
  expect(game.busy).toBe(true);
  expect(await game.act(['step (2,0)'])).toBe(false);
  sent[0]?.answer();
  expect(await first).toBe(true);
  expect(game.busy).toBe(false);
  expect(sent.map(({ actions }) => actions)).toEqual([['step (1,0)']]);
});

test('the player can act again after a refusal', async () => {
  const { game, sent } = travelling();
  const first = game.act(['step (1,0)'], '(1,0)');
  const error = { kind: 'illegal', message: 'too far' };
  sent[0]?.refuse(error);
  expect(await first).toBe(false);
  expect(game.refusal).toEqual({ error, at: '(1,0)' });
  expect(game.busy).toBe(false);
});

test('a press made before the state was painted is not aimed at it', () => {
  const { game } = travelling();
  vi.advanceTimersByTime(1000);
  const early = { timeStamp: performance.now() };
  vi.advanceTimersByTime(5);
  game.see({}, {});
  expect(game.aimed({ timeStamp: performance.now() })).toBe(false);
  vi.advanceTimersByTime(50);
  expect(game.aimed(early)).toBe(false);
  expect(game.aimed({ timeStamp: performance.now() })).toBe(true);
});
