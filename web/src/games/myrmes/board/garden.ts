/** Turns a view into things to draw, with the hexes they cover. */
import type { Components, Event, View } from '../../../lib/generated/myrmes';
import type { IconName } from '../../../look/icons';
import { centre, middle, parse, plus, type Point } from './geometry';

export type Terrain = Components['hexes'][number]['terrain'];
export type TileName = Components['tiles'][number]['tile'];
export type PreyName = Components['prey'][number]['prey'];
export type Cube = 'food' | 'earth' | 'stone';
export type EventOf<What extends Event['what']> = Extract<Event, { what: What }>;
/** Food, earth and stone; a missing kind means none. */
export type Cubes = Partial<Record<Cube, number>>;

export const CUBES = ['food', 'earth', 'stone'] as const satisfies readonly Cube[];

/** The pictures of the special tiles. */
export const PICTURES: Partial<Record<TileName, IconName>> = {
  aphid_farm: 'aphid-farm',
  scavenging: 'scavenging',
  sub_colony: 'sub-colony',
};

/** A placed tile: the position of its first hex, and its orientation. */
export interface Lying {
  tile: TileName;
  turn: number;
  at: string;
}

/** A place for a cube on a pheromone. */
export interface Seat {
  hex: string;
  cube: Cube;
  /** Whether the cube is still there; otherwise it was harvested. */
  full: boolean;
  /** Whether it is chosen in this harvest. */
  taken: boolean;
}

export interface Piece extends Lying {
  /** Null for a special tile that gave up its ownership cube. */
  owner: number | null;
  special: boolean;
  cells: string[];
  seats: Seat[];
  cubes: Cubes;
  /** A pheromone without cubes. */
  spent: boolean;
}

/** Everything in the garden, indexed by hex. */
export interface Scene {
  pieces: Piece[];
  tunnels: { at: string; owner: number }[];
  prey: { at: string; prey: PreyName }[];
  pieceAt: Map<string, Piece>;
  tunnelAt: Map<string, number>;
  preyAt: Map<string, PreyName>;
}

/** The cube that belongs to a terrain: a pheromone's seat on it holds this kind. */
const GROWS: Partial<Record<Terrain, Cube>> = { grass: 'food', earth: 'earth', stone: 'stone' };

/** The parts of the garden that never change during a game. */
export class Ground {
  terrain: Map<string, Terrain>;
  hexes: string[];
  /** Short names: rows are letters from the top, numbers count from the west. */
  names = new Map<string, string>();
  #tiles: Map<string, Components['tiles'][number]>;
  #last: { parts: unknown[]; scene: Scene } | null = null;
  #pieces = new WeakMap<Lying, Piece>();

  constructor(readonly components: Components) {
    this.terrain = new Map(components.hexes.map(({ at, terrain }) => [at, terrain]));
    this.hexes = components.hexes.map(({ at }) => at);
    this.#tiles = new Map(components.tiles.map((tile) => [tile.tile, tile]));
    const places = this.hexes.map((hex) => [hex, ...parse(hex)] as const);
    const top = Math.min(...places.map(([, , r]) => r));
    const west = new Map<number, number>();
    for (const [, q, r] of places) west.set(r, Math.min(q, west.get(r) ?? q));
    for (const [hex, q, r] of places) {
      this.names.set(hex, `${String.fromCharCode(97 + r - top)}${q - (west.get(r) ?? q) + 1}`);
    }
  }

  tile(name: string) {
    return this.#tiles.get(name);
  }

  soldiers(prey: string): number {
    return this.components.prey.find((kind) => kind.prey === prey)?.soldiers ?? 0;
  }

  cells({ tile, turn, at }: Lying): string[] {
    return (this.tile(tile)?.turns[turn] ?? ['(0,0)']).map((offset) => plus(at, offset));
  }

  /** Seats for the cubes of a pheromone: each kind on hexes of its terrain, filled in order. */
  seats(cells: readonly string[], cubes: Cubes, taken: Cubes = {}): Seat[] {
    const left = { ...cubes };
    const going = { ...taken };
    const seats: Seat[] = [];
    for (const hex of cells) {
      const cube = GROWS[this.terrain.get(hex) ?? 'water'];
      if (!cube) continue;
      const full = (left[cube] ?? 0) > 0;
      if (full) left[cube] = (left[cube] ?? 0) - 1;
      const chosen = full && (going[cube] ?? 0) > 0;
      if (chosen) going[cube] = (going[cube] ?? 0) - 1;
      seats.push({ hex, cube, full, taken: chosen });
    }
    return seats;
  }

