/** What is known about a battle, derived from the events. */
import type { BattleOutlook, CardId, Event, Seat } from '../../../lib/generated/march';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;

export interface BattleStory {
  /** The cards each seat committed, then those it turned up from the deck. */
  revealed: Readonly<Record<Seat, readonly CardId[]>>;
  /** The cards of a centipede, in order. */
  centipede: readonly { card: CardId; ferocity: number }[];
  decided: Of<'battle_decided'> | null;
  /** Ants lost since the outcome, by seat. */
  lost: Readonly<Record<Seat, number>>;
  /** The battle decided before this one in the same phase. */
  before: Of<'battle_decided'> | null;
}

/**
 * The cards of a player's side before they are revealed: those committed, and the one chosen now. A card that was just
 * committed may still be the chosen one for a moment; it is laid only once.
 */
export const laid = (committed: readonly CardId[], chosen: CardId | null): CardId[] =>
  chosen === null || committed.includes(chosen) ? [...committed] : [...committed, chosen];

export function battleStory(events: readonly Event[], battle: BattleOutlook | undefined): BattleStory {
  const began = battle
    ? events.findLastIndex((event) => event.what === 'battle_began' && event.hex === battle.hex)
    : -1;
  const since = began < 0 ? [] : events.slice(began + 1);
  const at = since.findIndex(({ what }) => what === 'battle_decided');
  const decided = at < 0 ? undefined : since[at];
  const revealed: Record<Seat, CardId[]> = {};
  const lost: Record<Seat, number> = {};
  for (const event of since)
    if (event.what === 'ferocity_revealed')
      for (const side of event.sides) revealed[side.seat] = [...side.cards];
    else if (event.what === 'ferocity_drawn') revealed[event.seat ?? 0]?.push(event.card);
  for (const event of at < 0 ? [] : since.slice(at))
    if (event.what === 'ant_lost' && event.cause === 'battle')
      lost[event.seat ?? 0] = (lost[event.seat ?? 0] ?? 0) + 1;
  const earlier = began < 0 ? events : events.slice(0, began);
  const phase = earlier.findLastIndex(({ what }) => what === 'phase_began' || what === 'turn_began');
  const before = earlier
    .slice(phase + 1)
    .findLast((event): event is Of<'battle_decided'> => event.what === 'battle_decided');
  return {
    revealed,
    lost,
    centipede: since.filter((event): event is Of<'centipede_card'> => event.what === 'centipede_card'),
    decided: decided?.what === 'battle_decided' ? decided : null,
    before: before ?? null,
  };
}
