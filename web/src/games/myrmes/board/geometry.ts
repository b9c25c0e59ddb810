/**
 * The geometry of hexes: pointy-top rows, axial "(q,r)", E is (+1,0), SE is (0,+1). A hex has a radius of 32.
 *
 * Nothing here knows a rule: it only says where things are and what shape they form together.
 */
import { format, parse } from '../../../lib/board/hex';
import type { Box, Point } from '../../../lib/board/plane';

export { format, parse, type Box, type Point };

/** From the centre of a hex to its corners. */
export const RADIUS = 32;
/** Between the centres of neighbouring hexes. */
export const PITCH = Math.sqrt(3) * RADIUS;

/** The six steps: E, SE, SW, W, NW, NE, clockwise. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** A hex moved by an offset. */
export function plus(hex: string, offset: string): string {
  const [q, r] = parse(hex);
  const [dq, dr] = parse(offset);
  return format(q + dq, r + dr);
}

export function minus(hex: string, offset: string): string {
  const [q, r] = parse(hex);
  const [dq, dr] = parse(offset);
  return format(q - dq, r - dr);
}

export function neighbours(hex: string): string[] {
  const [q, r] = parse(hex);
  return STEPS.map(([dq, dr]) => format(q + dq, r + dr));
}

export function centre(hex: string): Point {
  const [q, r] = parse(hex);
  return { x: PITCH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The hex whose centre is nearest. */
export function hexAt({ x, y }: Point): string {
  const r = y / (1.5 * RADIUS);
  const q = x / PITCH - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return format(rq + 0, rr + 0);
}

/** The mean of the centres. */
export function middle(hexes: readonly string[]): Point {
  const points = hexes.map(centre);
  const n = Math.max(points.length, 1);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / n,
    y: points.reduce((sum, point) => sum + point.y, 0) / n,
  };
}

/** The box around these hexes, with a margin. */
export function bounds(hexes: readonly string[], margin = 0): Box {
  const points = hexes.map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  if (points.length === 0) return { x: -margin, y: -margin, w: 2 * margin, h: 2 * margin };
  const x = Math.min(...xs) - PITCH / 2 - margin;
  const y = Math.min(...ys) - RADIUS - margin;
  return {
    x,
    y,
    w: Math.max(...xs) + PITCH / 2 + margin - x,
    h: Math.max(...ys) + RADIUS + margin - y,
  };
}

function corners({ x, y }: Point, radius: number): Point[] {
  return STEPS.map((_, i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const put = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** One hex as a path. */
export function hexPath(at: Point, radius = RADIUS): string {
  return put(corners(at, radius));
}

/** Discs of one size as one path. */
export function discs(at: readonly Point[], radius: number): string {
  const [r, d] = [radius, 2 * radius];
  return at
    .map(
      ({ x, y }) => `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 ${-d} 0Z`,
    )
    .join('');
}

const paths = new Map<string, string>();

/** Many separate hexes as one path: beds and veils. The veil is rebuilt with every move, so paths are cached. */
export function hexesPath(hexes: Iterable<string>, radius: number): string {
  let path = '';
  for (const hex of hexes) {
    const key = `${radius} ${hex}`;
    let known = paths.get(key);
    if (known === undefined) paths.set(key, (known = hexPath(centre(hex), radius)));
    path += known;
  }
  return path;
}

/** The angle by which to turn a drawing that faces up, in degrees clockwise. */
export function heading(from: string, to: string): number {
  const [a, b] = [centre(from), centre(to)];
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) + 90;
}

const outlines = new Map<string, string>();

/** The outline of a set of hexes, shrunk by `inset`; one closed loop for each piece and each hole. */
export function outline(hexes: readonly string[], inset = 0): string {
  // Cached: a tile keeps its outline while it is in place, and is drawn again with every move.
  const key = `${inset} ${hexes.join('')}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  if (outlines.size > 500) outlines.clear();
  const made = lineRound(hexes, inset);
  outlines.set(key, made);
  return made;
}

function lineRound(hexes: readonly string[], inset: number): string {
  const name = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const inside = new Set(hexes);
  const after = new Map<string, { from: Point; to: Point }[]>();
  for (const hex of inside) {
    const points = corners(centre(hex), RADIUS);
    const around = neighbours(hex);
    // Edge i runs from corner i to corner i+1, clockwise from the top: its neighbour is NE, E, SE, SW, W, NW.
    [5, 0, 1, 2, 3, 4].forEach((step, i) => {
      const other = around[step];
      const from = points[i];
      const to = points[(i + 1) % 6];
      if (!from || !to || (other && inside.has(other))) return;
      const edges = after.get(name(from)) ?? [];
      edges.push({ from, to });
      after.set(name(from), edges);
    });
  }
  let path = '';
  for (const [start, edges] of after) {
    while (edges.length > 0) {
      const loop: Point[] = [];
      for (let key = start; ;) {
        const edge = after.get(key)?.shift();
        if (!edge) break;
        loop.push(edge.from);
        key = name(edge.to);
      }
      path += put(drawnIn(loop, inset));
    }
  }
  return path;
}

/** A clockwise loop with every side moved inwards. */
function drawnIn(loop: readonly Point[], inset: number): Point[] {
  const normal = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  const at = (i: number) => loop[(i + loop.length) % loop.length] as Point;
  return loop.map((corner, i) => {
    const [a, b] = [normal(at(i - 1), corner), normal(corner, at(i + 1))];
    const k = inset / (1 + a.x * b.x + a.y * b.y);
    return { x: corner.x + (a.x + b.x) * k, y: corner.y + (a.y + b.y) * k };
  });
}
