/** Our request for a seat at a table whose host approves who sits down: that it waits, and what has become of it. */
import { untrack } from 'svelte';
import type { TableInfo } from '../../lib/generated/protocol';
import { t } from '../../lib/i18n.svelte';

export class Asking {
  /** The seat that was asked for last, while nobody has answered. */
  #waiting: number | null = null;
  /** The key of what has become of the last request. */
  #ended = $state<'room-declined' | 'room-seat-gone' | null>(null);
  readonly #info: () => TableInfo | null;
  /** The seat we ask for. */
  readonly seat: number | null = $derived.by(() => {
    const info = this.#info();
    return info && !info.host ? (info.requests[0]?.seat ?? null) : null;
  });
  /** Whether we have to ask for a seat. */
  readonly needed: boolean = $derived.by(() => Boolean(this.#info()?.approval) && !this.#info()?.host);
  /** What to say about it; empty if there is nothing to say. */
  readonly words: string = $derived.by(() => {
    if (this.seat !== null) return t('room-asked');
    return this.#ended ? t(this.#ended) : '';
  });

  constructor(info: () => TableInfo | null) {
    this.#info = info;
    $effect(() => {
      const { seat } = this;
      untrack(() => this.#follow(seat));
    });
  }

  #follow(seat: number | null): void {
    const info = this.#info();
    if (seat !== null) this.#ended = null;
    else if (this.#waiting !== null && info?.you.length === 0 && info.approval)
      this.#ended = info.seats[this.#waiting]?.kind === 'open' ? 'room-declined' : 'room-seat-gone';
    this.#waiting = seat;
  }

  /** We withdraw the request: its end is no news. */
  withdrawn(): void {
    this.#waiting = null;
  }
}
