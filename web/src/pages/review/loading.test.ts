import { afterEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../../lib/api';
import type { Review, ReviewState } from '../../lib/generated/protocol';
import { Loading } from './loading.svelte';

afterEach(() => vi.restoreAllMocks());

const state = (percent: number | null, review: Review | null = null): ReviewState => ({
  ...{ key: 'k', percent, review },
});
const done = { game: 'myrmes' } as Review;

test('a review that is there is shown, and one nobody asked for is not', async () => {
  vi.spyOn(api, 'review').mockResolvedValueOnce(state(null)).mockResolvedValueOnce(state(null, done));
  const loading = new Loading({ table: 't' });
  await loading.look();
  expect([loading.known, loading.review, loading.percent]).toEqual([true, null, null]);
  await loading.look();
  expect(loading.review).toBe(done);
});

test('one that is under way is followed to its end', async () => {
  const asked = vi
    .spyOn(api, 'review')
    .mockResolvedValueOnce(state(40))
    .mockResolvedValueOnce(state(null, done));
  vi.spyOn(api, 'beginReview').mockResolvedValueOnce(state(0));
  const loading = new Loading({ table: 't' });
  await loading.begin();
  expect(asked.mock.calls).toEqual([
    ['t', 0],
    ['t', 40],
  ]);
  expect([loading.review, loading.percent]).toEqual([done, null]);
});

test('a refusal is kept, and the next try forgets it', async () => {
  vi.spyOn(api, 'reviewOf')
    .mockRejectedValueOnce(new Refused({ kind: 'not_found', message: '' }))
    .mockResolvedValueOnce(state(null, done));
  const loading = new Loading({ key: 'k' });
  await loading.look();
  expect(loading.failed).toMatchObject({ kind: 'not_found' });
  await loading.look();
  expect([loading.failed, loading.review]).toEqual([null, done]);
});
