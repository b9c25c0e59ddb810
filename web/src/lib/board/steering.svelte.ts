/** Input on the board: presses, keys, the tooltip, and what the camera follows. */
import { phone } from '../ui/window';
import type { Camera } from './camera.svelte';
import type { Box, Point } from './plane';

const HOVER = 350;
const DOUBLE = 280;
const WHEEL = 120;

/** A board as the input handling sees it. */
export interface Grip {
  /** The place under the pointer or with the keyboard focus. */
  readonly pointed: string | null;
  /** Points at a place. Returns a function that stops pointing at it, which also works when the board is gone. */
  point(place: string | null): () => void;
  /** Whether there is a question to be answered on the board. */
  readonly asked: boolean;
  centre(place: string): Point;
  /** The place at a point of the drawing. */
  at(place: Point): string | null;
  /** Whether a press here has an effect. */
  known(place: string): boolean;
  /** Whether the piece being placed is here, so that the wheel turns it. */
  turns(place: string): boolean;
  /** Turns the piece being placed; returns false if there is none. */
  turn(by: number): boolean;
  press(place: string): void;
  cancel(): void;
  /** The box that contains everything lit. */
  lit(): Box | null;
  /** Handles further keys of the game; returns whether it was one of them. */
  key?(event: KeyboardEvent): boolean;
}

export class Steering {
  /** The hex whose tooltip is open. */
  tip = $state.raw<string | null>(null);
  #hover: ReturnType<typeof setTimeout> | undefined;
  #tap: { hex: string; timer: ReturnType<typeof setTimeout> } | null = null;
  #followed = '';
  #turned = 0;
  #unfocus: () => void = () => undefined;

  constructor(
    readonly camera: Camera,
    readonly grip: Grip,
    /** The closest zoom when showing what is lit: the width in drawing units. */
    readonly closest = 7 * camera.pitch,
  ) {
    $effect(() => this.#explain(this.grip.pointed));
  }

  stop(): void {
    clearTimeout(this.#hover);
    clearTimeout(this.#tap?.timer);
    this.camera.stop();
  }

  /** Opens the tooltip when the pointer has rested for a moment, and closes it when the pointer leaves. */
  #explain(hex: string | null): void {
    clearTimeout(this.#hover);
    this.tip = null;
    if (hex !== null) this.#hover = setTimeout(() => (this.tip = hex), HOVER);
  }

  /** A finger rests on this hex: show its path and tooltip without acting. */
  rest(hex: string | null): void {
    this.grip.point(hex);
  }

  /** A new touch ends what the last one pointed at. */
  touched(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    this.tip = null;
    this.grip.point(null);
  }

  /** The wheel over the tile being placed turns it, at most one turn per `WHEEL` milliseconds. */
  wheel(at: Point, by: number): boolean {
    const under = this.grip.at(at);
    if (under === null || !this.grip.turns(under)) return false;
    const now = performance.now();
    if (now - this.#turned > WHEEL) {
      this.#turned = now;
      this.grip.turn(by);
    }
    return true;
  }

  /** The keyboard focus entered this hex, or left, also because the board was removed: the grip must not be used then. */
  focus(hex: string | null): void {
    this.#unfocus();
    this.#unfocus = hex === null ? () => undefined : this.grip.point(hex);
    if (hex !== null) this.camera.reveal(this.grip.centre(hex));
  }

  press(hex: string, event: MouseEvent | KeyboardEvent): void {
    const { grip } = this;
    const finger = 'pointerType' in event && event.pointerType === 'touch';
    if (finger && !grip.known(hex)) {
      this.#tapped(hex);
      return;
    }
    if (finger || 'pointerType' in event) this.tip = null;
    grip.press(hex);
  }

  /** A tap on an unlit hex may be the first of a double tap, which zooms instead of acting. */
  #tapped(hex: string): void {
    const { camera } = this;
    if (this.#tap) {
      clearTimeout(this.#tap.timer);
      this.#tap = null;
      if (camera.zoomed) camera.reset();
      else camera.zoom(2, this.grip.centre(hex), true);
      return;
    }
    const timer = setTimeout(() => {
      this.#tap = null;
      if (!this.grip.asked) this.tip = this.tip === hex ? null : hex;
      else this.grip.press(hex);
    }, DOUBLE);
    this.#tap = { hex, timer };
  }

  /**
   * Keeps in view what is lit. `key` names the choice with everything that is lit, and is empty when there is none. A
   * phone zooms to it when a choice opens; anybody else who has zoomed in is taken along when it lies outside the view.
   */
  follow(key: string): void {
    if (key === this.#followed) return;
    const fresh = this.#followed === '';
    this.#followed = key;
    if (key === '') {
      if (phone.current) this.camera.reset();
      return;
    }
    const lit = this.grip.lit();
    if (!lit) return;
    const near = phone.current && (fresh || this.camera.zoomed);
    if (near || !this.camera.holds(lit)) this.toLit();
  }

  /** Shows everything that is lit. */
  toLit(): void {
    const lit = this.grip.lit();
    if (lit) this.camera.fit(lit, this.closest);
  }

  /** The single zoom button of a phone: to what is lit, and back to the whole board. */
  lens(): void {
    if (this.camera.zoomed) this.camera.reset();
    else if (this.grip.lit()) this.toLit();
    else this.camera.zoom(2, undefined, true);
  }

  closer(): void {
    this.camera.zoom(1.5, undefined, true);
  }

  /** Keys for the whole page, except while typing or in a dialog. */
  keyed(event: KeyboardEvent, frame: HTMLElement | undefined): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A picture takes no keys.
    if (frame?.closest('[inert]')) return;
    if (target?.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return;
    const idle = target === null || target.matches('body, main') || (frame?.contains(target) ?? false);
    if (this.#does(event, idle && !target?.closest('[data-hex]'))) event.preventDefault();
  }

  #does(event: KeyboardEvent, free: boolean): boolean {
    const { camera } = this;
    const { grip } = this;
    const step = camera.pitch * 1.5 * camera.scale;
    switch (event.key) {
      case '+':
      case '=':
        this.closer();
        return true;
      case '-':
        camera.zoom(1 / 1.5, undefined, true);
        return true;
      case '0':
        camera.reset();
        return true;
      case 'r':
      case 'R':
        return grip.turn(event.shiftKey ? -1 : 1);
      case 'Escape':
        this.tip = null;
        grip.cancel();
        return false;
      case 'ArrowLeft':
        return free && this.#pan(step, 0);
      case 'ArrowRight':
        return free && this.#pan(-step, 0);
      case 'ArrowUp':
        return free && this.#pan(0, step);
      case 'ArrowDown':
        return free && this.#pan(0, -step);
      default:
        return grip.key?.(event) ?? false;
    }
  }

  #pan(dx: number, dy: number): boolean {
    if (!this.camera.zoomed) return false;
    this.camera.pan(dx, dy, true);
    return true;
  }
}
