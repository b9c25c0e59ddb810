import { describe, expect, test } from 'vitest';
import type { Item, LessonStep, Notation } from '../generated/protocol';
import { isAbout, stepOf, type Times } from './lesson';

const step = (
  id: string,
  at: string,
  done: string[] = [],
  wanted: string[] = [],
  needs: string[] = [],
): LessonStep => ({
  id,
  at,
  do: wanted as Notation[],
  done,
  if: needs,
});
const TIMES = ['event', 'births', 'workers', 'harvest'];
const times: Times = { when: (at) => TIMES.indexOf(at), begins: ({ what }) => what === 'phase_began' };
const steps = [
  step('aim', 'event'),
  step('event', 'event', ['event_set']),
  step('births', 'births', ['nurses_placed']),
  step('leave', 'workers', ['worker_left']),
  step('place', 'workers', ['tile_placed']),
  step('again', 'workers', ['worker_left']),
];
const item = (n: number, ...events: [what: string, seat?: number][]): Item => ({
  n,
  at: 0,
  what: 'played',
  seat: 0,
  action: null,
  events: events.map(([what, seat]) => ({ what, seat })),
});
const at = (now: string, items: Item[], read = 0) => stepOf({ steps, items, seat: 0, now, read, ...times });

describe('the step of a lesson', () => {
  test('is the first one that was neither read nor done', () => {
    expect(at('event', [])).toBe(0);
    expect(at('event', [], 1)).toBe(1);
    // What is done need not have been read.
    expect(at('event', [item(0, ['event_set', 0])])).toBe(2);
    expect(at('event', [item(0, ['event_set', 1])])).toBe(0);
  });

  test('comes after everything whose time is over', () => {
    expect(at('workers', [item(0, ['phase_began'])])).toBe(3);
    expect(at('harvest', [item(0, ['phase_began'])])).toBe(steps.length);
  });

  test('asks for each deed in its order, and forgets what was taken back', () => {
    const left = item(1, ['worker_left', 0]);
    const placed = item(2, ['tile_placed', 0]);
    const began = item(0, ['worker_left', 0], ['phase_began']);
    expect(at('workers', [began])).toBe(3);
    expect(at('workers', [began, left])).toBe(4);
    expect(at('workers', [began, left, placed])).toBe(5);
    expect(at('workers', [began, left, placed, item(3, ['worker_left', 0])])).toBe(6);
    const back: Item = { n: 3, at: 0, what: 'taken_back', seat: 0, items: [2], agreed: false };
    expect(at('workers', [began, left, placed, back])).toBe(4);
  });
});

test('a step about something that has not happened is left out', () => {
  const fought = [
    step('battle', 'births', ['committed'], [], ['battle_began']),
    step('spoils', 'births', [], [], ['battle_began']),
    step('harvest', 'births'),
  ];
  const nth = (items: Item[]) => stepOf({ steps: fought, items, seat: 0, now: 'births', read: 0, ...times });
  expect(nth([item(0, ['phase_began'])])).toBe(2);
  expect(nth([item(0, ['phase_began'], ['battle_began', 1])])).toBe(0);
  expect(nth([item(0, ['phase_began'], ['battle_began', 1]), item(1, ['committed', 0])])).toBe(1);
  // A battle of the round before is over.
  expect(nth([item(0, ['battle_began', 1], ['phase_began'])])).toBe(2);
});

test('an action belongs to a step by what it does, wherever', () => {
  const leave = step('leave', 'workers', [], ['leave (2,1)']);
  expect(isAbout(leave, 'leave (0,0)')).toBe(true);
  expect(isAbout(leave, 'work larder')).toBe(false);
});
