/**
 * A game as one viewpoint sees it: what boards, panels and dialogs show, and how to act.
 *
 * The owner (a live table, a replay, a test) fills it; components only read it and call `act`. It contains no rules:
 * legal actions are `choices`, costs and gains are `outlook`, both from the server.
 */
import type { ApiError, Choice, Notation } from './generated/protocol';
import { kept } from './kept';
import { settings } from './settings.svelte';

/** A refused action, and the hex or control where it was tried. */
export interface Refusal {
  error: ApiError;
  at: string | null;
}

/** What is pointed at on the table. */
export interface Pointed {
  hexes: string[];
  seats: number[];
  /** What is written on a hex: the numbers of the lines about it, or the points it gave a seat. */
  numbered?: { hex: string; text: string; seat?: number }[];
  /** Whether it is only imagined: what a hint would do. */
  imagined?: boolean;
  /** The ways of imagined turns, hex by hex, and whether it is the one that is looked at. */
  ways?: { hexes: string[]; chosen: boolean }[];
}
export const NOTHING: Pointed = { hexes: [], seats: [] };

/** What is asked before something is done, and what it would change on the board. */
export interface Question {
  say: string;
  how: string;
  marks: Pointed;
}

/** Sends actions to the server; a replay has none. */
export interface Actor {
  /** Takes these actions in order, all or none. */
  act(actions: readonly Notation[]): Promise<void>;
  /** Fails with the reason why this action is not allowed now. It is not taken. */
  why(action: object): Promise<void>;
  undo(): Promise<void>;
}

/** An action as the games describe it: what is done, and with what. */
export interface AnyAction {
  do: string;
}

/** A legal action, in words of the game and as it is sent. */
export interface Legal<Action> {
  text: Notation;
  action: Action;
}

const same = (a: object, b: object) => {
  const [one, two] = [Object.entries(a), Object.entries(b)];
  return (
    one.length === two.length && one.every(([key, value]) => (b as Record<string, unknown>)[key] === value)
  );
};

export class SeenGame<Components, View, Outlook, Event, Action extends AnyAction = AnyAction> {
  components = $state.raw<Components>() as Components;
  view = $state.raw<View>() as View;
  outlook = $state.raw<Outlook>() as Outlook;
  choices = $state.raw<Choice[]>([]);
  /** The seat whose view this is; null for a spectator. */
  seat = $state.raw<number | null>(null);
  /** Names by seat; those of bots and unnamed guests are already translated. */
  names = $state.raw<string[]>([]);
  undoable = $state.raw(0);
  /** How many items of the log have arrived; the log may follow a frame later. */
  told = $state.raw(0);
  /** Events since this viewpoint last acted; the board marks them with violet dots. */
  recent = $state.raw<Event[]>([]);
  /** What is being told marks these on the board until one goes on. */
  marked = $state.raw<Pointed>(NOTHING);
  #pointed = $state.raw<Pointed>(NOTHING);
  refusal = $state.raw<Refusal | null>(null);
  /**
   * An action has been sent. What was lit then may be illegal by the time it arrives, so until the answer is shown
   * nothing counts as lit and nothing can be pressed.
   */
  busy = $state(false);
  /** The seat whose colony the colony panel shows. */
  shown = $state<number | null>(null);
  /** What a single click would do, where the player wants to be asked first, or what is left of a hint. */
  wish = $state.raw<{ actions: readonly Notation[]; at: string | null; asks?: Question } | null>(null);
  /** When the current state was painted, on the clock of DOM events. */
  #painted = 0;
  /** Counts what was asked of the server, so that a late answer to an earlier question is not shown. */
  #asked = 0;

  /** Who is asked before every action: the coach of a lesson, who may want something else done first. */
  coach: { agrees(actions: readonly Notation[]): boolean } | null = null;

  constructor(private actor: Actor | null = null) {}

