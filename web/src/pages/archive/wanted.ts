// What the archive can be asked for.

export const LISTS = ['finished', 'mine', 'open', 'running'] as const;
export type ListName = (typeof LISTS)[number];

/** When a day begins here, in milliseconds since 1970, so many days later; null if the text names no day. */
export function dayStart(day: string, later = 0): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}
