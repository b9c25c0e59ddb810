/** Steps through a game, by hand or automatically. */

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step stays after its animation. */
const STAYS_MS = 900;

/** Shows a frame. `play` is true for one step forward, which may be animated. */
export type Show = (at: number, play: boolean) => Promise<void> | void;

export class Steps {
  at = $state(0);
  last = $state(0);
  running = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes with every pause, jump or start, which makes earlier runs stale. */
  #run = 0;

  constructor(private show: Show) {}

  /** Sets the number of frames and shows this one. */
  reset(last: number, at: number): void {
    this.last = last;
    this.at = Math.min(Math.max(0, at), last);
    void this.show(this.at, false);
  }

  /** A jump, or one step; either stops the playback. */
  go(to: number): void {
    this.pause();
    void this.#to(to);
  }

  pause(): void {
    this.#run += 1;
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** Starts or pauses the playback; at the end it starts again from the beginning. */
  toggle(): void {
    if (this.running) {
      this.pause();
      return;
    }
    if (this.last === 0) return;
    this.running = true;
    this.#run += 1;
    void this.#on(this.#run, this.at >= this.last ? 0 : this.at + 1);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  async #on(run: number, to: number): Promise<void> {
    await this.#to(to);
    if (run !== this.#run) return;
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    this.#timer = setTimeout(() => void this.#on(run, this.at + 1), STAYS_MS / this.speed);
  }

  async #to(to: number): Promise<void> {
    const next = Math.min(Math.max(0, to), this.last);
    if (next === this.at) return;
    const play = next === this.at + 1;
    this.at = next;
    await this.show(next, play);
  }
}
