/** Which part of a board is in sight: zoom, pan and pinch by changing the viewBox, never the drawing. */
import { settings } from '../settings.svelte';
import type { Box, Point } from './plane';

/** How long a glide takes, in milliseconds: `--m-sheet`. */
const GLIDE = 240;

export class Camera {
  /** What is in sight, in the units of the drawing; it has the proportions of the window it is shown in. */
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  #size = $state.raw({ w: 1, h: 1 });
  #whole = $state.raw<Box>({ x: -1, y: -1, w: 2, h: 2 });
  #frame = 0;

  /** From the middle of a hex to the middle of the next one, and how few hexes may be in sight across. */
  constructor(
    readonly pitch: number,
    readonly fewest = 4.5,
  ) {}

  /** The whole board, and what the window's proportions show beside it. */
  home = $derived.by(() => this.#shaped(this.#whole));
  zoomed = $derived(this.box.w < this.home.w * 0.985);
  viewBox = $derived(
    [this.box.x, this.box.y, this.box.w, this.box.h].map((value) => value.toFixed(2)).join(' '),
  );
  /** Pixels for one unit of the drawing. */
  scale = $derived(this.#size.w / this.box.w);

  /** Tells the size of the window and the board; whoever saw all of it still does. */
  show(width: number, height: number, whole: Box, glide = false): void {
    if (width === 0 || height === 0) return;
    const { zoomed, box } = this;
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

  /** Brings a part of the board into sight, no closer than `closest` units across. */
  fit(part: Box, closest = 7 * this.pitch): void {
    const grow = Math.max(1, closest / part.w);
    const [w, h] = [part.w * grow, part.h];
    this.#glide(this.#clamped(this.#shaped({ x: part.x - (w - part.w) / 2, y: part.y, w, h })));
  }

  /** Moves just as far as it takes to see this place. */
  reveal({ x, y }: Point, margin = this.pitch): void {
    const { box } = this;
    const dx = Math.min(0, x - margin - box.x) || Math.max(0, x + margin - box.x - box.w);
    const dy = Math.min(0, y - margin - box.y) || Math.max(0, y + margin - box.y - box.h);
    if (dx || dy) this.#glide(this.#clamped({ ...box, x: box.x + dx, y: box.y + dy }));
  }

  holds(part: Box): boolean {
    const { box } = this;
    return (
      part.x >= box.x &&
      part.y >= box.y &&
      part.x + part.w <= box.x + box.w &&
      part.y + part.h <= box.y + box.h
    );
  }

  /** Zooms by a factor (above 1 is closer) and keeps the given place where it is. */
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

  /** The place in the drawing under a pixel of the window. */
  place({ x, y }: Point): Point {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  /** The pixel of the window over a place in the drawing. */
  pixel({ x, y }: Point): Point {
    return { x: (x - this.box.x) * this.scale, y: (y - this.box.y) * this.scale };
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
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

  /** The smallest box around this one with the proportions of the window. */
  #shaped({ x, y, w, h }: Box): Box {
    const ratio = this.#size.w / this.#size.h;
    const width = Math.max(w, h * ratio);
    const height = width / ratio;
    return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height };
  }

  /** Never wider than the whole, and its middle never outside of it. */
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
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / GLIDE);
      const k = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * k;
      this.box = {
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        w: mix(from.w, to.w),
        h: mix(from.h, to.h),
      };
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
