/** Corners of a board's window, for what lies over it: a title, the lens, a small map. */
import type { Camera } from './camera.svelte';
import type { Box, Point } from './plane';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export interface Size {
  w: number;
  h: number;
}

/** Half the extent of a hex, in drawing units. */
export type Reach = Size;

/** Whether a rectangle of the window, in pixels, lies over one of the hexes with these centres. */
export function covers(camera: Camera, centres: Iterable<Point>, reach: Reach, box: Box): boolean {
  const [w, h] = [reach.w * camera.scale, reach.h * camera.scale];
  for (const centre of centres) {
    const { x, y } = camera.pixel(centre);
    if (x - w < box.x + box.w && x + w > box.x && y - h < box.y + box.h && y + h > box.y) return true;
  }
  return false;
}

/** The first of these corners where a thing of this size covers no hex. */
export function freeCorner(
  camera: Camera,
  window: Size,
  size: Size,
  centres: readonly Point[],
  reach: Reach,
  order: readonly Corner[],
): Corner | undefined {
  return order.find((corner) => {
    const x = corner.endsWith('left') ? 0 : window.w - size.w;
    const y = corner.startsWith('top') ? 0 : window.h - size.h;
    return !covers(camera, centres, reach, { x, y, ...size });
  });
}
