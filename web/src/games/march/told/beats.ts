/** When what happens on the stages of March of the Ants. */
import { endOf, lastOf, partOf, type Beat } from '../../../lib/table/beats';
import type { MarchTelling, Side } from '../telling';

/** The armies meet: all ants have walked in when this is over. */
const MEET: Beat = { at: 0, for: 900 };
const WALK = 400;
/** The longest time between two ants that walk in. */
const BETWEEN = 120;
/** Cards are laid face down, and turned over together. */
const LAY: Beat = { at: 900, for: 250 };
const TURN = 1200;
/** How long a point takes to count, and the time between two ants that fall. */
const POINT = 120;
const FALL = 140;

type Fought = Pick<Side, 'cards' | 'strength' | 'total' | 'lost'>;

export interface BattleBeats {
  /** Both armies walk in, and their strength counts up. */
  meet: Beat;
  /** One of so many ants walks in. */
  walk: (i: number, of: number) => Beat;
  /** The cards are laid face down. */
  lay: Beat;
  /** Each card of a side is turned over. */
  card: (i: number) => Beat;
  /** Both totals count up for as long as the one that grows most, and stop together. */
  count: Beat;
  /** Only then the winner is marked, and after that the losses fall. */
  won: Beat;
  came: Beat;
  fall: (i: number) => Beat;
  /** What it brought comes last. */
  spoils: Beat;
}

export function battleBeats(sides: readonly Fought[]): BattleBeats {
  const card = (i: number) => ({ at: TURN + i * 200, for: 600 });
  const most = (of: (side: Fought) => number) => Math.max(1, ...sides.map(of));
  const rise = most(({ total, strength }) => total - strength);
  const count = { at: endOf(card(most(({ cards }) => cards.length) - 1)), for: rise * POINT };
  const counted = endOf(count);
  return {
    meet: MEET,
    walk: (i, of) => ({ at: i * Math.min(BETWEEN, (MEET.for - WALK) / of), for: WALK }),
    lay: LAY,
    card,
    count,
    won: { at: counted, for: 400 },
    came: { at: counted + 300, for: 400 },
    fall: (i) => ({ at: counted + 300 + i * FALL, for: 500 }),
    spoils: { at: counted + 400 + most(({ lost }) => lost) * FALL, for: 700 },
  };
}

/** When the last thing on the stage of a battle is done. */
export function battleEnd(sides: readonly Fought[]): number {
  const { won, came, fall, spoils } = battleBeats(sides);
  return lastOf([won, came, spoils, ...sides.map(({ lost }) => fall(Math.max(1, lost) - 1))]);
}

/** What a side counts after so many milliseconds: up to its strength while its ants walk in, then up to its total. */
export function countAt(
  ms: number,
  { strength, total }: Pick<Side, 'strength' | 'total'>,
  { meet, count }: Pick<BattleBeats, 'meet' | 'count'>,
): number {
  return Math.round(partOf(meet, ms) * strength + partOf(count, ms) * (total - strength));
}

/** Which step a battle has reached after so many milliseconds: the armies, the cards, the outcome, the losses. */
export const stepAt = (ms: number, { lay, card, came }: BattleBeats): number =>
  [lay, card(0), came].filter(({ at }) => ms >= at).length;

/** A column of the table of a round: harvest, feeding, decree, slumber. */
export const columnBeat = (i: number): Beat => ({ at: 200 + i * 500, for: 400 });
const COLUMNS = 4;

/** When the stage of a telling is done, at the normal speed. */
export function stageEnd(told: MarchTelling): number {
  if (told.kind === 'battle') return battleEnd([told.invader, told.defender]);
  return told.kind === 'round' ? endOf(columnBeat(COLUMNS - 1)) : 0;
}
