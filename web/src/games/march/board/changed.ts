/** What some events changed on the meadow: hexes placed or fought in, spots where ants came and went. */
import type { Event, Seat, Spot } from '../../../lib/generated/march';
import { siteOf, type Place } from '../desk.svelte';

/** A site, or a player's ants in the outskirts: if they are gone, there is nothing to mark. */
const spotOf = (spot: Spot, seat: Seat | undefined): Place =>
  siteOf(spot) === null ? `ant:${seat ?? 0}:${spot}` : `spot:${spot}`;

function placesOf(event: Event): Place[] {
  switch (event.what) {
    case 'hex_placed':
    case 'token_placed':
    case 'battle_decided':
    case 'centipede_destroyed':
      return [`hex:${event.hex}`];
    case 'ant_placed':
    case 'larva_placed':
    case 'inhabited':
    case 'ant_lost':
    case 'ant_withdrawn':
    case 'paid_ant':
      return [spotOf(event.at, event.seat)];
    case 'ant_moved':
      return [spotOf(event.to, event.seat)];
    case 'ants_exchanged':
      return [spotOf(event.from, event.two), spotOf(event.to, event.one)];
    case 'centipede_moved':
      return [`hex:${event.to}`];
    default:
      return [];
  }
}

/** The places marked with the dots of the last move, without the viewer's own changes. */
export function changedBy(events: readonly Event[], viewer: number | null): Place[] {
  // Changes of earlier phases are not marked.
  const start = events.findLastIndex((event) => event.what === 'phase_began') + 1;
  const fresh = events.slice(start).filter((event) => viewer === null || event.seat !== viewer);
  return [...new Set(fresh.flatMap(placesOf))];
}
