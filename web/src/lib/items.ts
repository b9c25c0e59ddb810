/** What a viewpoint was told, without what was taken back. */
import type { Item } from './generated/protocol';

/** The numbers of the items that were taken back. */
export const undoneOf = (items: readonly Item[]): ReadonlySet<number> =>
  new Set(items.flatMap((item) => (item.what === 'taken_back' ? item.items : [])));

/** The items that still stand. */
export function standing(items: readonly Item[]): Item[] {
  const undone = undoneOf(items);
  return items.filter((item) => !undone.has(item.n));
}

/** What happened in these items, in order. */
export const eventsOf = <Event>(items: readonly Item[]): Event[] =>
  items.flatMap((item) => (item.what === 'played' ? (item.events as Event[]) : []));
