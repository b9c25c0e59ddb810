// Names and notes of seats as shown to people.
import { botNote } from './bots';
import type { CardSeat, SeatInfo } from './generated/protocol';
import { t } from './i18n.svelte';
import type { SeatNote } from './table/prompt';

/** The name of a seat's occupant, or words for one without a name. */
export function seatName(seat: SeatInfo | CardSeat | undefined, nth: number): string {
  if (!seat || seat.kind === 'open') return t('seat-open');
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('seat-bot', { n: nth + 1 });
  return t('seat-guest', { n: nth + 1 });
}

/** The names at a table, by seat. */
export const namesOf = (seats: (SeatInfo | CardSeat)[]): string[] => seats.map(seatName);

/** Whether a bot plays for the seat: its own, or one that stands in for an absent player. */
export const isBot = ({ kind, stand_in }: SeatInfo): boolean => kind === 'bot' || stand_in !== null;

/** Notes for the panels: the level and character of bots, and people who are away. */
export const notesOf = (seats: SeatInfo[]): SeatNote[] =>
  seats.map((seat) => {
    if (isBot(seat)) return botNote(seat.stand_in ?? seat.level);
    return seat.online ? { bot: false } : { bot: false, note: t('seat-away') };
  });
