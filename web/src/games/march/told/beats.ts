/** When what happens on the stages of March of the Ants. */
import { endOf, lastOf, type Beat } from '../../../lib/table/beats';
import type { MarchTelling, Side } from '../telling';

/** The most fallen ants that are drawn. */
export const FALLEN = 8;
/** How long a point takes to count. */
const POINT = 120;

export interface BattleBeats {
  /** Each card of a side is turned over. */
  card: (i: number) => Beat;
  /** Both totals count up for as long as the one that grows most, and stop together. */
  count: Beat;
  /** Only then the winner is marked, and after that the losses fall. */
  won: Beat;
  came: Beat;
  fallen: (i: number) => Beat;
}

export function battleBeats(sides: readonly Pick<Side, 'cards' | 'strength' | 'total'>[]): BattleBeats {
  const card = (i: number) => ({ at: 300 + i * 200, for: 600 });
  const cards = Math.max(1, ...sides.map((side) => side.cards.length));
  const rise = Math.max(1, ...sides.map(({ total, strength }) => total - strength));
  const count = { at: endOf(card(cards - 1)), for: rise * POINT };
  const counted = endOf(count);
  return {
    card,
    count,
    won: { at: counted, for: 400 },
    came: { at: counted + 300, for: 400 },
    fallen: (i) => ({ at: counted + 400 + i * 140, for: 500 }),
  };
}

/** When the last thing on the stage of a battle is done. */
export function battleEnd(sides: readonly Pick<Side, 'cards' | 'strength' | 'total' | 'lost'>[]): number {
  const { won, came, fallen } = battleBeats(sides);
  const lost = Math.min(FALLEN, Math.max(1, ...sides.map((side) => side.lost)));
  return lastOf([won, came, fallen(lost - 1)]);
}

/** A column of the table of a round: harvest, feeding, decree, slumber. */
export const columnBeat = (i: number): Beat => ({ at: 200 + i * 500, for: 400 });
const COLUMNS = 4;

/** When the stage of a telling is done, at the normal speed. */
export function stageEnd(told: MarchTelling): number {
  if (told.kind === 'battle') return battleEnd([told.invader, told.defender]);
  return told.kind === 'round' ? endOf(columnBeat(COLUMNS - 1)) : 0;
}
