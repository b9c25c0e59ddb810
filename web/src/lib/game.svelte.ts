/**
 * A game as one viewpoint sees it: what boards, panels and dialogs look at, and the way to act.
 *
 * Whoever shows a game (a live table, a replay, a test) fills it; components only read it and call `act`.
 * No rule lives here: legal actions are `choices`, prices and gains are `outlook`, both from the server.
 */
import type { ApiError, Choice } from './generated/protocol';
import { kept } from './kept';

/** What somebody tried and was refused, and the hex or control where they tried it. */
export interface Refusal {
  error: ApiError;
  at: string | null;
}

/** How a game reaches the server; a replay has none. */
export interface Actor {
  /** Takes these actions in order, all or none. */
  act(actions: string[]): Promise<void>;
  undo(): Promise<void>;
}

export class SeenGame<Components, View, Outlook, Event> {
  components = $state.raw<Components>() as Components;
  view = $state.raw<View>() as View;
  outlook = $state.raw<Outlook>() as Outlook;
  choices = $state.raw<Choice[]>([]);
  /** Whose eyes; null for a spectator. */
  seat = $state.raw<number | null>(null);
  /** By seat, already in the reader's language for bots and nameless guests. */
  names = $state.raw<string[]>([]);
  undoable = $state.raw(0);
  /** How much of the story has been told: the log may follow a frame later. */
  told = $state.raw(0);
  /** Events since this viewpoint last acted: what carries the violet dots of the last move. */
  recent = $state.raw<Event[]>([]);
  /** Hexes and seats the log line under the pointer speaks of. */
  pointed = $state.raw<{ hexes: string[]; seats: number[] }>({ hexes: [], seats: [] });
  refusal = $state.raw<Refusal | null>(null);
  /**
   * An action is on its way. What was lit when it was sent may be illegal by the time it has arrived, so until the answer
   * is shown nothing counts as lit and nothing can be pressed.
   */
  busy = $state(false);
  /** Whose colony the colony panel shows. */
  shown = $state<number | null>(null);
  /** When the present state was painted, by the clock of DOM events. */
  #painted = 0;

  constructor(private actor: Actor | null = null) {}

  get mayAct(): boolean {
    return this.actor !== null && this.choices.length > 0;
  }

  /** How things stand now, in the server's words. */
  see(view: View, outlook: Outlook, choices: Choice[] = []): void {
    this.view = kept(this.view, view);
    this.outlook = kept(this.outlook, outlook);
    this.choices = kept(this.choices, choices);
    this.#painted = Infinity;
    requestAnimationFrame(() => setTimeout(() => (this.#painted = performance.now())));
  }

  /**
   * Whether a press was aimed at the state that is shown now. On a slow machine a click can arrive after the state has
   * changed and before that is painted: then what was lit under it is lit no more, and nobody wished what it would mean.
   */
  aimed(press: { timeStamp: number }): boolean {
    return press.timeStamp >= this.#painted;
  }

  /** Acts, or keeps the refusal with the place it was tried at. Answers whether it was done. */
  async act(actions: string[], at: string | null = null): Promise<boolean> {
    if (actions.length === 0) return false;
    return this.#travel((actor) => actor.act(actions), at);
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.#travel((actor) => actor.undo(), null);
  }

  /** The choices whose JSON form does this. */
  offers(what: string): Choice[] {
    return this.choices.filter((choice) => (choice.action as { do?: string }).do === what);
  }

  /** The same names in a new list would draw everything anew that speaks of somebody. */
  call(names: string[]): void {
    if (String(this.names) !== String(names)) this.names = names;
  }

  async #travel(go: (actor: Actor) => Promise<void>, at: string | null): Promise<boolean> {
    if (!this.actor || this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await go(this.actor);
      return true;
    } catch (error) {
      this.refusal = { error: error as ApiError, at };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
