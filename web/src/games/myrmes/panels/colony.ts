/** The contents of a colony, in the order in which panels show them. */
import type { View } from '../../../lib/generated/myrmes';
import { CUBES, type ColonyView, type CubeName } from './types';

/** Seats in turn order, beginning with the first player. */
export function turnOrder(view: View): number[] {
  const n = view.colonies.length;
  return view.colonies.map((_, i) => (view.first + i) % n);
}

/** Every cube in the storeroom, one by one. */
export function cubesInStore(colony: ColonyView): CubeName[] {
  return CUBES.flatMap((cube) => Array<CubeName>(colony[cube]).fill(cube));
}

export const preyCount = (colony: ColonyView): number =>
  Object.values(colony.prey).reduce((sum: number, n) => sum + (n ?? 0), 0);

export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** The number on this season's die: 0 before it is rolled and after the season. */
export function dieOf(view: View): number {
  const at = ['spring', 'summer', 'autumn'].indexOf(view.season);
  return view.dice?.[at] ?? 0;
}

/** 0, 1, 2 … below `n`: to repeat something `n` times. */
export const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

/** Whether an option of the outlook is legal now. The outlook lists actions even where they would be refused. */
export const allowed = (thing: { actions: readonly string[]; illegal: unknown }): boolean =>
  thing.illegal === null && thing.actions.length > 0;
