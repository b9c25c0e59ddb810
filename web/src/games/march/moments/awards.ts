/** The three awards at the end: everybody's count, and who got them. */
import type { Event, Seat } from '../../../lib/generated/march';
import type { IconName } from '../../../look/icons';
import type { MarchGame } from '../game.svelte';

export type AwardName = 'largest_brood' | 'greatest_stores' | 'untold_potential';

export interface Award {
  award: AwardName;
  icon: IconName;
  /** The highest first. */
  counts: { seat: Seat; n: number; best: boolean }[];
  /** What each winner of the award scored. */
  points: number;
}

export function awards({ view, components }: MarchGame, events: readonly Event[]): Award[] {
  const of: { award: AwardName; icon: IconName; n: (seat: Seat) => number }[] = [
    { award: 'largest_brood', icon: 'm-larva', n: (seat) => view.nests[seat]?.larvae ?? 0 },
    { award: 'greatest_stores', icon: 'm-food', n: (seat) => view.nests[seat]?.food ?? 0 },
    { award: 'untold_potential', icon: 'm-card', n: (seat) => view.nests[seat]?.n_cards ?? 0 },
  ];
  return of.map(({ award, icon, n }) => {
    const seats = view.nests.map((_, seat) => seat);
    const most = Math.max(...seats.map(n));
    const told = events.flatMap((event) => (event.what === award ? [event.seat ?? -1] : []));
    const got = told.length > 0 ? told : seats.filter((seat) => most > 0 && n(seat) === most);
    const counts = seats
      .map((seat) => ({ seat, n: n(seat), best: got.includes(seat) }))
      .sort((a, b) => b.n - a.n || a.seat - b.seat);
    const { award: alone, shared_award: shared } = components.figures;
    return { award, icon, counts, points: got.length > 1 ? shared : alone };
  });
}
