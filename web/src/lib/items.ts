/** The items of a viewpoint, without those that were undone. */
import type { Item } from './generated/protocol';

/** The numbers of the undone items. */
export const undoneOf = (items: readonly Item[]): ReadonlySet<number> =>
  new Set(items.flatMap((item) => (item.what === 'taken_back' ? item.items : [])));

/** The items that were not undone. */
export function standing(items: readonly Item[]): Item[] {
  const undone = undoneOf(items);
  return items.filter((item) => !undone.has(item.n));
}

/** The events of these items, in order. */
export const eventsOf = <Event>(items: readonly Item[]): Event[] =>
  items.flatMap((item) => (item.what === 'played' ? (item.events as Event[]) : []));
