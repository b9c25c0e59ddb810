// Names and levels as shown to people.
import type { CardSeat, SeatInfo } from './generated/protocol';
import { has, t } from './i18n.svelte';
import type { SeatNote } from './table/prompt';

/** A bot's level in words. */
export function levelText(level: string | null | undefined): string {
  if (!level) return '';
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** The name of a seat's occupant, or words for one without a name. */
export function seatName(seat: SeatInfo | CardSeat | undefined, nth: number): string {
  if (!seat || seat.kind === 'open') return t('seat-open');
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('seat-bot', { n: nth + 1 });
  return t('seat-guest', { n: nth + 1 });
}

/** The names at a table, by seat. */
export const namesOf = (seats: (SeatInfo | CardSeat)[]): string[] => seats.map(seatName);

/** Notes for the panels: the level of bots, and people who are away. */
export const notesOf = (seats: SeatInfo[]): SeatNote[] =>
  seats.map(({ kind, level, stand_in, online }) => {
    const bot = kind === 'bot' || stand_in !== null;
    const note = bot ? levelText(stand_in ?? level) : online ? undefined : t('seat-away');
    return note ? { bot, note } : { bot };
  });
