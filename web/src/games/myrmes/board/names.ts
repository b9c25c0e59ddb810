/** Descriptions of hexes: what is on them, and what a click would do. */
import { has, listed, t } from '../../../lib/i18n.svelte';
import { CUBES, type Cubes } from './garden';
import type { Sortie } from './sortie.svelte';
import type { Target } from './targets';

export function cubesText(cubes: Cubes): string {
  const parts = CUBES.filter((cube) => cubes[cube]).map((cube) =>
    t('board-cubes', { cube, count: cubes[cube] ?? 0 }),
  );
  return parts.length > 0 ? parts.join(', ') : t('board-no-cubes');
}

function owned(sortie: Sortie, owner: number): { own: string; owner: string } {
  return { own: owner === sortie.game.seat ? 'yes' : 'no', owner: sortie.game.names[owner] ?? '' };
}

/** What is on a hex, in a word: what the rules say about it depends on that. */
export function thingOn({ scene, game }: Sortie, hex: string): string {
  if (scene.preyAt.has(hex)) return 'prey';
  if (scene.tunnelAt.has(hex)) return 'tunnel';
  const piece = scene.pieceAt.get(hex);
  if (!piece) return 'ground';
  return piece.special ? 'special' : piece.owner === game.seat ? 'own' : 'foreign';
}

/** What is on a hex, in words; empty for bare ground. */
function lies(sortie: Sortie, hex: string): string[] {
  const words: string[] = [];
  const { scene } = sortie;
  const piece = scene.pieceAt.get(hex);
  if (piece) {
    const { tile, owner } = piece;
    if (piece.special && owner === null) words.push(t('board-orphan', { tile }));
    else if (piece.special) words.push(t('board-special', { tile, ...owned(sortie, owner ?? 0) }));
    else {
      const cubes = cubesText(piece.cubes);
      words.push(t('board-pheromone', { size: piece.cells.length, cubes, ...owned(sortie, owner ?? 0) }));
    }
  }
  const tunnel = scene.tunnelAt.get(hex);
  if (tunnel !== undefined) words.push(t('board-tunnel', owned(sortie, tunnel)));
  const prey = scene.preyAt.get(hex);
  if (prey) words.push(t('board-prey', { prey, soldiers: sortie.ground.soldiers(prey) }));
  return words;
}

/** What a click on a lit place does and costs. */
export function deed(target: Target, several = false): string {
  const { kind, steps, soldiers, food, score } = target;
  switch (kind) {
    case 'leave':
      return t('board-do-leave');
    case 'walk':
      return target.hunts.length > 0
        ? t('board-do-walk-hunt', { steps, soldiers, food, score })
        : t('board-do-walk', { steps, soldiers });
    case 'hunt':
      return t('board-do-hunt', { steps, soldiers, food, score });
    case 'clear':
      return t('board-do-clear', { score, pays: cubesText(target.pays) });
    case 'take':
      return several ? t('board-do-take-any') : t('board-do-take', { cube: target.cube ?? '' });
    case 'tunnel':
      return t('board-do-tunnel');
    case 'empty':
      return t('board-do-empty');
    case 'unmark':
      return t('board-do-unmark');
  }
}

export interface HexWords {
  /** Terrain and coordinates. */
  place: string;
  lies: string[];
  /** What a click does; null if the hex is not lit. */
  does: string | null;
}

/** What a hex and what is on it yield, and what that is good for; empty until the texts are there. */
export function aboutHex(sortie: Sortie, hex: string): string {
  if (!has('tip-rule')) return '';
  const { ground, scene, game } = sortie;
  const { components, view } = game;
  const prey = scene.preyAt.get(hex);
  const kind = components.prey.find((each) => each.prey === prey);
  if (kind) return t('tip-my-prey', { soldiers: kind.soldiers, food: kind.food, points: kind.points });
  const tunnel = scene.tunnelAt.get(hex);
  if (tunnel !== undefined) return t('tip-my-tunnel', { own: owned(sortie, tunnel).own });
  const piece = scene.pieceAt.get(hex);
  if (!piece) {
    const terrain = ground.terrain.get(hex) ?? '';
    const needs = (cost: Cubes) => (terrain === 'earth' || terrain === 'stone' ? (cost[terrain] ?? 0) : 0);
    const levels = components.dig.flatMap((cost, i) =>
      needs(cost) > 0 ? [t('tip-my-level', { n: i + 1 })] : [],
    );
    return t('tip-my-ground', {
      terrain,
      levels: listed(levels),
      winter: components.winter[view.year - 1] ?? 0,
    });
  }
  const owner = piece.owner === null ? 'none' : piece.owner === game.seat ? 'own' : 'foreign';
  if (piece.special) return t('tip-my-special', { tile: piece.tile, owner });
  const cubes = CUBES.reduce((sum, cube) => sum + (piece.cubes[cube] ?? 0), 0);
  const points = ground.tile(piece.tile)?.points ?? 0;
  return t(owner === 'own' ? 'tip-my-own' : 'tip-my-foreign', { cubes, points });
}

/** Terrain and coordinates of every hex, which never change. */
export function placesOf({ ground }: Sortie): ReadonlyMap<string, string> {
  const place = (hex: string) =>
    t('board-hex', { terrain: ground.terrain.get(hex) ?? '', name: ground.names.get(hex) ?? '' });
  return new Map(ground.hexes.map((hex) => [hex, place(hex)]));
}

/** What is on every hex: changes with the scene, not with every step of a worker. */
export function lyingOn(sortie: Sortie): ReadonlyMap<string, string[]> {
  return new Map(sortie.ground.hexes.map((hex) => [hex, lies(sortie, hex)]));
}

export function words(sortie: Sortie, hex: string): HexWords {
  const { view } = sortie.game;
  const target = sortie.targets.get(hex);
  const several = (sortie.lit.get(hex)?.length ?? 0) > 1;
  const lying = sortie.lying.get(hex) ?? [];
  return {
    place: sortie.places.get(hex) ?? '',
    lies: view.sortie?.at === hex ? [...lying, t('board-worker', owned(sortie, view.turn ?? 0))] : lying,
    does: sortie.turns(hex) ? t('board-turn') : target ? deed(target, several) : null,
  };
}

/** The full description in one line, as the name of the hex's button. */
export function nameOf(sortie: Sortie, hex: string): string {
  const { place, lies: there, does } = words(sortie, hex);
  return [[place, ...there].join(', '), ...(does ? [does] : [])].join('. ');
}
