/** What can be done at a table besides the game itself; a failure is only reported. */
import { api } from '../../lib/api';
import { begin } from '../../lib/fair/begin';
import { standing } from '../../lib/items';
import { refusalText } from '../../lib/refusal';
import { navigate } from '../../lib/router.svelte';
import type { TableClient } from '../../lib/table.svelte';
import { toasts } from '../../lib/ui/toasts.svelte';

export class Doings {
  busy = $state(false);

  constructor(private client: TableClient) {}

  get #id(): string {
    return this.client.id;
  }

  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      toasts.say(refusalText(error), 'warn');
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A bot takes over, as strong as the seat has played so far. */
  handOver = (seat: number) => this.run(() => api.handOver(this.#id, seat));
  takeBack = (seat: number) => this.run(() => api.takeBack(this.#id, seat));
  abandon = (yes: boolean) => this.run(() => api.abandon(this.#id, yes));
  goOn = (yes: boolean) => this.run(() => api.goOn(this.#id, yes));
  answer = (seat: number, yes: boolean) => this.run(() => this.client.answerUndo(seat, yes));

  /** Asks the others to undo the seat's last action that still stands, and everything after it. */
  askUndo = (seat: number) => {
    const items = this.client.viewpoints.get(seat)?.items ?? [];
    const last = standing(items).findLast((item) => item.what === 'played' && item.seat === seat);
    return last ? this.run(() => this.client.askUndo(seat, last.n)) : Promise.resolve(false);
  };

  rematch = () =>
    this.run(async () => {
      const { id } = await api.rematch(this.#id);
      const { status, seats, you } = await api.table(id);
      const alone = seats.every((seat, nth) => seat.kind === 'bot' || you.includes(nth));
      // With other people, everybody comes to the table first.
      if (status === 'open' && alone) await begin(id);
      navigate(`/table/${id}`);
    });
}