  /** The hexes and seats of the log line under the pointer; without one, those of what is being told. */
  get pointed(): Pointed {
    const { hexes, seats } = this.#pointed;
    return hexes.length + seats.length > 0 ? this.#pointed : this.marked;
  }
  set pointed(pointed: Pointed) {
    this.#pointed = pointed;
  }

  get mayAct(): boolean {
    return this.actor !== null && this.choices.length > 0;
  }

  /** Whether there is more than one thing to do now. */
  get mayChoose(): boolean {
    return this.actor !== null && this.choices.length > 1;
  }

  /** Sets the current state as sent by the server. */
  see(view: View, outlook: Outlook, choices: Choice[] = []): void {
    this.view = kept(this.view, view);
    this.outlook = kept(this.outlook, outlook);
    this.choices = kept(this.choices, choices);
    this.wish = null;
    this.#painted = Infinity;
    requestAnimationFrame(() => setTimeout(() => (this.#painted = performance.now())));
  }

  /**
   * Whether a press was aimed at the state shown now. On a slow machine a click can arrive after the state has changed
   * and before the change is painted. What was lit under the pointer may no longer be lit, so such a click must be
   * ignored.
   */
  aimed(press: { timeStamp: number }): boolean {
    return press.timeStamp >= this.#painted;
  }

  /** Acts, or keeps the refusal with the place where it was tried. Returns whether it succeeded. */
  async act(actions: readonly Notation[], at: string | null = null): Promise<boolean> {
    if (actions.length === 0 || this.coach?.agrees(actions) === false) return false;
    return this.#travel((actor) => actor.act(actions), at);
  }

  /**
   * Acts after a single click, on the board or in a panel: at once, or after a question if the player wants one. What is
   * chosen first and then confirmed needs no further question: see `act`.
   */
  async click(actions: readonly Notation[], at: string | null): Promise<boolean> {
    if (!settings.confirm || actions.length === 0) return this.act(actions, at);
    this.wish = { actions, at };
    return false;
  }

  /** Leaves the last click of several to the player: does the others, and asks before that one. */
  async lead(actions: readonly Notation[], asks: Question): Promise<void> {
    const [before, last] = [actions.slice(0, -1), actions.slice(-1)];
    if (before.length > 0 && !(await this.act(before))) return;
    // Something may have come of it that makes the last one impossible.
    if (last.length > 0 && this.choices.some(({ text }) => text === last[0]))
      this.wish = { actions: last, at: null, asks };
  }

  /** Answers the question whether a click was meant. */
  async meant(yes: boolean): Promise<void> {
    const { wish } = this;
    this.wish = null;
    if (wish && yes) await this.act(wish.actions, wish.at);
  }

  /** Asks the server why this is not allowed, and shows the reason there. Nothing changes, so all that is lit stays lit. */
  async why(action: Action, at: string): Promise<void> {
    if (!this.actor || this.busy) return;
    const asked = ++this.#asked;
    this.refusal = null;
    try {
      await this.actor.why(action);
    } catch (error) {
      if (asked === this.#asked) this.refusal = { error: error as ApiError, at };
    }
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.#travel((actor) => actor.undo(), null);
  }

  /** Everything that may be done now. */
  get legal(): Legal<Action>[] {
    return this.choices as Legal<Action>[];
  }

  /** The legal actions of this kind. */
  offers<Do extends Action['do']>(what: Do): Legal<Extract<Action, { do: Do }>>[] {
    return this.legal.filter(({ action }) => action.do === what) as Legal<Extract<Action, { do: Do }>>[];
  }

  /** This action as the server wrote it, to be sent; nothing if it is not legal now. */
  listed(wanted: Action): Notation[] {
    return this.legal.filter(({ action }) => same(action, wanted)).map(({ text }) => text);
  }

  /** Sets the names only if they differ: a new list would redraw everything that shows a name. */
  call(names: string[]): void {
    if (String(this.names) !== String(names)) this.names = names;
  }

  async #travel(go: (actor: Actor) => Promise<void>, at: string | null): Promise<boolean> {
    if (!this.actor || this.busy) return false;
    this.#asked += 1;
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
