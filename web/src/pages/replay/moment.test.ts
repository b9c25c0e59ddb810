import { expect, test } from 'vitest';
import type { Step } from '../../lib/generated/protocol';
import { momentOf, sameMoment } from './moment';

const step = (at: number | null, ...events: string[]): Step => ({
  ...{ seat: 0, events, ...(at === null ? {} : { at }) },
});
const open = (event: unknown) => event !== 'secret';

// Everybody sees the setup, the reveal of both choices (at 30), and the two moves after it.
const spectator = [step(null, 'setup'), step(30, 'all', 'of it'), step(40, 'move'), step(50, 'move')];
const first = [
  ...[step(null, 'setup'), step(10, 'secret'), step(20, 'secret'), step(30, 'all', 'of it')],
  ...[step(40, 'move'), step(50, 'move')],
];
const second = [
  ...[step(null, 'setup'), step(15, 'secret'), step(30, 'secret', 'all', 'of it')],
  ...[step(40, 'move'), step(50, 'move')],
];

test('a public event is the same moment for everybody', () => {
  expect(spectator.map((_, n) => sameMoment(spectator, n, first, open))).toEqual([0, 3, 4, 5]);
  expect(spectator.map((_, n) => sameMoment(spectator, n, second, open))).toEqual([0, 2, 3, 4]);
  expect([0, 3, 4, 5].map((n) => sameMoment(first, n, spectator, open))).toEqual([0, 1, 2, 3]);
});

test('among secret choices the time decides', () => {
  expect(sameMoment(first, 2, second, open)).toBe(1);
  expect(sameMoment(first, 1, second, open)).toBe(0);
  expect(sameMoment(second, 1, first, open)).toBe(1);
  expect(sameMoment(first, 2, spectator, open)).toBe(0);
});

test('a record without times goes to the last public event', () => {
  const timeless = (steps: Step[]) => steps.map(({ seat, events }) => ({ seat, events }));
  const [one, other] = [timeless(first), timeless(second)];
  expect(one.map((_, n) => sameMoment(one, n, other, open))).toEqual([0, 0, 0, 2, 3, 4]);
});

test('an address gives a step, the last one, or none', () => {
  expect(momentOf('3', 9)).toBe(3);
  expect(momentOf('300', 9)).toBe(9);
  for (const no of [null, '', '-1', '1.5', 'end']) expect(momentOf(no, 9)).toBe(null);
});
