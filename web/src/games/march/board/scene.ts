/** The meadow as it is drawn: hexes with everything on them. An unchanged hex stays the same object. */
import type { Point } from '../../../lib/board/plane';
import type {
  Components,
  HexFace,
  HexId,
  HexOutlook,
  HexPosition,
  Outlook,
  Seat,
  Spot,
  View,
} from '../../../lib/generated/march';
import { hexOf, siteOf, type Place } from '../desk.svelte';
import { bounds, centre, edgesOf, neighbours, turned, type Edges } from './geometry';
import { groupsOf, middleOf, outskirtsOf, sitesOf, type Group, type Room } from './layout';

export const GREAT_TUNNEL: HexId = 'great_tunnel';

export interface Shown {
  hex: HexId;
  cell: string;
  at: Point;
  /** What is printed on it; null for the Great Tunnel. */
  face: HexFace | null;
  edges: Edges;
  sites: readonly (Seat | null)[];
  outskirts: readonly number[];
  groups: readonly Group[];
  room: Room;
  wormhole: boolean;
  centipede: boolean;
  controller: Seat | null;
  contested: boolean;
  shared: boolean;
  inner: boolean;
  strength: readonly number[];
}

export interface Scene {
  hexes: readonly Shown[];
  byHex: ReadonlyMap<HexId, Shown>;
  byCell: ReadonlyMap<string, Shown>;
  /** Cells beside the meadow that an open tunnel leads to. */
  growth: readonly string[];
}

type Faces = ReadonlyMap<HexId, HexFace>;

export class Scenes {
  #known = new Map<HexId, { key: string; shown: Shown }>();
  #faces: { of: Components | null; by: Faces } = { of: null, by: new Map() };

  faces(components: Components): Faces {
    if (this.#faces.of !== components)
      this.#faces = { of: components, by: new Map(components.hexes.map((face) => [face.hex, face])) };
    return this.#faces.by;
  }

  /**
   * The scene of a view. During an animation the outlook belongs to another view, so it is used only for what nothing
   * else says.
   */
  of(components: Components, view: View, outlook: Outlook, live = true): Scene {
    const faces = this.faces(components);
    const told = new Map(outlook.meadow.map((hex) => [hex.hex, hex]));
    const middle: HexPosition = {
      hex: GREAT_TUNNEL,
      cell: '(0,0)',
      turn: 0,
      sites: [],
      outskirts: view.great_tunnel,
      wormhole: false,
      centipede: (view.horde?.in_great_tunnel ?? 0) > 0,
    };
    const all = [middle, ...view.hexes];
    const exits = new Map(
      all.map(({ hex, cell, turn }) => [
        cell,
        hex === GREAT_TUNNEL ? components.great_tunnel.tunnels : turned(faces.get(hex)?.tunnels ?? [], turn),
      ]),
    );
    const hexes = all.map((position) => {
      const outlookOf = told.get(position.hex);
      const edges =
        live && outlookOf
          ? outlookOf.edges.map((edge) => edge?.state ?? null)
          : edgesOf(position.cell, exits.get(position.cell) ?? [], (cell) => exits.get(cell));
      return this.#shown(position, faces.get(position.hex) ?? null, edges, outlookOf, live);
    });
    const byCell = new Map(hexes.map((shown) => [shown.cell, shown]));
    const growth = new Set(
      hexes.flatMap(({ cell, edges }) => neighbours(cell).filter((_, edge) => edges[edge] === 'open')),
    );
    return {
      hexes,
      byHex: new Map(hexes.map((shown) => [shown.hex, shown])),
      byCell,
      growth: [...growth].filter((cell) => !byCell.has(cell)).sort(),
    };
  }

  #shown(
    position: HexPosition,
    face: HexFace | null,
    edges: Edges,
    told: HexOutlook | undefined,
    live: boolean,
  ): Shown {
    const { hex, cell, sites, outskirts, centipede } = position;
    const wormhole = position.wormhole || (face?.wormhole ?? false);
    const controller = live ? (told?.controller ?? null) : face ? (sites[face.control] ?? null) : null;
    const { contested = false, shared = false, inner = false, strength = [] } = told ?? {};
    const key = JSON.stringify([position, edges, controller, contested, shared, inner, strength]);
    const known = this.#known.get(hex);
    if (known?.key === key && known.shown.face === face) return known.shown;
    const room = { sites: sites.length, centipede, wormhole };
    const shown: Shown = {
      hex,
      cell,
      at: centre(cell),
      face,
      edges,
      sites,
      outskirts,
      groups: groupsOf(outskirts, room),
      room,
      wormhole,
      centipede,
      controller,
      contested,
      shared,
      inner,
      strength,
    };
    this.#known.set(hex, { key, shown });
    return shown;
  }
}

/** The parts of a place: its kind, and which one. */
export function placeParts(place: Place): { kind: string; seat: Seat | null; what: string } {
  const [kind = '', first = '', second] = place.split(':');
  return second === undefined
    ? { kind, seat: null, what: first }
    : { kind, seat: Number(first), what: second };
}

/** The hex a place is in; null if it is not on the meadow. */
export function hexOfPlace(place: Place): HexId | null {
  const { kind, what } = placeParts(place);
  return kind === 'ant' || kind === 'spot' || kind === 'hex' ? hexOf(what) : null;
}

/** Where a spot is drawn, for an ant of a player. */
export function spotPoint(scene: Scene, spot: Spot, seat: Seat | null = null): Point | null {
  const shown = scene.byHex.get(hexOf(spot));
  if (!shown) return null;
  const site = siteOf(spot);
  const group = seat === null ? undefined : shown.groups.find((one) => one.seat === seat);
  const within =
    site === null
      ? (group?.chips.at(-1) ?? middleOf(outskirtsOf(shown.room)))
      : (sitesOf(shown.sites.length)[site] ?? { x: 0, y: 0 });
  return { x: shown.at.x + within.x, y: shown.at.y + within.y };
}

/** Where a place is in the drawing. */
export function placePoint(scene: Scene, place: Place): Point | null {
  const { kind, seat, what } = placeParts(place);
  if (kind === 'cell') return centre(what);
  if (kind === 'hex') return scene.byHex.get(what as HexId)?.at ?? null;
  if (kind === 'spot' || kind === 'ant') return spotPoint(scene, what, seat);
  return null;
}

/** The cells of all these places. */
export function cellsOf(scene: Scene, places: Iterable<Place>): string[] {
  const cells = [...places].flatMap((place) => {
    if (place.startsWith('cell:')) return [place.slice('cell:'.length)];
    const hex = hexOfPlace(place);
    const shown = hex && scene.byHex.get(hex);
    return shown ? [shown.cell] : [];
  });
  return [...new Set(cells)];
}

/** The box of the whole board: the meadow, and at least The Great Tunnel with the ring around it, where it can grow. */
export function wholeOf(scene: Scene, more: readonly string[] = []) {
  const tunnel = scene.byHex.get(GREAT_TUNNEL);
  return bounds([...scene.byCell.keys(), ...(tunnel ? neighbours(tunnel.cell) : []), ...more], 16);
}
