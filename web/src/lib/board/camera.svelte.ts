/** The visible part of a board. Zoom, pan and pinch change the viewBox, never the drawing. */
import { settings } from '../settings.svelte';
import type { Box, Point } from './plane';

/** The duration of a camera movement in milliseconds, as `--m-sheet` in tokens.css. */
const GLIDE = 240;

export class Camera {
  /** The visible part, in drawing units, with the aspect ratio of the window. */
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  #size = $state.raw({ w: 1, h: 1 });
  #whole = $state.raw<Box>({ x: -1, y: -1, w: 2, h: 2 });
  #frame = 0;
  /** Where the camera is going, while it glides. What it shows on the way counts for nothing. */
  #goal: Box | null = null;

  /**
   * `pitch` is the distance between the centres of neighbouring hexes; `fewest` is how many hexes are visible across at
   * the closest zoom.
   */
  constructor(
    readonly pitch: number,
    readonly fewest = 4.5,
  ) {}

  /** The whole board, widened to the aspect ratio of the window. */
  home = $derived.by(() => this.#shaped(this.#whole));
  zoomed = $derived(this.#isZoomed(this.box));
  viewBox = $derived(
    [this.box.x, this.box.y, this.box.w, this.box.h].map((value) => value.toFixed(2)).join(' '),
  );
  /** Pixels per drawing unit. */
  scale = $derived(this.#size.w / this.box.w);

  /** Sets the size of the window and of the board. A camera that showed the whole board still does afterwards. */
  show(width: number, height: number, whole: Box, glide = false): void {
    if (width === 0 || height === 0) return;
    const box = this.#goal ?? this.box;
    const zoomed = this.#isZoomed(box);
    const first = this.#size.w === 1;
    this.#size = { w: width, h: height };
    this.#whole = whole;
    if (!first && !zoomed && glide) this.#glide(this.home);
    else if (first || !zoomed) this.#set(this.home);
    else this.#set(this.#clamped(this.#shaped(box)));
  }

  reset(): void {
    this.#glide(this.home);
  }

  /** Shows a part of the board, at least `closest` units across. */
  fit(part: Box, closest = 7 * this.pitch): void {
    const grow = Math.max(1, closest / part.w);
    const [w, h] = [part.w * grow, part.h];
    this.#glide(this.#clamped(this.#shaped({ x: part.x - (w - part.w) / 2, y: part.y, w, h })));
  }

  /** Moves just far enough to show this point. */
  reveal({ x, y }: Point, margin = this.pitch): void {
    const box = this.#goal ?? this.box;
    const dx = Math.min(0, x - margin - box.x) || Math.max(0, x + margin - box.x - box.w);
    const dy = Math.min(0, y - margin - box.y) || Math.max(0, y + margin - box.y - box.h);
    if (dx || dy) this.#glide(this.#clamped({ ...box, x: box.x + dx, y: box.y + dy }));
  }

  /** Whether this part of the board is visible, or will be when the camera stands still. */
  holds(part: Box): boolean {
    const box = this.#goal ?? this.box;
    return (
      part.x >= box.x &&
      part.y >= box.y &&
      part.x + part.w <= box.x + box.w &&
      part.y + part.h <= box.y + box.h
    );
  }

  /** Zooms by a factor (above 1 is closer) around the given point, which stays where it is. */
  zoom(factor: number, at: Point = this.#middle(), glide = false): void {
    const next = this.#zoomedTo(this.box.w / factor, at);
    if (glide) this.#glide(next);
    else this.#set(next);
  }

  /** Moves by pixels of the window. */
  pan(dx: number, dy: number, glide = false): void {
    const { box, scale } = this;
    const next = this.#clamped({ ...box, x: box.x - dx / scale, y: box.y - dy / scale });
    if (glide) this.#glide(next);
    else this.#set(next);
  }

  /** The point of the drawing under a pixel of the window. */
  place({ x, y }: Point): Point {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  /** The pixel of the window above a point of the drawing. */
  pixel({ x, y }: Point): Point {
    return { x: (x - this.box.x) * this.scale, y: (y - this.box.y) * this.scale };
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
  }

  #isZoomed(box: Box): boolean {
    return box.w < this.home.w * 0.985;
  }

  #middle(): Point {
    const { x, y, w, h } = this.box;
    return { x: x + w / 2, y: y + h / 2 };
  }

  #zoomedTo(width: number, at: Point): Box {
    const { box } = this;
    const k = Math.min(Math.max(width, this.fewest * this.pitch), this.home.w) / box.w;
    return this.#clamped({
      x: at.x - (at.x - box.x) * k,
      y: at.y - (at.y - box.y) * k,
      w: box.w * k,
      h: box.h * k,
    });
  }

  /** The smallest box around this one with the aspect ratio of the window. */
  #shaped({ x, y, w, h }: Box): Box {
    const ratio = this.#size.w / this.#size.h;
    const width = Math.max(w, h * ratio);
    const height = width / ratio;
    return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height };
  }

  /** Keeps a box inside the whole board. */
  #clamped(box: Box): Box {
    if (box.w >= this.home.w) return this.home;
    const within = (from: number, size: number, low: number, high: number) =>
      size >= high - low ? (low + high - size) / 2 : Math.min(Math.max(from, low), high - size);
    const { home } = this;
    return {
      ...box,
      x: within(box.x, box.w, home.x, home.x + home.w),
      y: within(box.y, box.h, home.y, home.y + home.h),
    };
  }

  #set(box: Box): void {
    this.stop();
    this.box = box;
  }

  #glide(to: Box): void {
    this.stop();
    const from = this.box;
    if (settings.still || document.hidden) {
      this.box = to;
      return;
    }
    this.#goal = to;
    const start = performance.now();
    const step = (now: number) => {
      // The time of a frame may lie before the moment at which it was asked for.
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const k = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * k;
      this.box = {
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        w: mix(from.w, to.w),
        h: mix(from.h, to.h),
      };
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#goal = null;
    };
    this.#frame = requestAnimationFrame(step);
  }
}
