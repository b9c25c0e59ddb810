/** What the Horde did last, derived from the events. */
import type { CardFace, Components, Event, HexId, Seat } from '../../../lib/generated/march';
import { t } from '../../../lib/i18n.svelte';
import { hexName } from './names';

export type HordeDoing = 'invade' | 'advance' | 'tunnel' | 'explore' | 'rampage' | 'nothing';

export interface HordeTurn {
  card: CardFace;
  doing: HordeDoing;
  /** How far a centipede jumps. */
  jumps: number;
  from: HexId | null;
  /** Null for The Great Tunnel. */
  to: HexId | null;
  points: number;
}

/** The result of one card of the Horde: the events after it. */
function turnOf(card: CardFace, after: readonly Event[]): HordeTurn {
  const points = after.reduce((sum, event) => sum + (event.what === 'horde_scored' ? event.points : 0), 0);
  const turn = { card, jumps: card.ferocity, from: null, to: null, points };
  if (card.kind === 'colony_goal') return { ...turn, doing: 'rampage' };
  if (card.kind === 'evolution') {
    const came = after.find((event) => event.what === 'token_placed' && event.token === 'centipede');
    return { ...turn, doing: 'invade', to: came?.what === 'token_placed' ? came.hex : null };
  }
  for (const event of after) {
    if (event.what === 'centipede_moved')
      return { ...turn, doing: 'advance', from: event.from, to: event.to };
    if (event.what === 'centipede_entered') return { ...turn, doing: 'tunnel', from: event.from };
    if (event.what === 'hex_drawn') return { ...turn, doing: 'explore' };
  }
  // A card without ferocity moves nobody, and a sentry needs a hex in the pile.
  return { ...turn, doing: 'nothing' };
}

/** The cards the Horde revealed between a seat's last turn and the one that has just begun, in order. */
export function hordeTurns(events: readonly Event[], components: Components, seat: Seat | null): HordeTurn[] {
  const began = events.flatMap((event, i) => (event.what === 'turn_began' && event.seat === seat ? [i] : []));
  return turnsIn(events.slice(began.at(-2) ?? 0), components);
}

/** The cards the Horde revealed in these events, in order. */
export function turnsIn(since: readonly Event[], { cards }: Components): HordeTurn[] {
  return since.flatMap((event, i) => {
    if (event.what !== 'horde_revealed') return [];
    const card = cards.find((face) => face.card === event.card);
    const after = since.slice(i + 1);
    const end = after.findIndex(
      ({ what }) => what === 'turn_began' || what === 'phase_began' || what === 'horde_revealed',
    );
    return card ? [turnOf(card, end < 0 ? after : after.slice(0, end))] : [];
  });
}

/** What the Horde did with a card, in a sentence. */
export const hordeWords = ({ doing, from, to, points }: HordeTurn): string =>
  t(`mm-horde-${doing}`, {
    from: from ? hexName(from) : '',
    to: to ? hexName(to) : '',
    has: to ? 'yes' : 'no',
    points,
  });
