/** Arrow keys on a board of pointy-top rows. */
import { centre, format, parse } from './geometry';

/** What Map and Set have in common here. */
interface Known {
  has(hex: string): boolean;
}

/** The hex an arrow key leads to, and the column to keep; null if there is no such hex or the key is not an arrow. */
export function stepTo(
  hex: string,
  key: string,
  known: Known,
  wantedX: number | null,
): { hex: string; x: number | null } | null {
  const [q, r] = parse(hex);
  const there = (...hexes: string[]) => hexes.filter((one) => known.has(one));
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const [next] = there(format(q + (key === 'ArrowRight' ? 1 : -1), r));
    return next ? { hex: next, x: null } : null;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  // Straight up or down is between two hexes: take the one nearer to the column we came from.
  const x = wantedX ?? centre(hex).x;
  const dr = key === 'ArrowUp' ? -1 : 1;
  const [left, right] =
    dr < 0 ? [format(q, r - 1), format(q + 1, r - 1)] : [format(q - 1, r + 1), format(q, r + 1)];
  const [next] = there(left, right).sort((a, b) => Math.abs(centre(a).x - x) - Math.abs(centre(b).x - x));
  return next ? { hex: next, x } : null;
}
