import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Steps } from './steps.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only a single step forward is animated, jumps are not, and steps stay in range', () => {
  const show = vi.fn();
  const steps = new Steps(show);
  steps.reset(3, 0);
  for (const to of [1, 3, 9, 2, -4]) steps.go(to);
  expect(show.mock.calls).toEqual([
    ...[[0, false], [1, true], [3, false], [2, false]], // prettier-ignore
    [0, false],
  ]);
});

test('playback continues after each animation, and stops at the end', async () => {
  let played: () => void = () => undefined;
  const steps = new Steps((_, play) => (play ? new Promise<void>((done) => (played = done)) : undefined));
  steps.reset(2, 0);
  steps.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([steps.at, steps.running]).toEqual([1, true]);
  played();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(steps.at).toBe(2);
  played();
  await vi.advanceTimersByTimeAsync(10);
  expect(steps.running).toBe(false);
});

test('a pause also works during an animation', async () => {
  let played: () => void = () => undefined;
  const steps = new Steps((_, play) => (play ? new Promise<void>((done) => (played = done)) : undefined));
  steps.reset(5, 0);
  steps.toggle();
  await vi.advanceTimersByTimeAsync(1);
  steps.toggle();
  played();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([steps.at, steps.running]).toEqual([1, false]);
});

test('faster means twice, then four times, then normal speed', async () => {
  const steps = new Steps(() => undefined);
  steps.reset(100, 0);
  steps.faster();
  steps.faster();
  steps.toggle();
  await vi.advanceTimersByTimeAsync(900);
  expect(steps.at).toBe(5);
  steps.faster();
  expect(steps.speed).toBe(1);
});
