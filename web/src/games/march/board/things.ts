/** What can be pressed in a hex: its sites, the ants in its outskirts, the outskirts as somewhere to go. */
import type { Box, Point } from '../../../lib/board/plane';
import type { HexId } from '../../../lib/generated/march';
import type { Desk, Place } from '../desk.svelte';
import { CONTROL, HALL, outskirtsOf, SEAT, sitesOf } from './layout';
import type { Shown } from './scene';
import { placeParts } from './scene';

export type Shape = { kind: 'circle'; at: Point; r: number } | { kind: 'box'; box: Box };

export interface Thing {
  key: string;
  /** What it can be, the foremost first: ants on a site, or the site as somewhere to go. */
  places: readonly Place[];
  shape: Shape;
  site: number | null;
  seat: number | null;
}

const known = new WeakMap<Shown, readonly Thing[]>();

/** The things of a hex, put together once for as long as it does not change. */
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

/** What a press on a thing means: where the thing in hand goes, else what is lit there, else what it is. */
export function placeOf(thing: Thing, desk: Desk): Place {
  return (
    thing.places.find((place) => desk.targets.includes(place)) ??
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

/** What a press on a hex means: the hex if it is lit, else the only thing lit in it. */
export function pressed(desk: Desk, shown: Shown): Place | null {
  const hex: Place = `hex:${shown.hex}`;
  if (desk.lit.has(hex)) return hex;
  const lit = [...new Set(thingsOf(shown).map((thing) => placeOf(thing, desk)))].filter((place) =>
    desk.lit.has(place),
  );
  const targets = lit.filter((place) => desk.targets.includes(place));
  const [only, ...more] = targets.length > 0 ? targets : lit;
  return only && more.length === 0 ? only : null;
}

/** The hex something is explored from or fought in while it is asked about: it stays clear of the veil. */
export function spokenOf(desk: Desk): HexId[] {
  const { asked, places } = desk.game.outlook;
  return [asked?.hex, places?.from].filter((hex) => hex != null);
}
