/** Small drawings of tiles: pointy-top hexes around the centre of the tile. */
const S3 = Math.sqrt(3);

export interface Drawn {
  d: string;
  width: number;
  height: number;
}

/** The hexes of a tile as one path around (`x`, `y`), each with radius `r`. */
export function drawTile(cells: readonly string[], r: number, x = 0, y = 0): Drawn {
  const at = cells.map((cell) => {
    const [q = 0, row = 0] = (cell.match(/-?\d+/g) ?? []).map(Number);
    return [S3 * r * (q + row / 2), 1.5 * r * row] as const;
  });
  const xs = at.map(([px]) => px);
  const ys = at.map(([, py]) => py);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const corners = [0, 1, 2, 3, 4, 5].map((i) => ((60 * i - 90) * Math.PI) / 180);
  const hexagon = ([px, py]: readonly [number, number]) => {
    const [cx, cy] = [px - (left + right) / 2 + x, py - (top + bottom) / 2 + y];
    const corner = (a: number) =>
      `${(cx + (r - 0.4) * Math.cos(a)).toFixed(1)} ${(cy + (r - 0.4) * Math.sin(a)).toFixed(1)}`;
    return `M${corners.map(corner).join('L')}Z`;
  };
  return { d: at.map(hexagon).join(''), width: right - left + S3 * r + 2, height: bottom - top + 2 * r + 2 };
}
