// The players' names, in the reader's language.
import { botNote } from '../../lib/bots';
import type { SeatInfo } from '../../lib/generated/protocol';
import { t } from '../../lib/i18n.svelte';
import { seatName } from '../../lib/seats';
import type { SeatNote } from '../../lib/table/prompt';

/** A record names bots by their level and character, e.g. `bot casual:hunter`; several may have the same. */
const BOT = /^bot(?: (\w+(?::\w+)?))?$/;

export function playerName(recorded: string, nth: number, seat: SeatInfo | undefined): string {
  if (BOT.test(recorded)) return t('seat-bot', { n: nth + 1 });
  if (recorded) return recorded;
  return seat ? seatName(seat, nth) : t('seat-guest', { n: nth + 1 });
}

/** Who was in a seat: the table knows, and otherwise the record. */
export function playerNote(recorded: string, seat: SeatInfo | undefined): SeatNote {
  if (seat) return seat.kind === 'bot' ? botNote(seat.level) : { bot: false };
  const named = BOT.exec(recorded);
  return named ? botNote(named[1] ?? null) : { bot: false };
}
