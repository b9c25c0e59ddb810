import { afterEach, expect, test, vi } from 'vitest';
import type { Imagined, Notation, Puzzle, PuzzleTurn, Solved, WhatIf } from '../../lib/generated/protocol';
import { progress } from '../../lib/puzzles/progress.svelte';
import { Imagining } from '../../lib/whatif/imagining.svelte';
import { Solving } from './solving.svelte';

const puzzle: Puzzle = {
  ...{ game: 'some', id: 'p', grade: 2, seat: 1, players: 2, options: {}, stand: {}, next: null },
};
afterEach(() => {
  localStorage.clear();
  progress.refresh();
});

/** A turn is over after two actions. */
const whatIf = vi.fn(({ tried = [], seat }: WhatIf): Promise<Imagined> =>
  Promise.resolve({
    ...{ step: null, version: null, tried, scores: [0, 0], standing: null, win: null, components: null },
    to_act: [tried.length < 2 ? 1 : 0],
    turn_over: tried.length >= 2,
    seen: {
      ...{ seat, from: 0, items: [], view: {}, outlook: {}, undoable: 0, last_request: 0 },
      choices: tried.length < 2 ? [{ text: 'go' as Notation, action: {} }] : [],
    },
  }),
);
const turn = (...actions: string[]): PuzzleTurn => ({
  ...{ events: [], now: 0, behind: 0, doubt: 0, win: 0.5, points: {}, rivals: 0, risks: {} },
  actions: actions as Notation[],
});
const answer = (solved: boolean, yours: number | null): Solved => ({
  ...{ solved, yours, turns: [turn('a', 'b'), turn('a', 'c')], levels: [] },
});

async function begun(told: Solved) {
  const from = { of: 'puzzle' as const, game: 'some', id: 'p' };
  const data = { hash: '', name: null, own: true, bots_learned: true };
  const table = new Imagining(
    { from, seat: 1, game: 'some', options: {}, data, items: [], names: ['A', 'B'] },
    whatIf,
  );
  await table.begin();
  const ask = vi.fn(() => Promise.resolve(told));
  return { table, ask, solving: new Solving(puzzle, table, ask) };
}
const does = (table: Imagining, ...actions: string[]) => table.act(1, actions as Notation[]);

test('a turn is checked once it is whole, and nobody answers it on the copy', async () => {
  const { table, ask, solving } = await begun(answer(true, 0));
  await does(table, 'a');
  await solving.check();
  expect([solving.over, solving.begun, solving.result]).toEqual([false, true, null]);
  await does(table, 'b');
  expect(solving.over).toBe(true);
  expect(whatIf.mock.calls.every(([question]) => question.bot === undefined)).toBe(true);
  await solving.check();
  expect(ask.mock.calls).toEqual([['some', 'p', ['a', 'b']]]);
  expect([solving.result?.solved, solving.shown, progress.of('some', 'p')]).toEqual([true, 0, 'first']);
});

test('whoever misses it can look at the solution on the table and try again', async () => {
  const { table, solving } = await begun(answer(false, 1));
  await does(table, 'a', 'c');
  await solving.check();
  expect([solving.shown, progress.of('some', 'p')]).toEqual([1, 'missed']);
  await solving.show(0);
  expect(table.node.tried.map(({ action }) => action)).toEqual(['a', 'b']);
  await solving.again();
  expect([solving.result, solving.shown, solving.begun]).toEqual([null, null, false]);
});

test('the solution is shown to whoever gives up, and a refusal leaves everything as it was', async () => {
  const { table, ask, solving } = await begun(answer(false, null));
  ask.mockRejectedValueOnce(new Error('too many'));
  await expect(solving.reveal()).rejects.toThrow('too many');
  expect([solving.checking, solving.result, progress.of('some', 'p')]).toEqual([false, null, null]);
  await solving.reveal();
  expect([solving.shown, progress.of('some', 'p')]).toEqual([0, 'missed']);
  expect(table.node.tried.map(({ action }) => action)).toEqual(['a', 'b']);
});
