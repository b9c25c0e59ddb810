/**
 * Randomness for the browser tests. Everything random in a test comes from its seed: the server's secrets, the page's
 * contribution to them, and the choices of scripted players. A failed test can therefore be replayed.
 */
import type { BrowserContext } from '@playwright/test';

/** A seeded pseudorandom number generator (mulberry32). */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A hash of a string (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** The dice of the current test. One instance per process is enough: a worker runs its tests one after the other. */
class Dice {
  seed = 0;
  /** The steps of the scripted players, one per line. */
  steps: string[] = [];
  /** How many browsers there are: each draws numbers of its own. */
  #browsers = 0;
  #next = stream(0);

  begin(seed: number): void {
    this.seed = seed;
    this.steps = [];
    this.#browsers = 0;
    this.#next = stream(seed);
  }

  /** The seed of the next browser. */
  ofBrowser(): number {
    this.#browsers += 1;
    return (this.seed + Math.imul(this.#browsers, 0x9e3779b9)) >>> 0;
  }

  /** A random integer from 0 to `n` - 1. */
  below(n: number): number {
    return Math.floor(this.#next() * n);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** The list, rotated by a random amount. */
  rotated<T>(list: readonly T[]): T[] {
    const from = this.below(list.length);
    return [...list.slice(from), ...list.slice(0, from)];
  }
}

export const dice = new Dice();

/** Counts the clicks that reached the page: a click that was sent may not have arrived yet. */
export interface WithClicks {
  clicks?: number;
  /** The latest keys and clicks that arrived, and what became of them. Kept of a failed test. */
  inputs?: string[];
}

/**
 * Makes the pages of this context draw their part of a game's seed from the test's seed, and count the clicks that
 * arrive.
 */
export async function load(context: BrowserContext): Promise<void> {
  await context.addInitScript((seed) => {
    const counting = window as WithClicks;
    addEventListener('click', () => (counting.clicks = (counting.clicks ?? 0) + 1), { capture: true });
    const inputs: string[] = (counting.inputs = []);
    const note = (event: Event) => {
      const on = event.target instanceof Element ? event.target : null;
      const what = event instanceof KeyboardEvent ? event.key : 'click';
      const name = on?.getAttribute('aria-label') ?? on?.textContent?.trim().slice(0, 30);
      const moment = document.querySelector<HTMLElement>('main')?.dataset.moment;
      const line = `${event.timeStamp.toFixed(0)} ${what} on <${on?.localName}> ${name}, ${moment}`;
      // Whether a handler took it is known only after all of them have run.
      setTimeout(() => inputs.push(line + (event.defaultPrevented ? ', taken' : '')));
      if (inputs.length > 200) inputs.shift();
    };
    addEventListener('keydown', note, { capture: true });
    addEventListener('click', note, { capture: true });
    let state = seed;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      const bytes = into ? new Uint8Array(into.buffer, into.byteOffset, into.byteLength) : [];
      for (let i = 0; i < bytes.length; i += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return into;
    };
  }, dice.ofBrowser());
}
