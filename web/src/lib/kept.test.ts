import { expect, test } from 'vitest';
import { keeping, kept } from './kept';

const view = () => ({
  year: 1,
  colonies: [
    { larvae: 2, rooms: ['quarry'] },
    { larvae: 0, rooms: [] as string[] },
  ],
  sortie: null as { at: string } | null,
});

test('an unchanged value stays the same object', () => {
  const before = view();
  expect(kept(before, view())).toBe(before);
});

test('only what changed, and its parents, are new objects', () => {
  const before = view();
  const told = view();
  if (told.colonies[1]) told.colonies[1].larvae = 3;
  const now = kept(before, told);
  expect(now).toEqual({ ...view(), colonies: [view().colonies[0], { larvae: 3, rooms: [] }] });
  expect(now).not.toBe(before);
  expect(now.colonies).not.toBe(before.colonies);
  expect(now.colonies[0]).toBe(before.colonies[0]);
  expect(now.colonies[1]?.rooms).toBe(before.colonies[1]?.rooms);
  expect(before).toEqual(view());
});

test.each([
  ['a part that comes', view(), { ...view(), sortie: { at: '(0,0)' } }],
  ['a part that goes', { ...view(), sortie: { at: '(0,0)' } }, view()],
  ['a key that comes', { a: 1 }, { a: 1, b: undefined }],
  ['a key that goes', { a: 1, b: undefined }, { a: 1 }],
  ['one key for another', { a: undefined }, { b: undefined }],
  ['a longer list', [1, 2], [1, 2, 3]],
  ['a shorter list', [1, 2, 3], [1, 2]],
  ['another order', ['a', 'b'], ['b', 'a']],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['a figure for its digits', { n: 1 }, { n: '1' }],
  ['nothing for something', { a: 1 }, null],
  ['something for nothing', undefined, { a: 1 }],
])('%s is told as it is', (_, before, now) => {
  const meant: unknown = structuredClone(now);
  const got = kept(before, now);
  expect(got).toStrictEqual(meant);
  expect(got).not.toBe(before);
});

test('a repeated reading keeps the objects that are equal', () => {
  let larvae = 1;
  const read = keeping(() => [{ larvae }, { larvae: 7 }]);
  const first = read();
  expect(read()).toBe(first);
  larvae = 2;
  const second = read();
  expect(second).toEqual([{ larvae: 2 }, { larvae: 7 }]);
  expect(second[1]).toBe(first[1]);
});
