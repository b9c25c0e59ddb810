/** A review while it is asked for, computed and read. */
import { api, asApiError } from '../../lib/api';
import type { Review, ReviewState } from '../../lib/generated/protocol';

export type Origin = { table: string } | { key: string };

export class Loading {
  review = $state.raw<Review | null>(null);
  /** How much is done, in hundredths; null if nobody has asked for it yet. */
  percent = $state<number | null>(null);
  failed = $state.raw<unknown>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  #stopped = false;

  constructor(private readonly origin: Origin) {}

  /** Looks whether it is there. One that is under way is waited for. */
  async look(): Promise<void> {
    await this.#follow(() => this.#ask());
  }

  /** Has the game looked through. */
  async begin(): Promise<void> {
    const { origin } = this;
    if ('table' in origin) await this.#follow(() => api.beginReview(origin.table));
  }

  stop(): void {
    this.#stopped = true;
  }

  #ask(after?: number): Promise<ReviewState> {
    const { origin } = this;
    return 'table' in origin ? api.review(origin.table, after) : api.reviewOf(origin.key, after);
  }

  async #follow(first: () => Promise<ReviewState>): Promise<void> {
    this.failed = null;
    try {
      let state = await first();
      while (!this.#stopped && !state.review && state.percent !== null) {
        this.percent = state.percent;
        this.known = true;
        // The server answers as soon as there is more.
        state = await this.#ask(state.percent);
      }
      this.review = state.review;
      this.percent = null;
    } catch (error) {
      this.percent = null;
      this.failed = asApiError(error);
    }
    this.known = true;
  }
}
