/**
 * Moments that only tell: what has happened, for everybody, whether or not somebody had a choice.
 *
 * They are shown one after the other and never hold anybody up: each ends by itself, with a key, or with the next move.
 * Pointing at one or focusing it stops its clock.
 */
import type { IconName } from '../../look/icons';
import { settings } from '../settings.svelte';

export interface Telling {
  /** Names its panel. */
  kind: string;
  /** How long it is shown, in milliseconds. */
  ms: number;
  icon: IconName;
  say: string;
  how: string;
}

/** With more than this many waiting, the oldest are left out: the log has them. */
const MOST = 4;

export class Tellings<T extends Telling = Telling> {
  current = $state.raw<T | null>(null);
  /** Whether its clock stands still. */
  held = $state(false);
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is left of the time of the current one when its clock was last started, and when that was. */
  #left = 0;
  #since = 0;

  tell(list: readonly T[]): void {
    this.#waiting.push(...list);
    this.#waiting.splice(0, this.#waiting.length - MOST);
    if (!this.current) this.#next();
  }

  /** Goes on to the next one. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Leaves everything out that has not been told. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.current = null;
  }

  hold(held: boolean): void {
    if (!this.current || held === this.held) return;
    this.held = held;
    clearTimeout(this.#timer);
    if (held) this.#left -= performance.now() - this.#since;
    else this.#run();
  }

  #next(): void {
    this.current = this.#waiting.shift() ?? null;
    this.held = false;
    if (!this.current) return;
    this.current = { ...this.current, ms: this.current.ms * settings.pace };
    this.#left = this.current.ms;
    this.#run();
  }

  #run(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#left));
  }
}
