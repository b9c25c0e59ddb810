// The moment in the address, so that any moment has a link. Browsers count how often it changes: never at every step.
import { navigate } from '../../lib/router.svelte';

const NOT_BEFORE_MS = 400;

export function queryOf(at: number, seat: number | null): string {
  return seat === null ? `?at=${at}` : `?at=${at}&seat=${seat}`;
}

export class Address {
  /** What was last written: an address that says something else was meant by somebody. */
  written = '';
  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  write(at: number, seat: number | null): void {
    this.#wanted = queryOf(at, seat);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#wanted === null || this.#wanted === location.search) return;
      this.written = this.#wanted;
      navigate(`${location.pathname}${this.#wanted}`, { replace: true });
    }, NOT_BEFORE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
