/** The own notes at a table. The server gives them to nobody else. */
import { api } from '../api';
import type { NewNote, Note } from '../generated/protocol';
import { refusalText } from '../refusal';
import { toasts } from '../ui/toasts.svelte';

/** The longest note that the server takes, in characters. */
export const LONGEST = 2000;

export class Notes {
  all = $state.raw<Note[] | null>(null);
  busy = $state(false);

  constructor(
    readonly id: string,
    /** Whose replay the steps are counted in; null for the spectators'. */
    readonly seat: number | null,
  ) {}

  load = () => this.#run(() => api.notes(this.id, this.seat));
  write = (note: NewNote) => this.#run(() => api.writeNote(this.id, this.seat, note));
  change = (n: number, text: string) => this.#run(() => api.changeNote(this.id, this.seat, n, text));
  remove = (n: number) => this.#run(() => api.deleteNote(this.id, this.seat, n));

  /** Returns whether it was done; what failed is only reported, and what was typed stays. */
  async #run(what: () => Promise<Note[]>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.all = await what();
      return true;
    } catch (error) {
      toasts.say(refusalText(error), 'warn');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
