// The players' names, in the reader's language.
import type { SeatInfo } from '../../lib/generated/protocol';
import { t } from '../../lib/i18n.svelte';
import { seatName } from '../../lib/seats';

/** A record names bots by their level, e.g. `bot greedy`; several may have the same. */
export function playerName(recorded: string, nth: number, seat: SeatInfo | undefined): string {
  if (/^bot( \w+)?$/.test(recorded)) return t('seat-bot', { n: nth + 1 });
  if (recorded) return recorded;
  return seat ? seatName(seat, nth) : t('seat-guest', { n: nth + 1 });
}
