/** Names and icons of the things in Myrmes. */
import { listed, t } from '../../../lib/i18n.svelte';
import type { IconName } from '../../../look/icons';
import { CUBES, type CubeCounts, type EventName, type ObjectiveName, type TileName } from './types';

const EVENTS: Record<EventName, IconName> = {
  level_plus_1: 'ev-level',
  vp_plus_1: 'ev-vp',
  larvae_plus_2: 'ev-larvae',
  harvest_plus_3: 'ev-harvest',
  move_plus_3: 'ev-move',
  soldier_plus_1: 'ev-soldier',
  hexagon_plus_1: 'ev-hexagon',
  worker_plus_1: 'ev-worker',
};
export const eventIcon = (event: EventName): IconName => EVENTS[event];
export const eventName = (event: EventName): string => t(`my-event-${event}`);
export const eventEffect = (event: EventName): string => t(`my-event-${event}.effect`);

const OBJECTIVES: Record<string, IconName> = {
  food: 'obj-resource',
  earth_or_stone: 'obj-resource',
  stone: 'obj-resource',
  larvae: 'obj-larvae',
  prey: 'obj-prey',
  soldiers: 'obj-soldiers',
  special_tiles: 'obj-special',
  nurses: 'obj-nurses',
  colony_level: 'obj-level',
  pheromones: 'obj-pheromones',
};

/** `earth_or_stone_6` requires 6 of `earth_or_stone`. */
function asked(objective: ObjectiveName): { kind: string; n: number } {
  const cut = objective.lastIndexOf('_');
  return { kind: objective.slice(0, cut), n: Number(objective.slice(cut + 1)) };
}
export const objectiveIcon = (objective: ObjectiveName): IconName =>
  OBJECTIVES[asked(objective).kind] ?? 'ws-objective';
/** In a few words: "2 prey". */
export function objectiveName(objective: ObjectiveName): string {
  const { kind, n } = asked(objective);
  return t(`my-objective-${kind}`, { n });
}
/** As a sentence: what is given up, what must be there. */
export function objectiveRule(objective: ObjectiveName): string {
  const { kind, n } = asked(objective);
  return t(`my-objective-${kind}.rule`, { n });
}

const SPECIALS: Partial<Record<TileName, IconName>> = {
  aphid_farm: 'aphid-farm',
  scavenging: 'scavenging',
  sub_colony: 'sub-colony',
};
export const specialIcon = (tile: TileName): IconName => SPECIALS[tile] ?? 'pheromone';
export const tileName = (tile: TileName): string => t(`my-tile-${tile}`);

/** "2 earth, 1 stone"; empty if there is nothing. */
export function cubesText(cubes: CubeCounts): string {
  return CUBES.filter((cube) => cubes[cube])
    .map((cube) => t(`my-cubes-${cube}`, { n: cubes[cube] ?? 0 }))
    .join(', ');
}

export { listed };

/** A gain or loss with its sign, using the typographic minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const roman = (year: number): string => ['', 'I', 'II', 'III'][year] ?? String(year);
