/** A view advanced by one event, for drawing only: the meadow and the scores, not the nests' stores. */
import type { Event, HexId, HexPosition, Seat, Spot, View } from '../../../lib/generated/march';
import { hexOf, siteOf } from '../desk.svelte';
import { GREAT_TUNNEL } from './scene';

const added = (counts: readonly number[], seat: Seat, by: number): number[] =>
  counts.map((count, i) => (i === seat ? Math.max(0, count + by) : count));

function inHex(view: View, hex: HexId, change: (at: HexPosition) => Partial<HexPosition>): View {
  return { ...view, hexes: view.hexes.map((one) => (one.hex === hex ? { ...one, ...change(one) } : one)) };
}

function moved(view: View, seat: Seat, spot: Spot, by: 1 | -1): View {
  const [hex, site] = [hexOf(spot), siteOf(spot)];
  if (hex === GREAT_TUNNEL) return { ...view, great_tunnel: added(view.great_tunnel, seat, by) };
  return inHex(view, hex, ({ sites, outskirts }) =>
    site === null
      ? { outskirts: added(outskirts, seat, by) }
      : { sites: sites.map((who, i) => (i === site ? (by > 0 ? seat : null) : who)) },
  );
}

/** With one ant fewer on a spot. */
export const without = (view: View, seat: Seat, spot: Spot): View => moved(view, seat, spot, -1);
/** With one more ant on a spot. */
export const withAnt = (view: View, seat: Seat, spot: Spot): View => moved(view, seat, spot, 1);

function placed(view: View, hex: HexId, cell: string, turn: number, sites: number): View {
  if (view.hexes.some((one) => one.hex === hex)) return view;
  const fresh: HexPosition = {
    hex,
    cell,
    turn,
    sites: Array.from({ length: sites }, () => null),
    outskirts: view.great_tunnel.map(() => 0),
    wormhole: false,
    centipede: false,
  };
  return { ...view, hexes: [...view.hexes, fresh] };
}

export function advance(view: View, event: Event, sites: (hex: HexId) => number): View {
  const { seat } = event;
  switch (event.what) {
    case 'hex_placed':
      return placed(view, event.hex, event.cell, event.turn, sites(event.hex));
    case 'token_placed':
      return inHex(view, event.hex, () => ({ [event.token]: true }));
    case 'centipede_destroyed':
      return inHex(view, event.hex, () => ({ centipede: false }));
    case 'centipede_moved':
      return inHex(
        inHex(view, event.from, () => ({ centipede: false })),
        event.to,
        () => ({ centipede: true }),
      );
    case 'centipede_entered': {
      const { horde } = view;
      const entered = horde
        ? { ...view, horde: { ...horde, in_great_tunnel: horde.in_great_tunnel + 1 } }
        : view;
      return event.from ? inHex(entered, event.from, () => ({ centipede: false })) : entered;
    }
    case 'ants_exchanged':
      return withAnt(
        withAnt(without(without(view, event.one, event.from), event.two, event.to), event.one, event.to),
        event.two,
        event.from,
      );
    case 'phase_began':
      return { ...view, phase: event.phase, round: event.round };
  }
  if (seat === undefined) return view;
  switch (event.what) {
    case 'ant_placed':
    case 'larva_placed':
      return withAnt(view, seat, event.at);
    case 'inhabited':
      return withAnt(without(view, seat, hexOf(event.at)), seat, event.at);
    case 'ant_moved':
      return withAnt(without(view, seat, event.from), seat, event.to);
    case 'ant_lost':
    case 'ant_withdrawn':
    case 'paid_ant':
      return without(view, seat, event.at);
    case 'scored':
      return {
        ...view,
        nests: view.nests.map((nest, i) =>
          i === seat ? { ...nest, score: nest.score + event.points } : nest,
        ),
      };
    default:
      return view;
  }
}
