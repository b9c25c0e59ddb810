/** Positions within a hex, relative to its centre. Sites and names stay upright however a hex is turned. */
import { family, textWidth } from '../../../lib/ui/measure.svelte';
import type { Box, Point } from '../../../lib/board/plane';
import type { Seat } from '../../../lib/generated/march';

/** Radius of a site's seat; the control site has a second ring around it. */
export const SEAT = 19;
export const CONTROL = 22.5;
/** Radius of the chamber of the Great Tunnel. */
export const HALL = 58;
/** Corners of a hex for counters. */
export const CENTIPEDE: Point = { x: -40, y: -58 };
export const WORMHOLE: Point = { x: 40, y: -58 };

const SITES: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: 0, y: -6 }],
  2: [
    { x: -30, y: -6 },
    { x: 30, y: -6 },
  ],
  3: [
    { x: -34, y: -16 },
    { x: 34, y: -16 },
    { x: 0, y: 26 },
  ],
  4: [
    { x: -36, y: -22 },
    { x: 36, y: -22 },
    { x: -30, y: 26 },
    { x: 30, y: 26 },
  ],
};

/** The seats of a hex with this many sites. */
export function sitesOf(count: number): readonly Point[] {
  return SITES[count] ?? SITES[4] ?? [];
}

/** Ants of one player drawn together. */
export interface Group {
  seat: Seat;
  count: number;
  chips: Point[];
  /** Radius of a chip. */
  r: number;
  box: Box;
}

/** What the outskirts share their space with. */
export interface Room {
  /** Sites of the hex; none in the Great Tunnel. */
  sites: number;
  centipede: boolean;
  wormhole: boolean;
}

/** The area of a hex's outskirts. */
export function outskirtsOf({ sites, centipede, wormhole }: Room): Box {
  if (sites === 0) return { x: -54, y: 0, w: 108, h: 28 };
  if (sites <= 2) return { x: -52, y: 17, w: 104, h: 28 };
  const [left, right] = [centipede ? 24 : 48, wormhole ? 24 : 48];
  return { x: -left, y: -72, w: left + right, h: 29 };
}

/** Chips of equal size in rows, centred in the outskirts; those with a count need more space. */
function rows(count: number, zone: Box, sites: number, counted: boolean): { at: Point[]; r: number } {
  const r = count > 4 || zone.w < 60 ? 10 : 11.5;
  const fit = Math.max(2, Math.floor((zone.w + 4) / (2 * r)));
  const apart = Math.min(2 * r + (counted ? 5 : 1), (zone.w + 4) / Math.min(fit, count));
  const lines = Math.ceil(count / fit);
  const middle = { x: zone.x + zone.w / 2, y: zone.y + zone.h / 2 };
  // A second row goes below the first where the sites leave room for it.
  const top = lines > 1 && sites > 2 ? middle.y - 4 : middle.y - (lines - 1) * r;
  const at = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / fit);
    const inLine = Math.min(fit, count - line * fit);
    return { x: middle.x + ((i % fit) - (inLine - 1) / 2) * apart, y: top + line * 2 * r };
  });
  return { at, r };
}

/**
 * The ants in the outskirts: drawn one by one if they are few (at most three, or five in the Great Tunnel), otherwise
 * counted.
 */
export function groupsOf(outskirts: readonly number[], room: Room): Group[] {
  const there = outskirts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const total = there.reduce((sum, { count }) => sum + count, 0);
  const counted = total > (room.sites === 0 ? 5 : 3);
  const { at, r } = rows(counted ? there.length : total, outskirtsOf(room), room.sites, counted);
  let next = 0;
  return there.map(({ seat, count }) => {
    const chips = at.slice(next, (next += counted ? 1 : count));
    const xs = chips.map(({ x }) => x);
    const ys = chips.map(({ y }) => y);
    const [x, y] = [Math.min(...xs) - r, Math.min(...ys) - r];
    return {
      seat,
      count,
      chips,
      r,
      box: { x, y, w: Math.max(...xs) + r - x, h: Math.max(...ys) + r - y },
    };
  });
}

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The space for the name of a hex, in drawing units. */
const NAME = 106;

/** Breaks a name into one or two lines, and finds its font size and the width of its label. */
export function nameFit(name: string): { lines: string[]; size: number; w: number } {
  const font = `italic 600 10px ${family('--serif')}`;
  /** In units of the font size. */
  const width = (line: string) => textWidth(line, font) / 10;
  const lines = width(name) * 9.5 > NAME ? broken(name) : [name];
  const longest = Math.max(...lines.map(width));
  const size = Math.max(8, Math.min(lines.length > 1 ? 10.8 : 12.5, NAME / longest));
  return { lines, size, w: longest * size + 16 };
}

/** Splits a name at the space nearest to its middle. */
function broken(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [gap] = gaps.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return gap === undefined ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}
