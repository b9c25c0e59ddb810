// Whether the dice were fair: computes the two hashes of docs/fair-dice.md again.
import type { Fair } from '../../lib/generated/protocol';
import { sha256 } from './sha256';

export interface Verdict {
  /** Whether the secret matches the hash that was shown before anybody sat down. */
  commitment: boolean;
  /** Whether the seed is made of this secret and these contributions. */
  seed: boolean;
  /** Whether the record was played with this seed; `null` if there was no record to check. */
  record: boolean | null;
}

export const commitmentOf = (secret: string): string => sha256(secret);

export function seedOf(secret: string, contributions: readonly (string | null)[]): string {
  return sha256(`formicarium\n${secret}\n${contributions.map((some) => `${some ?? '-'}\n`).join('')}`);
}

/** The seed in a record, as 64 hexadecimal digits. */
export function seedOfRecord(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('seed' in record)) return null;
  const { seed } = record;
  if (typeof seed === 'string') return seed;
  return typeof seed === 'number' ? seed.toString(16).padStart(64, '0') : null;
}

export function check(fair: Fair, commitment: string, record: unknown = null): Verdict {
  const made = seedOf(fair.secret, fair.contributions);
  return {
    commitment: commitmentOf(fair.secret) === commitment,
    seed: made === fair.seed,
    record: record === null ? null : seedOfRecord(record) === made,
  };
}
