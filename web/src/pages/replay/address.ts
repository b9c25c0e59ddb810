// The current step in the address, so that every step has a link. Browsers limit how often the address may change, so
// it is not written at every step.
import { navigate } from '../../lib/router.svelte';

const NOT_BEFORE_MS = 400;

export function queryOf(at: number, seat: number | null): string {
  return seat === null ? `?at=${at}` : `?at=${at}&seat=${seat}`;
}

export class Address {
  /** The address written last: a different one means that somebody followed a link. */
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
