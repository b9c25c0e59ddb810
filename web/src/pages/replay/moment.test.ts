import { expect, test } from 'vitest';
import type { Frame } from '../../lib/generated/protocol';
import { momentOf, sameMoment } from './moment';

const frame = (at: number | null, ...events: string[]): Frame => ({
  ...{ seat: 0, action: null, at, events, view: null, outlook: null },
});
const open = (event: unknown) => event !== 'secret';

// Everybody sees the setup, the reveal of both choices (at 30), and the two moves after it.
const spectator = [frame(null, 'setup'), frame(30, 'all', 'of it'), frame(40, 'move'), frame(50, 'move')];
const first = [
  ...[frame(null, 'setup'), frame(10, 'secret'), frame(20, 'secret'), frame(30, 'all', 'of it')],
  ...[frame(40, 'move'), frame(50, 'move')],
];
const second = [
  ...[frame(null, 'setup'), frame(15, 'secret'), frame(30, 'secret', 'all', 'of it')],
  ...[frame(40, 'move'), frame(50, 'move')],
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
  const timeless = (frames: Frame[]) => frames.map((some) => ({ ...some, at: null }));
  const [one, other] = [timeless(first), timeless(second)];
  expect(one.map((_, n) => sameMoment(one, n, other, open))).toEqual([0, 0, 0, 2, 3, 4]);
});

test('an address gives a frame, the last one, or none', () => {
  expect(momentOf('3', 9)).toBe(3);
  expect(momentOf('300', 9)).toBe(9);
  for (const no of [null, '', '-1', '1.5', 'end']) expect(momentOf(no, 9)).toBe(null);
});
