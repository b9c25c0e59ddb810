import { afterEach, expect, test } from 'vitest';
import { degreeOf, nextOf, progress } from './progress.svelte';

const KEY = 'formicarium.puzzles';
afterEach(() => {
  localStorage.clear();
  progress.refresh();
});

test('a puzzle solved at the first try is kept apart from one solved later', () => {
  progress.note('some', 'a', true);
  progress.note('some', 'b', false);
  expect([progress.of('some', 'a'), progress.of('some', 'b'), progress.of('some', 'c')]).toEqual([
    'first',
    'missed',
    null,
  ]);
  progress.note('some', 'b', true);
  progress.note('some', 'a', false);
  expect([progress.of('some', 'a'), progress.of('some', 'b')]).toEqual(['first', 'later']);
  expect([progress.solved('some'), progress.solved('other')]).toEqual([2, 0]);
});

test('it is there after the page was closed, and what cannot be read counts as nothing', () => {
  progress.note('some', 'a', true);
  progress.refresh();
  expect(progress.isSolved('some', 'a')).toBe(true);
  localStorage.setItem(KEY, '{"some":{"a":"later","b":"nonsense"},"other":7}');
  progress.refresh();
  expect([progress.of('some', 'a'), progress.of('some', 'b'), progress.solved('other')]).toEqual([
    'later',
    null,
    0,
  ]);
  localStorage.setItem(KEY, 'nonsense');
  progress.refresh();
  expect(progress.solved('some')).toBe(0);
});

test('the next puzzle is the next that is not solved, and begins again at the end', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(nextOf('some', all, null)).toBe('a');
  progress.note('some', 'b', true);
  progress.note('some', 'c', false);
  expect(nextOf('some', all, 'a')).toBe('c');
  expect(nextOf('some', all, 'd')).toBe('a');
  for (const { id } of all) progress.note('some', id, true);
  expect(nextOf('some', all, 'a')).toBe('b');
  expect(nextOf('some', [{ id: 'a' }], 'a')).toBeUndefined();
});

test('how hard a puzzle is follows from the levels that miss it', () => {
  expect([1, 2, 3, 4, 5].map(degreeOf)).toEqual(['easy', 'medium', 'medium', 'hard', 'hard']);
});
