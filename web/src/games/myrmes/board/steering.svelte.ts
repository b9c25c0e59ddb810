/** Hands on the board: presses, keys, the tooltip, and what the camera follows. */
import type { Camera } from './camera.svelte';
import { bounds, centre, hexAt, PITCH, type Point } from './geometry';
import type { Sortie } from './sortie.svelte';

/** Windows narrower than this zoom to what is lit. */
const PHONE = 640;
const HOVER = 350;
const DOUBLE = 280;
const WHEEL = 120;

export class Steering {
  /** The hex whose tooltip is open. */
  tip = $state.raw<string | null>(null);
  #sortie: () => Sortie;
  #hover: ReturnType<typeof setTimeout> | undefined;
  #tap: { hex: string; timer: ReturnType<typeof setTimeout> } | null = null;
  #followed = '';
  #turned = 0;

  constructor(
    readonly camera: Camera,
    sortie: () => Sortie,
  ) {
    this.#sortie = sortie;
    $effect(() => this.#explain(this.#sortie().pointed));
  }

  stop(): void {
    clearTimeout(this.#hover);
    clearTimeout(this.#tap?.timer);
    this.camera.stop();
  }

  /** The tooltip comes when a pointer has rested a moment, and goes with it. */
  #explain(hex: string | null): void {
    clearTimeout(this.#hover);
    this.tip = null;
    if (hex !== null) this.#hover = setTimeout(() => (this.tip = hex), HOVER);
  }

  /** A finger rested on this hex: its way and its tooltip, without doing anything. */
  rest(hex: string): void {
    if (this.#sortie().ground.terrain.has(hex)) this.#sortie().pointed = hex;
  }

  /** A finger came down: what the last one pointed at is over. */
  touched(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    this.tip = null;
    this.#sortie().pointed = null;
  }

  /** The wheel over the tile in hand turns it, one way at a time. */
  wheel(at: Point, by: number): boolean {
    const sortie = this.#sortie();
    if (!sortie.turns(hexAt(at))) return false;
    const now = performance.now();
    if (now - this.#turned > WHEEL) {
      this.#turned = now;
      sortie.turnTile(by);
    }
    return true;
  }

  /** The keyboard came to this hex, or left. */
  focus(hex: string | null): void {
    this.#sortie().pointed = hex;
    if (hex !== null) this.camera.reveal(centre(hex));
  }

  press(hex: string, event: MouseEvent | KeyboardEvent): void {
    const sortie = this.#sortie();
    const finger = 'pointerType' in event && event.pointerType === 'touch';
    const known = sortie.targets.has(hex) || sortie.turns(hex);
    if (finger && !known) {
      this.#tapped(hex);
      return;
    }
    if (finger || 'pointerType' in event) this.tip = null;
    void sortie.click(hex);
  }

  /** A tap beside everything lit may be the first of two: then it is a lens and no wish. */
  #tapped(hex: string): void {
    const { camera } = this;
    if (this.#tap) {
      clearTimeout(this.#tap.timer);
      this.#tap = null;
      if (camera.zoomed) camera.reset();
      else camera.zoom(2, centre(hex), true);
      return;
    }
    const timer = setTimeout(() => {
      this.#tap = null;
      const sortie = this.#sortie();
      if (sortie.moment === null) this.tip = this.tip === hex ? null : hex;
      else void sortie.click(hex);
    }, DOUBLE);
    this.#tap = { hex, timer };
  }

  /** On a phone, when a choice opens: to what is lit. `key` names the choice; it is empty when there is none. */
  follow(key: string, width: number): void {
    if (key === this.#followed || width === 0) return;
    const fresh = this.#followed === '';
    this.#followed = key;
    if (width >= PHONE) return;
    if (key === '') this.camera.reset();
    else if (fresh || this.camera.zoomed) this.toLit();
  }

  /** Brings all that is lit into sight. */
  toLit(): void {
    const sortie = this.#sortie();
    const at = sortie.game.outlook.sortie?.cells ?? [];
    const hexes = [...sortie.targets.keys(), ...at, ...(sortie.preview?.cells ?? [])];
    if (hexes.length > 0) this.camera.fit(bounds(hexes, 14));
  }

  /** The one button of a phone: to what is lit, and back to the whole garden. */
  lens(): void {
    if (this.camera.zoomed) this.camera.reset();
    else if (this.#sortie().targets.size > 0) this.toLit();
    else this.camera.zoom(2, undefined, true);
  }

  closer(): void {
    this.camera.zoom(1.5, undefined, true);
  }

  /** Keys for the whole page, unless somebody writes or a dialog is open. */
  keyed(event: KeyboardEvent, frame: HTMLElement | undefined): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return;
    const idle = target === document.body || target === null || (frame?.contains(target) ?? false);
    if (this.#does(event, idle && !target?.closest('[data-hex]'))) event.preventDefault();
  }

  #does(event: KeyboardEvent, free: boolean): boolean {
    const { camera } = this;
    const sortie = this.#sortie();
    const step = PITCH * 1.5 * camera.scale;
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
        sortie.turnTile(event.shiftKey ? -1 : 1);
        return sortie.preview !== null;
      case 'f':
      case 'F':
        sortie.flip();
        return sortie.canFlip;
      case 'Escape':
        this.tip = null;
        sortie.cancel();
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
        return false;
    }
  }

  #pan(dx: number, dy: number): boolean {
    if (!this.camera.zoomed) return false;
    this.camera.pan(dx, dy, true);
    return true;
  }
}
