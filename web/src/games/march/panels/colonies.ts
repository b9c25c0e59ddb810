/** What a colony is doing, for its line. */
import type { Seat } from '../../../lib/generated/march';
import { t } from '../../../lib/i18n.svelte';
import type { MarchGame } from '../game.svelte';

/** Seats clockwise around the table, as turns and reactions go. */
export const clockwise = (players: number, from: Seat): Seat[] =>
  Array.from({ length: players }, (_, i) => (from + i) % players);

/** The seats that take a turn before this one, beginning with the one whose turn it is. */
export function before(game: MarchGame, seat: Seat): Seat[] {
  const { marker, nests, rested } = game.view;
  const order = clockwise(nests.length, marker);
  return order.slice(0, order.indexOf(seat)).filter((other) => !rested.includes(other) || other === marker);
}

export function doing(game: MarchGame, seat: Seat): string {
  const { view, outlook } = game;
  const you = String(seat === game.seat);
  if (view.phase === 'over') return '';
  const { waiting } = outlook;
  if (waiting?.seats.includes(seat)) {
    const { because, decision } = waiting;
    if (because?.kind === 'deed' && because.by !== seat) return t('ma-reacts', { you });
    return t('ma-decides', { decision, you });
  }
  if (view.rested.includes(seat)) return t('ma-rests', { you });
  if (waiting?.because?.kind === 'deed' && waiting.because.by === seat)
    return t('ma-does', { deed: waiting.because.deed });
  return seat === game.seat ? t('ma-you') : t('ma-waits');
}
