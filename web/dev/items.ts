import type { Item } from '../src/lib/generated/protocol';

/** Events as the log gets them: each as an action of its own. */
export const itemsOf = (events: readonly { seat?: number | null }[]): Item[] =>
  events.map((event, n) => ({
    n,
    at: n,
    what: 'played',
    seat: event.seat ?? null,
    action: null,
    events: [event],
  }));
