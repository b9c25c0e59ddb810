/** A button that is held instead of clicked; with keys or a screen reader, pressing it twice works too. */

export const HOLD_MS = 1000;
/** The second press counts within this time after the first. */
const TWICE_MS = 4000;

export class Hold {
  /** It is being held. */
  down = $state(false);
  /** It was pressed once, by a key. */
  once = $state(false);
  #held: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly done: () => void) {}

  readonly events = {
    onpointerdown: (event: PointerEvent) => {
      if (event.button === 0) this.#begin();
    },
    onpointerup: () => this.#let(),
    onpointerleave: () => this.#let(),
    onpointercancel: () => this.#let(),
    onblur: () => this.#let(),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // A key that stays down repeats, and would click again and again.
      event.preventDefault();
      if (event.repeat) return;
      if (this.once) this.#open();
      else this.#begin();
    },
    onkeyup: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (this.down) this.#press();
      this.#let();
    },
    onclick: (event: MouseEvent) => {
      // Neither a pointer nor a key: a screen reader or a switch device.
      if (event.detail === 0) this.#press();
    },
    oncontextmenu: (event: Event) => event.preventDefault(),
  };

  stop(): void {
    clearTimeout(this.#held);
    clearTimeout(this.#again);
  }

  #begin(): void {
    clearTimeout(this.#held);
    this.down = true;
    this.#held = setTimeout(() => this.#open(), HOLD_MS);
  }

  #let(): void {
    clearTimeout(this.#held);
    this.down = false;
  }

  #press(): void {
    if (this.once) return this.#open();
    this.once = true;
    this.#again = setTimeout(() => (this.once = false), TWICE_MS);
  }

  #open(): void {
    this.stop();
    this.down = false;
    this.once = false;
    this.done();
  }
}
