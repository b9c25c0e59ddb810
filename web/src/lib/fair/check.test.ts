import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Fair } from '../generated/protocol';
import { check, commitmentOf, seedOf, type Part } from './check';
import type { Kept } from './kept';
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
const [iris, bruno] = ['01'.repeat(32), '02'.repeat(32)];
const shown = commitmentOf(secret);

/** What the server says of a game in which these were revealed; it follows from itself. */
const told = (contributions: (string | null)[], more: Partial<Fair> = {}): Fair => {
  const said = { protocol: 2, secret, contributions, ...more };
  const commitments = contributions.map((value) => value && commitmentOf(value));
  return { commitments, ...said, seed: seedOf(said) };
};
const honest = told([iris, null, bruno]);
const kept: Kept = {
  format: 1,
  table: 't',
  commitment: shown,
  commitments: honest.commitments,
  own: { contribution: iris, revealed: true },
};
const failing = (fair: Fair, of: Kept | undefined = kept, record?: unknown): Part[] =>
  check(fair, commitmentOf(fair.secret), of, record).parts.flatMap(({ part, holds }) =>
    holds ? [] : [part],
  );

test('the seed is the hash of what docs/fair-dice.md says', () => {
  // printf 'formicarium 2\n%s\n%s\n-\n%s\n' "$SECRET" "$FIRST" "$THIRD" | sha256sum
  const text = `formicarium 2\n${secret}\n${iris}\n-\n${bruno}\n`;
  expect(honest.seed).toBe(createHash('sha256').update(text).digest('hex'));
  const before = `formicarium\n${secret}\n${iris}\n-\n${bruno}\n`;
  expect(told([iris, null, bruno], { protocol: 1 }).seed).toBe(
    createHash('sha256').update(before).digest('hex'),
  );
});

test('an honest game is proven to whoever added to it, and consistent to others', () => {
  expect(check(honest, shown, kept, { seed: honest.seed })).toMatchObject({
    outcome: 'proven',
    withheld: [],
  });
  expect(check(honest, shown).outcome).toBe('consistent');
  expect(check(honest, shown, { ...kept, own: null }).outcome).toBe('consistent');
  expect(check(honest, shown, { ...kept, commitments: null }).outcome).toBe('consistent');
  const lost = { ...kept, own: { contribution: '05'.repeat(32), revealed: false } };
  expect(check(honest, shown, lost).outcome).toBe('consistent');
  const before = { ...told([iris, null, bruno], { protocol: 1 }), commitments: [] };
  expect(check(before, shown, { ...kept, commitments: null }).outcome).toBe('consistent');
});

test('a server that lies consistently is found out only by what was kept', () => {
  const otherSecret = told([iris, null, bruno], { secret: '08'.repeat(32) });
  const otherPlayer = told([iris, null, '03'.repeat(32)]);
  const withoutUs = told(['04'.repeat(32), null, bruno]);
  const leftOut = told([null, null, bruno], { commitments: honest.commitments });
  for (const lie of [otherSecret, otherPlayer, withoutUs, leftOut])
    expect(check(lie, commitmentOf(lie.secret)).outcome).toBe('consistent');
  expect(failing(otherSecret)).toEqual(['kept-secret']);
  expect(failing(otherPlayer)).toEqual(['kept-list']);
  expect(failing(withoutUs)).toEqual(['kept-list', 'kept-own']);
  expect(failing(leftOut)).toEqual(['kept-own']);
});

test('a lie that does not even follow from itself is found out by everybody', () => {
  expect(failing({ ...honest, contributions: [iris, null, '03'.repeat(32)] }, undefined)).toEqual([
    'bound',
    'seed',
  ]);
  expect(failing({ ...honest, seed: '00'.repeat(32) }, undefined)).toEqual(['seed']);
  expect(check(honest, '00'.repeat(32)).parts[0]).toEqual({ part: 'commitment', holds: false });
  expect(failing(honest, undefined, { seed: '00'.repeat(32) })).toEqual(['record']);
  expect(failing(honest, undefined, {})).toEqual(['record']);
});

test('who committed and did not reveal is named', () => {
  const fair = told([iris, null, null], { commitments: [commitmentOf(iris), null, commitmentOf(bruno)] });
  const seen = { ...kept, commitments: fair.commitments };
  expect(check(fair, shown, seen)).toMatchObject({ outcome: 'proven', withheld: [2] });
});
