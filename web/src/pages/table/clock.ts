// The current clocks: the server sends the time left as of its own time.
import type { TableInfo } from '../../lib/generated/protocol';

/** What a seat has left, in milliseconds; null without a clock. */
export function leftOf(info: TableInfo, skew: number, seat: number, now: number): number | null {
  const clock = info.clocks[seat];
  if (!clock || clock.left_ms === null) return null;
  return clock.running ? clock.left_ms - (now - skew - info.now) : clock.left_ms;
}

/** 12:40, 1:02:03, 2 d 4 h. Never below zero. */
export function shortTime(ms: number, day: string, hour: string): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(s / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${day} ${hours % 24} ${hour}`;
  const rest = `${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  return hours ? `${hours}:${rest}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}
