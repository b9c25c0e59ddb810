/** Code that a first view does not need: it comes with the first move, or when it is asked for. */

/** How long to wait before a part that could not be loaded is tried again. */
const AGAIN_MS = 2000;

export class Late<T> {
  #current = $state.raw<T | null>(null);
  #loading: Promise<void> | null = null;

  constructor(private readonly from: () => Promise<T>) {}

  /** What was loaded, if it has been. To ask for it is to need it. */
  get current(): T | null {
    if (!this.#current) void this.load();
    return this.#current;
  }

  /** Loads it before it is needed. Without a connection, it is tried again until there is one. */
  load(): Promise<void> {
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    for (;;) {
      try {
        this.#current = await this.from();
        return;
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    }
  }
}
