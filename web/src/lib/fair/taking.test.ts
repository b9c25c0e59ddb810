import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { sampleTable } from '../plain-table';
import type { SeatInfo, TableInfo } from '../generated/protocol';
import { keep, keptOf } from './kept';
import { sha256 } from './sha256';
import { draw, missing, promise, reveal, start } from './taking';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

let n = 0;
/** A table that nothing is kept of yet. */
const fresh = () => `table-${(n += 1)}`;
const SHOWN = 'aa'.repeat(32);
const seat = (commitment: string | null) =>
  ({ kind: 'human', commitment, contributed: false }) as unknown as SeatInfo;
const open = (id: string, commitments: (string | null)[], more: Partial<TableInfo> = {}) =>
  sampleTable({ id, status: 'open', commitment: SHOWN, seats: commitments.map(seat), ...more });
const revealing = (id: string, commitments: (string | null)[], more: Partial<TableInfo> = {}) =>
  open(id, commitments, { revealing: 1, ...more });
const listening = () => vi.spyOn(api, 'reveal').mockResolvedValue(sampleTable());

test('a contribution is 32 random bytes in hexadecimal', () => {
  expect(draw()).toMatch(/^[0-9a-f]{64}$/);
  expect(draw()).not.toBe(draw());
});

test('what was drawn for a table stays, and is committed to until the server knows it', () => {
  const id = fresh();
  const own = promise(id, SHOWN);
  expect(promise(id, 'bb'.repeat(32))).toBe(own);
  expect(keptOf(id)).toMatchObject({ commitment: SHOWN, commitments: null, own: { revealed: false } });
  expect(missing(open(id, [null, null]))).toBe(own);
  expect(missing(open(id, [own, null]))).toBeNull();
  expect(missing(open(id, [null], { you: [] }))).toBeNull();
  expect(missing(open(id, [null], { deal: { kind: 'tables', id: 'd' } }))).toBeNull();
});

test('what everybody committed to is kept before anything is revealed', async () => {
  const id = fresh();
  const own = promise(id, SHOWN);
  const other = 'cc'.repeat(32);
  const told = vi.spyOn(api, 'reveal').mockImplementation((table, contribution) => {
    expect(table).toBe(id);
    expect(sha256(contribution)).toBe(own);
    expect(keptOf(id)?.commitments).toEqual([own, other]);
    return Promise.resolve(sampleTable());
  });
  await reveal(open(id, [own, other]));
  expect(told).not.toHaveBeenCalled();
  await reveal(revealing(id, [own, other]));
  expect(told).toHaveBeenCalledOnce();
  expect(keptOf(id)?.own?.revealed).toBe(true);
  await reveal(revealing(id, [own, other]));
  expect(told).toHaveBeenCalledOnce();
});

test('nothing is revealed twice for different lists, for another secret, or where we are not in the list', async () => {
  const [asked, swapped, left] = [fresh(), fresh(), fresh()];
  const told = vi.spyOn(api, 'reveal').mockRejectedValueOnce(new Error('no line'));
  const own = promise(asked, SHOWN);
  await expect(reveal(revealing(asked, [own, 'cc'.repeat(32)]))).rejects.toThrow('no line');
  await reveal(revealing(asked, [own, 'dd'.repeat(32)]));
  expect(told).toHaveBeenCalledOnce();
  expect(keptOf(asked)?.own?.revealed).toBe(false);
  await reveal(revealing(swapped, [promise(swapped, SHOWN)], { commitment: 'bb'.repeat(32) }));
  promise(left, SHOWN);
  await reveal(revealing(left, ['cc'.repeat(32)]));
  expect(told).toHaveBeenCalledOnce();
  expect(keptOf(left)?.own).toBeNull();
});

test('starting a game commits and reveals in one go, except where others play the same deal', async () => {
  const id = fresh();
  const told = listening();
  const asked = vi
    .spyOn(api, 'start')
    .mockImplementation((_, commitment) => Promise.resolve(revealing(id, [commitment ?? null])));
  await start(open(id, [null]));
  expect(told).toHaveBeenCalledOnce();
  await start(open(fresh(), [null], { deal: { kind: 'tables', id: 'd' } }));
  expect(asked.mock.lastCall?.[1]).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
});

test('the latest games are kept', () => {
  for (let nth = 0; nth < 205; nth += 1)
    keep({ format: 1, table: `many-${nth}`, commitment: SHOWN, commitments: null, own: null });
  expect(keptOf('many-4')).toBeUndefined();
  expect(keptOf('many-5')).toBeDefined();
  expect(keptOf('many-204')).toBeDefined();
});
