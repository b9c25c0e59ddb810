/** A board in its window: the size of the window, the part of the board it shows, and how that is steered. */
import { Camera } from './camera.svelte';
import { freeCorner, type Corner, type Reach, type Size } from './corners';
import type { Point } from './plane';
import { Steering, type Grip } from './steering.svelte';

interface Measures {
  /** The distance between the centres of neighbouring hexes. */
  pitch: number;
  /** How many hexes are visible across at the closest zoom. */
  fewest?: number;
  /** The least width of what the camera follows, in drawing units. */
  closest?: number;
}

export class Sight {
  readonly camera: Camera;
  readonly steering: Steering;
  frame = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);

  constructor(grip: Grip, { pitch, fewest, closest }: Measures) {
    this.camera = new Camera(pitch, fewest);
    this.steering = new Steering(this.camera, grip, closest);
  }

  /** The first of these corners where a thing of this size covers none of the hexes with these centres. */
  free(size: Size, order: readonly Corner[], centres: readonly Point[], reach: Reach): Corner | undefined {
    const { camera, width, height } = this;
    return freeCorner(camera, { w: width, h: height }, size, centres, reach, order);
  }
}
