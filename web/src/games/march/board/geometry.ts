/**
 * The geometry of the meadow's hexes: flat tops, axial "(q,r)", edges clockwise from the top. A hex has a radius of 92.
 *
 * Nothing here knows a rule: it only says where things are drawn.
 */
import { format, parse } from '../../../lib/board/hex';
import type { Box, Point } from '../../../lib/board/plane';
import type { TunnelState } from '../../../lib/generated/march';

export const RADIUS = 92;
/** From the centre of a hex to the middle of an edge. */
export const APOTHEM = (Math.sqrt(3) / 2) * RADIUS;
/** Between the centres of neighbouring hexes. */
export const PITCH = 2 * APOTHEM;

/** The six steps, edge by edge. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export function centre(cell: string): Point {
  const [q, r] = parse(cell);
  return { x: 1.5 * RADIUS * q, y: PITCH * (r + q / 2) };
}

export function neighbours(cell: string): string[] {
  const [q, r] = parse(cell);
  return STEPS.map(([dq, dr]) => format(q + dq, r + dr));
}

/** The cell whose centre is nearest. */
export function cellAt({ x, y }: Point): string {
  const q = x / (1.5 * RADIUS);
  const r = y / PITCH - q / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return format(rq + 0, rr + 0);
}

const paths = new Map<string, string>();

/** One hex as a path; cached. */
export function hexPath(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const key = `${radius} ${x} ${y}`;
  let path = paths.get(key);
  if (path === undefined) {
    const points = STEPS.map((_, i) => {
      const angle = (60 * i * Math.PI) / 180;
      return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
    });
    path = `M${points.join('L')}Z`;
    if (paths.size > 500) paths.clear();
    paths.set(key, path);
  }
  return path;
}

export const hexesPath = (cells: Iterable<string>, radius: number): string =>
  [...cells].map((cell) => hexPath(radius, centre(cell))).join('');

/** The box around these cells, with a margin. */
export function bounds(cells: Iterable<string>, margin = 0): Box {
  const points = [...cells].map(centre);
  if (points.length === 0) return { x: -margin, y: -margin, w: 2 * margin, h: 2 * margin };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - RADIUS - margin;
  const y = Math.min(...ys) - APOTHEM - margin;
  return { x, y, w: Math.max(...xs) + RADIUS + margin - x, h: Math.max(...ys) + APOTHEM + margin - y };
}

/** A point between the centre and the middle of an edge. */
export function edgePoint(edge: number, part = 1): Point {
  const angle = ((60 * edge - 90) * Math.PI) / 180;
  return { x: APOTHEM * part * Math.cos(angle), y: APOTHEM * part * Math.sin(angle) };
}

/** The angle by which to turn a drawing that faces up, in degrees clockwise. */
export function heading(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) + 90;
}

/** The exits of a turned hex. */
export const turned = (exits: readonly number[], turn: number): number[] =>
  exits.map((edge) => (edge + turn) % 6);

export type Edges = readonly (TunnelState | null)[];

/** Whether tunnels meet, end at a wall or are open, derived from the positions of the hexes. */
export function edgesOf(
  cell: string,
  exits: readonly number[],
  around: (cell: string) => readonly number[] | undefined,
): Edges {
  return neighbours(cell).map((next, edge) => {
    if (!exits.includes(edge)) return null;
    const others = around(next);
    if (!others) return 'open';
    return others.includes((edge + 3) % 6) ? 'joined' : 'blocked';
  });
}
