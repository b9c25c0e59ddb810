/** Words for hexes: what lies there, and what a click on it would do. */
import { t } from '../../../lib/i18n.svelte';
import { CUBES, type Cubes, type Scene } from './garden';
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

/** What lies on a hex, in words; nothing for bare ground. */
function lies(sortie: Sortie, scene: Scene, hex: string): string[] {
  const words: string[] = [];
  const { view } = sortie.game;
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
  if (view.sortie?.at === hex) words.push(t('board-worker', owned(sortie, view.turn ?? 0)));
  return words;
}

/** What a click on a lit place does and costs. */
export function deed(target: Target): string {
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
      return target.cubes.length === 1
        ? t('board-do-take', { cube: target.cubes[0] ?? '' })
        : t('board-do-take-any');
    case 'tunnel':
      return t('board-do-tunnel');
    case 'empty':
      return t('board-do-empty');
    case 'unmark':
      return t('board-do-unmark');
  }
}

export interface HexWords {
  /** Terrain and place. */
  place: string;
  lies: string[];
  /** What a click does; null where nothing is lit. */
  does: string | null;
}

export function placeOf({ ground }: Sortie, hex: string): string {
  return t('board-hex', { terrain: ground.terrain.get(hex) ?? '', name: ground.names.get(hex) ?? '' });
}

export function words(sortie: Sortie, scene: Scene, hex: string, place = placeOf(sortie, hex)): HexWords {
  const target = sortie.targets.get(hex);
  return {
    place,
    lies: lies(sortie, scene, hex),
    does: sortie.turns(hex) ? t('board-turn') : target ? deed(target) : null,
  };
}

/** All of it in one line, for the name of the button a hex is. */
export function nameOf(sortie: Sortie, scene: Scene, hex: string, place?: string): string {
  const { place: where, lies: there, does } = words(sortie, scene, hex, place);
  return [[where, ...there].join(', '), ...(does ? [does] : [])].join('. ');
}
