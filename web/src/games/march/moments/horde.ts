/** What the Horde did last, read off the events. */
import type { CardFace, Components, Event, HexId } from '../../../lib/generated/march';

export type HordeDoing = 'invade' | 'advance' | 'tunnel' | 'explore' | 'rampage';

export interface HordeTurn {
  card: CardFace;
  doing: HordeDoing;
  /** How far a centipede jumps. */
  jumps: number;
  from: HexId | null;
  /** Nothing is The Great Tunnel. */
  to: HexId | null;
  points: number;
}

/** The last card of the Horde and what came of it. */
export function hordeTurn(events: readonly Event[], { cards }: Components): HordeTurn | null {
  const at = events.findLastIndex(({ what }) => what === 'horde_revealed');
  const revealed = events[at];
  if (revealed?.what !== 'horde_revealed') return null;
  const card = cards.find((face) => face.card === revealed.card);
  if (!card) return null;
  const next = events.slice(at + 1).findIndex(({ what }) => what === 'turn_began' || what === 'phase_began');
  const after = events.slice(at + 1, next < 0 ? undefined : at + 1 + next);
  const points = after.reduce((sum, event) => sum + (event.what === 'horde_scored' ? event.points : 0), 0);
  const turn = { card, jumps: card.ferocity, from: null, to: null, points };
  for (const event of after) {
    if (event.what === 'centipede_moved')
      return { ...turn, doing: 'advance', from: event.from, to: event.to };
    if (event.what === 'centipede_entered') return { ...turn, doing: 'tunnel', from: event.from };
  }
  const came = after.find((event) => event.what === 'token_placed' && event.token === 'centipede');
  if (card.kind === 'evolution')
    return { ...turn, doing: 'invade', to: came?.what === 'token_placed' ? came.hex : null };
  return { ...turn, doing: card.kind === 'colony_goal' ? 'rampage' : 'explore' };
}
