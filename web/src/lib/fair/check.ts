/**
 * Whether the dice were fair: computes the hashes of docs/fair-dice.md again, and compares what the server says after the
 * game with what this browser kept before it.
 */
import type { Fair } from '../generated/protocol';
import type { Kept } from './kept';
import { sha256 } from './sha256';

/** What is checked, in order; each has its words in the page's texts. */
export type Part = 'commitment' | 'bound' | 'seed' | 'record' | 'kept-secret' | 'kept-list' | 'kept-own';

export interface Verdict {
  /** What could be checked. */
  parts: { part: Part; holds: boolean }[];
  /** Seats that committed but did not reveal: whoever knew the secret could choose whether they do. */
  withheld: number[];
  /**
   * `proven`: this browser's contribution is in the seed, and everybody was bound before it was revealed. `consistent`:
   * nothing contradicts what the server says, but only its own words were compared.
   */
  outcome: 'proven' | 'consistent' | 'contradicted';
}

export const commitmentOf = (value: string): string => sha256(value);

const PREFIX: Record<number, string> = { 1: 'formicarium', 2: 'formicarium 2' };

export function seedOf({ protocol, secret, contributions }: Omit<Fair, 'seed' | 'commitments'>): string {
  const prefix = PREFIX[protocol] ?? `formicarium ${protocol}`;
  return sha256(
    [prefix, secret, ...contributions.map((some) => some ?? '-')].map((line) => `${line}\n`).join(''),
  );
}

/** The seed in a record, as 64 hexadecimal digits. */
export function seedOfRecord(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('seed' in record)) return null;
  const { seed } = record;
  if (typeof seed === 'string') return seed;
  return typeof seed === 'number' ? seed.toString(16).padStart(64, '0') : null;
}

/** Whether everybody revealed what they had committed to. */
const isBound = ({ commitments, contributions }: Fair): boolean =>
  commitments.length === contributions.length &&
  contributions.every((value, seat) => value === null || commitments[seat] === commitmentOf(value));

/** `shown` is the hash of the secret according to the server now; `kept` is what we kept when the game began. */
export function check(fair: Fair, shown: string, kept?: Kept, record: unknown = null): Verdict {
  const made = seedOf(fair);
  const parts: Verdict['parts'] = [];
  const see = (part: Part, holds: boolean) => parts.push({ part, holds });
  const committed = fair.protocol !== 1;
  if (!kept) see('commitment', commitmentOf(fair.secret) === shown);
  if (committed) see('bound', isBound(fair));
  see('seed', made === fair.seed);
  if (record !== null) see('record', seedOfRecord(record) === made);
  if (kept) see('kept-secret', commitmentOf(fair.secret) === kept.commitment);
  if (kept?.commitments) see('kept-list', kept.commitments.join() === fair.commitments.join());
  const own = kept?.own?.contribution;
  const included = own !== undefined && fair.contributions.includes(own);
  if (kept?.own && (included || kept.own.revealed)) see('kept-own', included);
  const contradicted = parts.some(({ holds }) => !holds);
  const proven = committed && included && kept?.commitments != null;
  return {
    parts,
    withheld: fair.commitments.flatMap((hash, seat) =>
      hash !== null && fair.contributions[seat] === null ? [seat] : [],
    ),
    outcome: contradicted ? 'contradicted' : proven ? 'proven' : 'consistent',
  };
}
