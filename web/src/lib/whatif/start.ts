/**
 * The ways into what if.
 *
 * The moment of a table is in the address. A record or a typed position is too long for one: it waits in this window.
 */
import type { Moment } from '../generated/protocol';
import { navigate } from '../router.svelte';

/** What to imagine, and where one came from. */
export interface Start {
  from: Moment;
  /** Who imagines. */
  seat: number;
  /** Where the way back leads. */
  back: string;
}

const KEPT = 'formicarium.whatif';

/** The address of what if from a table: at the present, or at a step of the replay of a seat. */
export function whatIfAt(id: string, seat: number, step?: number, eyes: number | null = seat): string {
  const query = new URLSearchParams({ seat: String(seat) });
  if (step !== undefined) query.set('at', String(step));
  if (step !== undefined && eyes === null) query.set('eyes', 'all');
  return `/table/${id}/whatif?${String(query)}`;
}

/** Opens what if with a record or a typed position, such as an example of the rules. */
export function imagine(start: Start): void {
  sessionStorage.setItem(KEPT, JSON.stringify(start));
  navigate('/whatif');
}

/** What was opened last in this window. */
export function opened(): Start | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Start | null;
  } catch {
    return null;
  }
}
