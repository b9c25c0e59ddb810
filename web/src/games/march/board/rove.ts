/** Arrow keys on the meadow: to the nearest hex in the direction of the key, keeping to the row or column. */
import type { Point } from '../../../lib/board/plane';
import { centre, PITCH } from './geometry';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export interface Step {
  cell: string;
  /** The coordinate of the row or column to keep to. */
  line: number;
}

export function stepTo(cell: string, key: string, known: Iterable<string>, line: number | null): Step | null {
  const way = WAYS[key];
  if (!way) return null;
  const from = centre(cell);
  const along = way.x === 0;
  const keep = line ?? (along ? from.x : from.y);
  let best: { cell: string; cost: number } | null = null;
  for (const other of known) {
    const to = centre(other);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs(along ? to.x - from.x : to.y - from.y);
    // Not much further aside than ahead: the hexes of neighbouring columns are offset by half a hex.
    if (ahead < PITCH / 3 || aside > ahead * 1.2) continue;
    const cost = ahead + aside + 0.3 * Math.abs((along ? to.x : to.y) - keep);
    if (!best || cost < best.cost) best = { cell: other, cost };
  }
  return best && { cell: best.cell, line: keep };
}
