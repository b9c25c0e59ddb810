/** What can be pressed in a hex: its sites, the ants in its outskirts, and the outskirts as a destination. */
import type { Box, Point } from '../../../lib/board/plane';
import type { HexId } from '../../../lib/generated/march';
import type { Desk, Place } from '../desk.svelte';
import { CONTROL, HALL, outskirtsOf, SEAT, sitesOf } from './layout';
import type { Shown } from './scene';
import { placeParts } from './scene';

export type Shape = { kind: 'circle'; at: Point; r: number } | { kind: 'box'; box: Box };

export interface Thing {
  key: string;
  /** The places it can stand for, the most important first: ants on a site, or the site as a destination. */
  places: readonly Place[];
  shape: Shape;
  site: number | null;
  seat: number | null;
}

const known = new WeakMap<Shown, readonly Thing[]>();

/** The things of a hex, cached as long as it does not change. */
export function thingsOf(shown: Shown): readonly Thing[] {
  let things = known.get(shown);
  if (!things) {
    things = made(shown);
    known.set(shown, things);
  }
  return things;
}

function made({ hex, face, sites, groups, room }: Shown): Thing[] {
  const spot = (site: number | null) => (site === null ? hex : `${hex}.${site + 1}`);
  const seats = sitesOf(sites.length);
  const outskirts: Thing = {
    key: 'out',
    places: [`spot:${hex}`],
    shape: face ? { kind: 'box', box: outskirtsOf(room) } : { kind: 'circle', at: { x: 0, y: 0 }, r: HALL },
    site: null,
    seat: null,
  };
  return [
    outskirts,
    ...sites.map((seat, site): Thing => ({
      key: `site${site}`,
      places: [...(seat === null ? [] : [`ant:${seat}:${spot(site)}` as Place]), `spot:${spot(site)}`],
      shape: {
        kind: 'circle',
        at: seats[site] ?? { x: 0, y: 0 },
        r: site === face?.control ? CONTROL : SEAT,
      },
      site,
      seat,
    })),
    ...groups.map(({ seat, box }): Thing => ({
      key: `ants${seat}`,
      places: [`ant:${seat}:${spot(null)}`, `spot:${spot(null)}`],
      shape: { kind: 'box', box: { x: box.x - 2, y: box.y - 2, w: box.w + 4, h: box.h + 4 } },
      site: null,
      seat,
    })),
  ];
}

/**
 * The place a press on a thing means: a destination of the selected thing, else what is lit there, else the thing
 * itself.
 */
export function placeOf(thing: Thing, desk: Desk): Place {
  return (
    thing.places.find((place) => desk.destinations.includes(place)) ??
    thing.places.find((place) => desk.lit.has(place)) ??
    thing.places[0] ??
    'spot:great_tunnel'
  );
}

/** The thing that shows a place. */
export const thingAt = (shown: Shown, place: Place): Thing | undefined =>
  thingsOf(shown).find(({ places }) => places[0] === place) ??
  thingsOf(shown).find(({ places }) => places.includes(place));

const BOARD: ReadonlySet<string> = new Set(['ant', 'spot', 'hex', 'cell']);

/** Whether a place is on the meadow. */
export const onBoard = (place: Place): boolean => BOARD.has(placeParts(place).kind);

/** The lit places of the meadow. */
export const litPlaces = (desk: Desk): Place[] => [...desk.lit.keys()].filter(onBoard);

/** The place a press on a hex means: the hex if it is lit, else the only thing lit in it. */
export function pressed(desk: Desk, shown: Shown): Place | null {
  const hex: Place = `hex:${shown.hex}`;
  if (desk.lit.has(hex)) return hex;
  const lit = [...new Set(thingsOf(shown).map((thing) => placeOf(thing, desk)))].filter((place) =>
    desk.lit.has(place),
  );
  const targets = lit.filter((place) => desk.destinations.includes(place));
  const [only, ...more] = targets.length > 0 ? targets : lit;
  return only && more.length === 0 ? only : null;
}

/**
 * The hexes that the current question is about, such as the one explored from or fought in: they stay clear of the
 * veil.
 */
export function spokenOf(desk: Desk): HexId[] {
  const { asked, places } = desk.game.outlook;
  return [asked?.hex, places?.from].filter((hex) => hex != null);
}
