/** What is lit in the garden, from `choices` and `outlook` alone. */
import type { Outlook } from '../../../lib/generated/myrmes';
import type { MyrmesGame } from '../game.svelte';
import type { Cube, Cubes, Scene } from './garden';
import { centre, type Point } from './geometry';

type Reach = NonNullable<Outlook['sortie']>['reach'][number];

/**
 * What is asked in the garden: a tunnel to leave by, the worker's path, cubes to harvest, a new tunnel, tiles to give
 * up.
 */
export type Moment = 'leave' | 'walk' | 'harvest' | 'tunnel' | 'pick';
export type TargetKind = 'leave' | 'walk' | 'hunt' | 'clear' | 'take' | 'tunnel' | 'empty' | 'unmark';

/** A lit place. */
export interface Target {
  kind: TargetKind;
  /** What is outlined: one hex, or the whole tile. */
  cells: string[];
  /** The actions to send; empty if a kind of cube must still be chosen. */
  actions: string[];
  steps: number;
  soldiers: number;
  food: number;
  score: number;
  pays: Cubes;
  path: string[];
  hunts: Reach['hunts'];
  /** For a harvest, the cubes to choose from. */
  cubes: Cube[];
}

interface Deed {
  tunnel?: string;
  from?: string;
  at?: string;
  cube?: Cube;
}

const NOTHING = { steps: 0, soldiers: 0, food: 0, score: 0, pays: {}, path: [], hunts: [], cubes: [] };

/** Every lit hex with what a click on it does. All hexes of a tile share one target. */
export function lights(moment: Moment | null, game: MyrmesGame, scene: Scene): Map<string, Target> {
  const found = new Map<string, Target>();
  const light = (target: Partial<Target> & Pick<Target, 'kind' | 'cells' | 'actions'>) => {
    const whole = { ...NOTHING, ...target };
    whole.cells.forEach((hex) => found.set(hex, whole));
  };
  const space = (at: string) => scene.pieceAt.get(at)?.cells ?? [at];
  const offered = (what: string) =>
    game.offers(what).map(({ text, action }) => ({ text, ...(action as Deed) }));
  switch (moment) {
    case 'leave':
      for (const { text, tunnel = '' } of offered('leave'))
        light({ kind: 'leave', cells: [tunnel], actions: [text] });
      break;
    case 'walk':
      for (const { to, cells, actions, points, hunts, ...rest } of game.outlook.sortie?.reach ?? []) {
        const kind = hunts.some(({ at }) => at === to) ? 'hunt' : 'walk';
        light({ ...rest, kind, cells, actions, steps: points, hunts });
      }
      for (const { action, stand, score, pays } of game.outlook.sortie?.clear ?? [])
        light({ kind: 'clear', cells: [stand], actions: [action], score, pays });
      break;
    case 'harvest':
      lightCubes(found, offered('take'), scene);
      break;
    case 'tunnel': {
      const craft = game.outlook.atelier?.crafts.find((one) => one.craft === 'tunnel');
      for (const { text, at = '' } of offered('tunnel'))
        light({ kind: 'tunnel', cells: [at], actions: [text], pays: craft?.pays ?? {} });
      break;
    }
    case 'pick':
      for (const kind of ['empty', 'unmark'] as const)
        for (const { text, at = '' } of offered(kind)) light({ kind, cells: space(at), actions: [text] });
      break;
    case null:
      break;
  }
  return found;
}

/** Lights each cube that can be taken; a tile that shows none is lit as a whole. */
function lightCubes(found: Map<string, Target>, offers: Deed[], scene: Scene): void {
  const kinds = new Map<string, Cube[]>();
  for (const { cube, from = '' } of offers) if (cube) kinds.set(from, [...(kinds.get(from) ?? []), cube]);
  for (const [from, cubes] of kinds) {
    const piece = scene.pieceAt.get(from);
    const cells = piece?.cells ?? [from];
    const actions = cubes.length === 1 ? [`take ${cubes[0]} ${from}`] : [];
    const whole: Target = { ...NOTHING, kind: 'take', cells, actions, cubes };
    cells.forEach((hex) => found.set(hex, whole));
    for (const { hex, cube, full, taken } of piece?.seats ?? []) {
      if (!full || taken || !cubes.includes(cube)) continue;
      found.set(hex, { ...whole, cells: [hex], actions: [`take ${cube} ${from}`], cubes: [cube] });
    }
  }
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
