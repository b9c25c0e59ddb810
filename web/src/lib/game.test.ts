import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeenGame } from './game.svelte';
import type { Notation } from './generated/protocol';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Pending {
  answer: () => void;
  refuse: (error: unknown) => void;
}
const step = (to: string) => ({ text: `step ${to}` as Notation, action: { do: 'step', to } });

/** A game whose requests stay pending until the test answers them. */
function travelling() {
  const sent: ({ actions: readonly string[] } & Pending)[] = [];
  const asked: ({ action: object } & Pending)[] = [];
  const game = new SeenGame<unknown, unknown, unknown, unknown, { do: string; to: string }>({
    act: (actions) => new Promise((answer, refuse) => void sent.push({ actions, answer, refuse })),
    why: (action) => new Promise((answer, refuse) => void asked.push({ action, answer, refuse })),
    undo: () => Promise.resolve(),
  });
  return { game, sent, asked };
}

test('until the answer to a click nothing counts as lit, and a second click does nothing', async () => {
  const { game, sent } = travelling();
  const first = game.act([step('(1,0)').text]);
  expect(game.busy).toBe(true);
  expect(await game.act([step('(2,0)').text])).toBe(false);
  sent[0]?.answer();
  expect(await first).toBe(true);
  expect(game.busy).toBe(false);
  expect(sent.map(({ actions }) => actions)).toEqual([['step (1,0)']]);
});

test('the player can act again after a refusal', async () => {
  const { game, sent } = travelling();
  const first = game.act([step('(1,0)').text], '(1,0)');
  const error = { kind: 'illegal', message: 'too far' };
  sent[0]?.refuse(error);
  expect(await first).toBe(false);
  expect(game.refusal).toEqual({ error, at: '(1,0)' });
  expect(game.busy).toBe(false);
});

test('an action is sent as the server listed it, or not at all', async () => {
  const { game, sent } = travelling();
  game.choices = [step('(1,0)'), step('(2,0)')];
  expect(game.listed({ to: '(2,0)', do: 'step' })).toEqual(['step (2,0)']);
  expect(game.listed({ do: 'step', to: '(3,0)' })).toEqual([]);
  expect(await game.act(game.listed({ do: 'step', to: '(3,0)' }))).toBe(false);
  expect(sent).toEqual([]);
});

test('asking why leaves everything as it is, and a late answer is not shown over something newer', async () => {
  const { game, sent, asked } = travelling();
  const error = { kind: 'illegal', message: 'too far' };
  const first = game.why({ do: 'step', to: '(3,0)' }, '(3,0)');
  expect(game.busy).toBe(false);
  asked[0]?.refuse(error);
  await first;
  expect(game.refusal).toEqual({ error, at: '(3,0)' });
  const second = game.why({ do: 'step', to: '(4,0)' }, '(4,0)');
  expect(game.refusal).toBe(null);
  const act = game.act([step('(1,0)').text]);
  asked[1]?.refuse(error);
  await second;
  sent[0]?.answer();
  expect(await act).toBe(true);
  expect(game.refusal).toBe(null);
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

test('what is being told stays marked while the pointer is on nothing else', () => {
  const { game } = travelling();
  const told = { hexes: ['soil'], seats: [] };
  game.marked = told;
  expect(game.pointed).toBe(told);
  game.pointed = { hexes: ['fern'], seats: [1] };
  expect(game.pointed).toEqual({ hexes: ['fern'], seats: [1] });
  game.pointed = { hexes: [], seats: [] };
  expect(game.pointed).toBe(told);
});
