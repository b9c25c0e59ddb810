/** While you were away: what happened at a table since this browser last showed it. */
import { t } from '../i18n.svelte';
import type { Pointed } from '../game.svelte';
import type { Item } from '../generated/protocol';
import { standing } from '../items';
import type { Line } from '../log/lines';
import type { Telling } from './telling.svelte';

export interface AwayTold extends Telling {
  kind: 'away';
  /** The most important lines of the log, in order. */
  lines: Line[];
  /** How many lines there are besides. */
  more: number;
  /** Points by seat since then. */
  points: { seat: number; points: number }[];
  /** The step of the replay that was seen last. */
  step: number;
  /** Where it can be looked at step by step. */
  replay?: string;
}

/** Lines that are shown. */
const SHOWN = 3;
/** Fewer than this are read in the log as quickly. */
const FEWEST = 3;
/** It stays until one goes on. */
const FOR_LONG = 24 * 60 * 60 * 1000;

const key = (table: string, seat: number | null) => `formicarium.seen.${table}.${seat ?? 'all'}`;

/** Remembers that everything up to this item has been shown to a seat, or without one to spectators. */
export function remember(table: string, seat: number | null, item: number): void {
  try {
    localStorage.setItem(key(table, seat), String(item));
  } catch {
    // Without storage nobody is told what they missed.
  }
}

/** The last item that was shown; null if this browser has never shown the table. */
export function remembered(table: string, seat: number | null): number | null {
  try {
    const kept = localStorage.getItem(key(table, seat));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** The items with which the player of a seat acted, as opposed to a bot that stood in; a spectator never acts. */
function ownMoves(items: readonly Item[], seat: number | null): Set<number> {
  const own = new Set<number>();
  let away = false;
  for (const item of items) {
    if (item.what === 'handed_over' && item.seat === seat) away = true;
    if (item.what === 'resumed' && item.seat === seat) away = false;
    if (item.what === 'played' && seat !== null && item.seat === seat && !away) own.add(item.n);
  }
  return own;
}

/** What a player, or a spectator, missed after this item; null if it was little. The lines are those of these items. */
export function awayOf(
  lines: readonly Line[],
  seat: number | null,
  since: number,
  items: readonly Item[],
): AwayTold | null {
  const acted = ownMoves(items, seat);
  // What the player did, perhaps elsewhere, is known; what happened to them meanwhile is not, nor what a bot did for them.
  const missed = lines.filter(
    (line) =>
      line.item > since &&
      !line.undone &&
      !line.heading &&
      line.seat !== null &&
      (line.seat !== seat || !acted.has(line.item)),
  );
  const concerns = (line: Line) => seat !== null && line.seats.includes(seat);
  if (missed.length < FEWEST && !missed.some(concerns)) return null;
  // What brought points matters most, with what happened to the player, then what changed the board, then what happened
  // last.
  const weight = (line: Line, i: number) =>
    Math.abs(line.points) * 10 +
    (concerns(line) ? 12 : 0) +
    (line.hexes.length > 0 ? 5 : 0) +
    i / missed.length;
  const ranked = missed
    .map((line, i) => ({ line, i, weight: weight(line, i) }))
    .sort((a, b) => b.weight - a.weight);
  const chosen = ranked.slice(0, SHOWN).sort((a, b) => a.i - b.i);
  const told = chosen.map(({ line }) => line);
  const points = new Map<number, number>();
  for (const line of lines)
    if (line.item > since && !line.undone && line.seat !== null && line.points !== 0)
      points.set(line.seat, (points.get(line.seat) ?? 0) + line.points);
  return {
    kind: 'away',
    ms: FOR_LONG,
    icon: 'clock',
    say: t('tell-away'),
    how: t('tell-away-how', { n: missed.length }),
    marks: placesOf(told),
    items: told.map(({ item }) => item),
    lines: told,
    more: missed.length - chosen.length,
    points: [...points].map(([of, sum]) => ({ seat: of, points: sum })),
    step: standing(items).filter(({ what, n }) => what === 'played' && n <= since).length - 1,
  };
}

/** The places of these lines: all of them, and at the first of each line its number. */
export function placesOf(lines: readonly Pick<Line, 'hexes'>[]): Pointed {
  const numbers = new Map<string, number[]>();
  lines.forEach(({ hexes: [first] }, i) => {
    if (first !== undefined) numbers.set(first, [...(numbers.get(first) ?? []), i + 1]);
  });
  return {
    hexes: [...new Set(lines.flatMap(({ hexes }) => hexes))],
    seats: [],
    numbered: [...numbers].map(([hex, all]) => ({ hex, text: all.join(', ') })),
  };
}
