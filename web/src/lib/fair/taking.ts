/** Our part in the seed of a game: drawn here, committed to first, revealed when everybody has committed. */
import { api } from '../api';
import type { TableInfo } from '../generated/protocol';
import { keep, keptOf } from './kept';
import { sha256 } from './sha256';

/** 32 unpredictable bytes. */
export function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What we commit to at a table: the hash of what we draw for it. `shown` is the hash of the server's secret, which must be
 * known before; the first one that was shown counts.
 */
export function promise(table: string, shown: string): string {
  const before = keptOf(table);
  if (before?.own) return sha256(before.own.contribution);
  const own = { contribution: draw(), revealed: false };
  keep({ format: 1, table, commitment: before?.commitment ?? shown, commitments: null, own });
  return sha256(own.contribution);
}

/** Whether players have a part in the seed of this game. */
const takesParts = (info: TableInfo): boolean => !info.deal && !info.lesson;

/** The commitment for our seats that the server does not know yet; `null` if it knows. */
export function missing(info: TableInfo): string | null {
  if (!takesParts(info) || info.revealing !== null || info.you.length === 0) return null;
  const own = promise(info.id, info.commitment);
  return info.you.every((seat) => info.seats[seat]?.commitment === own) ? null : own;
}

/** What is being revealed. */
const underWay = new Map<string, Promise<void>>();

/**
 * Reveals what we committed to, once the server says that everybody has committed. What it shows of that is kept first;
 * whatever else it shows later, nothing more is revealed for it.
 */
export function reveal(info: TableInfo): Promise<void> {
  if (info.revealing === null) return Promise.resolve();
  const begun = underWay.get(info.id);
  if (begun) return begun;
  const done = revealOnce(info).finally(() => underWay.delete(info.id));
  underWay.set(info.id, done);
  return done;
}

async function revealOnce(info: TableInfo): Promise<void> {
  const kept = keptOf(info.id);
  if (!kept?.own || kept.own.revealed || kept.commitment !== info.commitment) return;
  const { own } = kept;
  const commitments = info.seats.map((seat) => seat.commitment);
  if (kept.commitments && kept.commitments.join() !== commitments.join()) return;
  const bound = info.you.some((seat) => commitments[seat] === sha256(own.contribution));
  keep({ ...kept, commitments, own: bound ? own : null });
  if (!bound) return;
  await api.reveal(info.id, own.contribution);
  keep({ ...kept, commitments, own: { ...own, revealed: true } });
}

/** Starts the game at a table, with our part in its seed. */
export async function start(info: TableInfo): Promise<void> {
  const commitment = takesParts(info) ? promise(info.id, info.commitment) : undefined;
  await reveal(await api.start(info.id, commitment));
}
