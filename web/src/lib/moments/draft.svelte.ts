/** An unsent answer, kept as long as the question stays the same. */
export class Draft<T> {
  #kept = $state.raw<{ key: string; value: T } | null>(null);
  readonly #key: () => string;
  readonly #start: () => T;

  /** `key` identifies the question; `start` returns the initial answer. */
  constructor(key: () => string, start: () => T) {
    this.#key = key;
    this.#start = start;
  }

  get value(): T {
    return this.touched && this.#kept ? this.#kept.value : this.#start();
  }

  set value(value: T) {
    this.#kept = { key: this.#key(), value };
  }

  get touched(): boolean {
    return this.#kept !== null && this.#kept.key === this.#key();
  }

  clear(): void {
    this.#kept = null;
  }
}