  /**
   * The contents of the garden. As long as they do not change, the scene is the same object, so that a worker's steps
   * redraw nothing.
   */
  scene(view: View): Scene {
    const parts = [
      view.prey,
      view.orphans,
      ...view.colonies.flatMap(({ pheromones, specials, tunnels, plan }) => [
        pheromones,
        specials,
        tunnels,
        view.phase === 'harvest' && plan,
      ]),
    ];
    if (!this.#last || parts.some((part, i) => part !== this.#last?.parts[i]))
      this.#last = { parts, scene: this.#scene(view) };
    return this.#last.scene;
  }

  #scene(view: View): Scene {
    const pieces = [
      ...view.colonies.flatMap((colony, owner) => [
        ...colony.pheromones.map((lying, i) => this.#pheromone(lying, owner, takenFrom(view, owner, i))),
        ...colony.specials.map((lying) => this.#special(lying, owner)),
      ]),
      ...view.orphans.map((lying) => this.#special(lying, null)),
    ];
    const tunnels = view.colonies.flatMap((colony, owner) =>
      (colony.tunnels ?? []).map((at) => ({ at, owner })),
    );
    const prey = Object.entries(view.prey).flatMap(([at, kind]) => (kind ? [{ at, prey: kind }] : []));
    return {
      pieces,
      tunnels,
      prey,
      pieceAt: new Map(pieces.flatMap((piece) => piece.cells.map((hex) => [hex, piece]))),
      tunnelAt: new Map(tunnels.map(({ at, owner }) => [at, owner])),
      preyAt: new Map(prey.map(({ at, prey: kind }) => [at, kind])),
    };
  }

  #pheromone(lying: Lying & { cubes: Cubes | null }, owner: number, taken: Cubes | null): Piece {
    const make = () => {
      const { tile, turn, at } = lying;
      const cells = this.cells(lying);
      const cubes = lying.cubes ?? {};
      const seats = this.seats(cells, cubes, taken ?? {});
      const spent = CUBES.every((cube) => !cubes[cube]);
      return { tile, turn, at, owner, special: false, cells, seats, cubes, spent };
    };
    return taken ? make() : this.#piece(lying, owner, make);
  }

  #special(lying: Lying, owner: number | null): Piece {
    return this.#piece(lying, owner, () => {
      const { tile, turn, at } = lying;
      const cells = this.cells(lying);
      return { tile, turn, at, owner, special: true, cells, seats: [], cubes: {}, spent: false };
    });
  }

  /** An unchanged tile keeps its piece. A special tile can lose its owner. */
  #piece(lying: Lying, owner: number | null, make: () => Piece): Piece {
    const known = this.#pieces.get(lying);
    if (known?.owner === owner) return known;
    const piece = make();
    this.#pieces.set(lying, piece);
    return piece;
  }
}

/** What a seat has chosen so far in the harvest; the server tells only our own. */
function takenFrom(view: View, owner: number, pheromone: number): Cubes | null {
  if (view.phase !== 'harvest') return null;
  const plan = view.colonies[owner]?.plan as { taken?: number[][] } | null | undefined;
  const [food = 0, earth = 0, stone = 0] = plan?.taken?.[pheromone] ?? [];
  return { food, earth, stone };
}

/** Shapes changed by other players' events; they are marked with violet dots. */
export function changed(ground: Ground, events: readonly Event[], viewer: number | null): string[][] {
  const shapes = new Map<string, string[]>();
  const add = (cells: string[]) => shapes.set(cells.join(), cells);
  for (const event of events) {
    if (viewer !== null && event.seat === viewer) continue;
    if (event.what === 'tile_placed') add(ground.cells(event.tile));
    else if (event.what === 'pheromone_cleared') add(ground.cells(event.pheromone));
    else if (event.what === 'prey_hunted' || event.what === 'tunnel_placed') add([event.at]);
  }
  return [...shapes.values()];
}

/** All hexes that are in none of the others. */
export function beside(hexes: readonly string[], others: Iterable<string>[]): string[] {
  const out = new Set(others.flatMap((some) => [...some]));
  return hexes.filter((hex) => !out.has(hex));
}

/** The hexes under a seat's tiles. */
export function cellsOf({ pieces }: Scene, owner: number): string[] {
  return pieces.filter((piece) => piece.owner === owner).flatMap(({ cells }) => cells);
}

/** A path as a line: through the centre of each tile on it (except one placed later), to the hex it ends on. */
export function route({ pieceAt }: Scene, way: readonly string[], later: string | null = null): Point[] {
  return way.map((hex, i) => {
    const piece = i < way.length - 1 ? pieceAt.get(hex) : undefined;
    return piece && piece.at !== later ? middle(piece.cells) : centre(hex);
  });
}
