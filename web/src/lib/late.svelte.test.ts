import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Late } from './late.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('is loaded once, when it is asked for or before', async () => {
  const from = vi.fn(() => Promise.resolve('panels'));
  const late = new Late(from);
  expect(from).not.toHaveBeenCalled();
  expect(late.current).toBe(null);
  await late.load();
  expect(late.current).toBe('panels');
  expect(from).toHaveBeenCalledTimes(1);
});

test('is tried again until there is a connection', async () => {
  const from = vi.fn(() => Promise.resolve('panels'));
  from.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const late = new Late(from);
  const loading = late.load();
  await vi.advanceTimersByTimeAsync(2000);
  await loading;
  expect([late.current, from.mock.calls.length]).toEqual(['panels', 2]);
});
