/** An answer in the making: kept while the question stays the same, gone as soon as it is another one. */
export class Draft<T> {
  #kept = $state.raw<{ key: string; value: T } | null>(null);
  readonly #key: () => string;
  readonly #start: () => T;

  /** `key` names the question; `start` is the answer nobody has touched yet. */
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
