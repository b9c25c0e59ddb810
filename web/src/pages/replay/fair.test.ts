import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { check, commitmentOf, seedOf } from './fair';
import { sha256 } from './sha256';

test('known hashes', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('texts of every length around block boundaries, and beyond ASCII', () => {
  for (let length = 50; length < 200; length += 1) {
    const text = 'é✓'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

const secret = '07'.repeat(32);
const contributions = ['01'.repeat(32), null, '02'.repeat(32)];
// printf 'formicarium\n%s\n%s\n-\n%s\n' "$SECRET" "$FIRST" "$THIRD" | sha256sum
const seed = createHash('sha256')
  .update(`formicarium\n${secret}\n${'01'.repeat(32)}\n-\n${'02'.repeat(32)}\n`)
  .digest('hex');
const commitment = commitmentOf(secret);

test('an honest game passes every check', () => {
  expect(seedOf(secret, contributions)).toBe(seed);
  expect(check({ secret, contributions, seed }, commitment)).toEqual({
    ...{ commitment: true, seed: true, record: null },
  });
  expect(check({ secret, contributions, seed }, commitment, { seed }).record).toBe(true);
});

test('a changed contribution, secret, order or record is detected', () => {
  const forged = ['01'.repeat(32), null, '03'.repeat(32)];
  expect(check({ secret, contributions: forged, seed }, commitment)).toMatchObject({
    ...{ commitment: true, seed: false },
  });
  const moved = [null, '01'.repeat(32), '02'.repeat(32)];
  expect(check({ secret, contributions: moved, seed }, commitment).seed).toBe(false);
  expect(check({ secret: '08'.repeat(32), contributions, seed }, commitment)).toMatchObject({
    ...{ commitment: false, seed: false },
  });
  const other = { seed: '00'.repeat(32) };
  expect(check({ secret, contributions, seed }, commitment, other).record).toBe(false);
  expect(check({ secret, contributions, seed }, commitment, {}).record).toBe(false);
});
