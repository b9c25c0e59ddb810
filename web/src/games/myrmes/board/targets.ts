/** What can be done in the garden, from `choices` and `outlook` alone: where each deed is pressed, and how it is lit. */
import type { Deed } from '../../../lib/desk.svelte';
import type { Action, Outlook } from '../../../lib/generated/myrmes';
import type { Legal } from '../../../lib/game.svelte';
import type { MyrmesGame } from '../game.svelte';
import type { Cube, Cubes, Scene, TileName } from './garden';
import { centre, middle, type Point } from './geometry';

type Walk = NonNullable<Outlook['sortie']>;
type Reach = Walk['reach'][number];
export type Placement = Walk['placements'][number];

/**
 * What is asked in the garden: a tunnel to leave by, the worker's path, cubes to harvest, a new tunnel, tiles to give
 * up.
 */
export type Moment = 'leave' | 'walk' | 'harvest' | 'tunnel' | 'pick';
export type TargetKind = 'leave' | 'walk' | 'hunt' | 'clear' | 'take' | 'tunnel' | 'empty' | 'unmark';

/** A lit place. */
export interface Target extends Deed<string> {
  kind: TargetKind;
  /** What is outlined: one hex, or the whole tile. */
  cells: string[];
  steps: number;
  soldiers: number;
  food: number;
  score: number;
  pays: Cubes;
  path: string[];
  hunts: Reach['hunts'];
  /** For a harvest, the cube that is taken. */
  cube: Cube | null;
}

/** A placement of a tile, which is selected by the tile and previewed under the worker. */
export interface Laying extends Deed<string> {
  kind: 'place';
  placement: Placement;
}

/** The place of a tile in the reserve. */
export const reserved = (tile: TileName): string => `tile:${tile}`;

const NOTHING = { steps: 0, soldiers: 0, food: 0, score: 0, pays: {}, path: [], hunts: [], cube: null };

/** Something that is pressed on any of the hexes it lights, unless others are named. */
const target = (
  lit: Partial<Target> & Pick<Target, 'kind' | 'cells' | 'send'>,
  on: readonly string[] = lit.cells,
): Target => ({ ...NOTHING, ...lit, presses: [on] });

/** Everything lit in the garden. All hexes of a tile stand for one space. */
export function targetsOf(moment: Moment | null, game: MyrmesGame, scene: Scene): Target[] {
  const space = (at: string) => scene.pieceAt.get(at)?.cells ?? [at];
  switch (moment) {
    case 'leave':
      return game
        .offers('leave')
        .map(({ text, action }) => target({ kind: 'leave', cells: [action.tunnel], send: [text] }));
    case 'walk':
      return game.outlook.sortie ? walks(game.outlook.sortie) : [];
    case 'harvest':
      return cubes(game.offers('take'), scene);
    case 'tunnel': {
      const pays = game.outlook.atelier?.crafts.find((one) => one.craft === 'tunnel')?.pays ?? {};
      return game
        .offers('tunnel')
        .map(({ text, action }) => target({ kind: 'tunnel', cells: [action.at], send: [text], pays }));
    }
    case 'pick':
      return [...game.offers('empty'), ...game.offers('unmark')].map(({ text, action }) =>
        target({ kind: action.do, cells: space(action.at), send: [text] }),
      );
    case null:
      return [];
  }
}

function walks({ reach, clear }: Walk): Target[] {
  const cleared = clear.map(({ action, stand, score, pays }) =>
    target({ kind: 'clear', cells: [stand], send: [action], score, pays }),
  );
  const stands = clear.map(({ stand }) => stand);
  const walked = reach.map(({ to, cells, actions, points, hunts, ...rest }) => {
    const kind = hunts.some(({ at }) => at === to) ? 'hunt' : 'walk';
    const on = cells.filter((hex) => !stands.includes(hex));
    return target({ ...rest, kind, cells, send: actions, steps: points, hunts }, on);
  });
  return [...walked, ...cleared];
}

/** Each cube that can be taken is lit; the bare hexes of its tile stand for any of them. */
function cubes(offers: readonly Legal<Extract<Action, { do: 'take' }>>[], scene: Scene): Target[] {
  return offers.flatMap(({ text, action: { cube, from } }) => {
    const piece = scene.pieceAt.get(from);
    const cells = piece?.cells ?? [from];
    const kinds = offers.filter(({ action }) => action.from === from).map(({ action }) => action.cube);
    const there = (piece?.seats ?? []).filter(
      (seat) => seat.full && !seat.taken && kinds.includes(seat.cube),
    );
    const bare = cells.filter((hex) => there.every((seat) => seat.hex !== hex));
    const take = { kind: 'take' as const, send: [text], cube };
    return [
      ...there.filter((seat) => seat.cube === cube).map(({ hex }) => target({ ...take, cells: [hex] })),
      ...(bare.length > 0 ? [target({ ...take, cells }, bare)] : []),
    ];
  });
}

/** Every placement under the worker, clockwise around it. */
export function layings({ outlook }: MyrmesGame): Laying[] {
  if (!outlook.sortie) return [];
  const here = middle(outlook.sortie.cells);
  const angle = ({ cells }: Placement) => {
    const { x, y } = middle(cells);
    return Math.atan2(y - here.y, x - here.x);
  };
  return [...outlook.sortie.placements]
    .sort((a, b) => angle(a) - angle(b) || a.turn - b.turn)
    .map((placement) => ({
      kind: 'place',
      placement,
      send: [placement.action],
      presses: [[reserved(placement.tile)]],
      preview: 'turn',
      way: `${placement.turn} ${placement.at}`,
    }));
}

/** What a place costs besides steps. */
export type Badge = 'hunt' | 'soldier' | 'earth';
/** A disc on a lit place: how many steps it takes, or what else it costs. */
export interface Price<Shows = number | Badge> extends Point {
  shows: Shows;
}

export function pricesOf(target: Target, covered: boolean): Price[] {
  const { x, y } = priceAt(target, covered);
  switch (target.kind) {
    case 'hunt':
      return [
        { x, y, shows: 'hunt' },
        { x: x - 34, y, shows: target.steps },
      ];
    case 'walk':
      return [
        { x, y, shows: target.steps },
        ...(target.soldiers > 0 ? [{ x: x + 17, y, shows: 'soldier' as const }] : []),
      ];
    case 'clear':
      return [{ x, y, shows: 'earth' }];
    default:
      return [];
  }
}

/** Where the disc with a target's price goes: in the centre of bare ground, at the corner of anything else. */
function priceAt({ cells, kind }: Target, covered: boolean): Point {
  const [first = '(0,0)'] = cells;
  if (cells.length === 1) {
    const { x, y } = centre(first);
    return kind === 'walk' && !covered ? { x, y } : { x: x + 17, y: y - 15 };
  }
  const corner = cells
    .map(centre)
    .reduce((best, point) => (point.y < best.y || (point.y === best.y && point.x < best.x) ? point : best));
  return { x: corner.x - 15, y: corner.y - 14 };
}
