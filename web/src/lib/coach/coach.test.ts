// What the coach does itself: showing and skipping steps, and what a browser keeps of a lesson.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Item, LessonStep, Notation } from '../generated/protocol';
import { Coach, type Lectern } from './coach.svelte';
import { keptLesson } from './kept';

const STEPS = [
  { id: 'aim', at: '1', do: [], done: [], if: [] },
  { id: 'leave', at: '1', do: ['leave a', 'step b'], done: ['placed'], if: [] },
] as unknown as LessonStep[];
const PLACED = {
  ...{ n: 0, at: 0, what: 'played', seat: 0, action: null },
  events: [{ what: 'placed', seat: 0 }],
} as unknown as Item;

function lesson(possible: string[], steps = STEPS) {
  const items: Item[] = [];
  const lectern: Lectern = {
    ...{ now: () => '1', when: Number, begins: () => false, remark: () => ({ key: 'winter', args: {} }) },
    possible: () => possible,
  };
  const coach = () => new Coach('myrmes', steps, 'table', 0, () => items, lectern);
  const act = vi.fn((actions: readonly Notation[]) => Promise.resolve(actions.length === 1));
  return { items, coach, act };
}
beforeEach(() => localStorage.clear());

test('a step that is skipped is done, action by action', async () => {
  const { coach: make, act } = lesson(['leave a']);
  const coach = make();
  await coach.skip(act);
  // The first step is only read.
  expect([act.mock.calls, coach.nth]).toEqual([[], 1]);
  await coach.skip(act);
  expect(act.mock.calls).toEqual([[['leave a']], [['step b']]]);
  expect([coach.nth, coach.showing]).toEqual([1, false]);
});

test('a step that the position does not allow any more is left out', async () => {
  const { coach: make, act } = lesson(['rest']);
  const coach = make();
  coach.goOn();
  await coach.skip(act);
  expect(act).not.toHaveBeenCalled();
  expect(coach.over).toBe(true);
});

test('between two steps and after the last one the coach remarks, unless it was sent away', () => {
  const [aim, leave] = STEPS as [LessonStep, LessonStep];
  const coach = lesson([], [aim, { ...leave, at: '2' }]).coach();
  expect(coach.remark).toBeNull();
  coach.goOn();
  expect([coach.step, coach.over, coach.remark?.key]).toEqual([null, false, 'winter']);
  coach.goOn();
  expect([coach.over, coach.remark?.key]).toEqual([true, 'winter']);
  coach.leave();
  expect(coach.remark).toBeNull();
});

test('the browser keeps how far one has read, and that the lesson is over', () => {
  const { coach: make, items } = lesson([]);
  const first = make();
  first.goOn();
  expect(keptLesson('table')).toEqual({ read: 1, gone: false, over: false });
  expect(make().nth).toBe(1);
  items.push(PLACED);
  const again = make();
  again.keep();
  expect(keptLesson('table')).toEqual({ read: 1, gone: false, over: true });
  again.leave();
  expect(make().over).toBe(true);
  expect(keptLesson('table').gone).toBe(true);
});
