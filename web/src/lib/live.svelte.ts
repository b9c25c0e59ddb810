/**
 * A live table: one game for each of our seats or one for a spectator, and which of them is shown.
 *
 * With several players around one screen, the page shows the seat that has to act. If that seat has a secret, a curtain
 * comes down between two players, so that neither sees what belongs to the other. A question that nobody needs a secret
 * for can be asked in the open instead: on the spectators' table, which the server sends along. What everybody is told
 * comes from there, too, so it contains no secret, whoever holds the device.
 */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Actor, SeenGame } from './game.svelte';
import type { Item } from './generated/protocol';
import { eventsOf, standing, undoneOf } from './items';
import { kept } from './kept';
import { play, type Sound } from './sound';
import { remember, remembered } from './table/away';
import type { Tellings } from './table/telling.svelte';
import type { TableClient, Viewpoint } from './table.svelte';

/** The events since the viewpoint last acted, without those that were undone. */
export function recentOf<Event>({ items, seat }: Viewpoint): Event[] {
  const stands = standing(items);
  const acted = stands.findLastIndex((item) => item.what === 'played' && seat !== null && item.seat === seat);
  // A player who has not acted yet needs no marks for the setup.
  return eventsOf(stands.slice(acted < 0 ? stands.length : acted + 1));
}

/** Animates the pieces from one view to the next. */
export interface Mover<Event, View> {
  play(events: Event[], before: View, after: View): Promise<void>;
  /** Puts every piece in its final place. */
  skip(): void;
}

/** What has happened, to be told to everybody. */
export interface Happened<Event, View, Game> {
  events: Event[];
  /** Everything that has happened in the game and was not undone, these events last. */
  story: Event[];
  before: View;
  game: Game;
  /** The seats of the person who looks. */
  own: readonly number[];
  /** The numbers of the items with these events. */
  items: number[];
}

/** What a game provides to be shown live. */
export interface LiveGame<Components, View, Outlook, Event, Game> {
  components: Components;
  make: (actor: Actor | null) => Game;
  /** Whether the seat's side of the table must be hidden from the others now. */
  secret: (game: Game) => boolean;
  /**
   * What of its outlook a seat needs to answer in the open; null if the answer needs something secret, or if the players
   * want a curtain.
   */
  open?: (game: Game) => Partial<Outlook> | null;
  /** The player that animates events of the shown game on the board. */
  player: () => Mover<Event, View> | undefined;
  /** What an event sounds like. */
  sound?: (event: Event) => Sound | null;
  /** Tells everybody what has happened. */
  tell?: (happened: Happened<Event, View, Game>) => void;
  /** What is being told. */
  tellings?: Pick<Tellings, 'wait' | 'forget' | 'stop'> | undefined;
}

export class Live<
  Components,
  View extends { to_act: number[] },
  Outlook,
  Event,
  Game extends SeenGame<Components, View, Outlook, Event>,
> {
  readonly games = new SvelteMap<number | null, Game>();
  /** The seat whose view the page shows. */
  seat = $state<number | null>(null);
  #curtain = $state<number | null>(null);
  /** The seat that was last asked in the open: until somebody lifts a curtain, nobody's secrets are shown. */
  answering = $state<number | null>(null);
  #stop: () => void;

  constructor(
    private client: TableClient,
    private kind: LiveGame<Components, View, Outlook, Event, Game>,
  ) {
    const open = client.viewpoints.get(null);
    if (open && !client.mine.includes(open)) this.#see(open, []);
    for (const viewpoint of client.mine) this.#see(viewpoint, []);
    this.#stop = client.onSeen((viewpoint, items) => this.#see(viewpoint, items));
  }

  stop(): void {
    this.#stop();
    this.kind.tellings?.stop();
  }

  /** The seat that has to take the device before anything is shown. */
  get curtain(): number | null {
    return this.#curtain;
  }
  set curtain(seat: number | null) {
    this.#curtain = seat;
    untrack(() => this.kind.tellings?.wait(seat !== null));
  }

  get game(): Game | undefined {
    return this.games.get(this.viewpoint);
  }

  /** The viewpoint that the page shows: in the open it is the spectators'. */
  get viewpoint(): number | null {
    return this.answering === null ? this.seat : null;
  }

  /** Decides which seat is shown; call it whenever the seats or the players to act have changed. */
  turn(): void {
    const { info } = this.client;
    if (!info) return;
    const [only] = info.you;
    if (info.you.length <= 1) {
      this.seat = only ?? null;
      this.curtain = null;
      this.#ask(null);
      return;
    }
    const asked = this.games.get(only ?? null)?.view.to_act ?? info.to_act;
    const waiting = info.you.filter((seat) => asked.includes(seat) && !info.seats[seat]?.stand_in);
    if (this.seat !== null && !info.you.includes(this.seat)) this.seat = null;
    if (this.answering !== null && !info.you.includes(this.answering)) this.#ask(null);
    const now = this.curtain ?? this.answering ?? this.seat;
    if (now !== null && waiting.includes(now)) {
      if (this.curtain !== null || this.answering === null) return;
      // Whoever answers in the open may next be asked something that needs the hand.
      if (!this.#open(now)) this.#close(now);
      return;
    }
    const next = waiting.find((seat) => seat > (now ?? -1)) ?? waiting[0];
    if (next === undefined) {
      this.curtain = null;
      this.seat ??= only ?? null;
      return;
    }
    const game = this.games.get(next);
    // The view of this seat has not arrived yet, so it is unknown whether it is secret.
    if (!game?.view.to_act.includes(next)) return;
    if (this.#open(next)) {
      this.curtain = null;
      this.#ask(next);
    } else if (this.kind.secret(game)) this.#close(next);
    else {
      this.seat = next;
      this.curtain = null;
      this.#ask(null);
    }
  }

  /** Lets the curtain down for a seat. Its own hand, too, is shown only behind it: others may be looking. */
  #close(seat: number): void {
    this.curtain = seat;
    this.#ask(null);
  }

  /** The player who is asked in the open wants to see the own side of the table first. */
  hide(): void {
    if (this.answering !== null) this.#close(this.answering);
  }

  /** What a seat needs to answer in the open; null if it cannot. */
  #open(seat: number): Partial<Outlook> | null {
    const game = this.games.get(seat);
    return (this.games.has(null) && game && game.choices.length > 0 && this.kind.open?.(game)) || null;
  }

  /** Asks a seat on the spectators' table, or nobody. */
  #ask(seat: number | null): void {
    if (this.answering === seat) return;
    this.answering = seat;
    untrack(() => this.#lay());
  }

  /** Lays the question of the seat that answers in the open on the spectators' table. */
  #lay(): void {
    const seat = this.answering;
    const [game, open] = [this.games.get(null), this.client.viewpoints.get(null)];
    if (!game || !open) return;
    const own = seat === null ? undefined : this.client.viewpoints.get(seat);
    // The views of one move arrive one after the other: the seat may have answered already.
    const asks = seat !== null && (open.view as View).to_act.includes(seat) ? this.#open(seat) : null;
    game.seat = seat;
    game.see(open.view as View, { ...(open.outlook as Outlook), ...asks }, asks ? own?.choices : []);
    game.undoable = own?.undoable ?? 0;
    game.recent = kept(game.recent, recentOf<Event>({ ...open, seat }));
  }

  /** The next player has the device. */
  lift(): void {
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
  }

  /** Who acts for a seat, or on the spectators' table for the seat that is asked there. */
  #actor(seat: number | null): Actor {
    const own = () => {
      const who = seat ?? this.answering;
      if (who === null) throw new Error('A spectator cannot act.');
      return who;
    };
    return {
      act: (actions) => this.client.act(own(), actions),
      why: (action) => this.client.why(own(), action),
      undo: () => this.#takeBack(own()),
    };
  }

  /** Undoes the last click, with all actions it sent. */
  async #takeBack(seat: number): Promise<void> {
    await this.client.undo(seat, this.client.viewpoints.get(seat)?.last_request);
  }

  #see(viewpoint: Viewpoint, items: Item[]): void {
    const { seat } = viewpoint;
    let game = this.games.get(seat);
    const before = game?.view;
    if (!game) {
      game = this.kind.make(this.#actor(seat));
      game.components = this.kind.components;
      game.seat = seat;
    }
    game.told = viewpoint.items.length;
    this.games.set(seat, game);
    if (seat === null && this.answering !== null) this.#lay();
    else {
      game.see(viewpoint.view as View, viewpoint.outlook as Outlook, viewpoint.choices);
      game.undoable = viewpoint.undoable;
      game.recent = kept(game.recent, recentOf<Event>(viewpoint));
      if (seat !== null && seat === this.answering) this.#lay();
    }
    this.#tell(viewpoint, items, before, game);
    if (!before || items.length === 0 || game !== this.game) return;
    const player = this.kind.player();
    // After an undo, the events being animated are no longer true.
    if (items.some((item) => item.what === 'taken_back')) player?.skip();
    else if (this.curtain === null) {
      const events = eventsOf<Event>(items);
      void player?.play(events, before, game.view);
      const sounds = events.flatMap((event) => this.kind.sound?.(event) ?? []);
      // Several of a kind at once sound like one.
      sounds.filter((sound, i) => sounds.indexOf(sound) === i).forEach(play);
    }
  }

  /**
   * Tells what a viewpoint has seen. Around one screen that is always the spectators': the views of one move arrive one
   * after the other, and another seat may be shown before the last of them is here.
   */
  #tell(viewpoint: Viewpoint, fresh: Item[], before: View | undefined, game: Game): void {
    const { seat } = viewpoint;
    const own = this.client.info?.you ?? [];
    if (seat !== (own.length === 1 ? own[0] : null)) return;
    if (!before && !this.#begins(viewpoint)) return;
    const items = before ? fresh : viewpoint.items;
    const undone = undoneOf(items);
    if (undone.size > 0) this.kind.tellings?.forget(undone);
    else if (items.length > 0)
      this.kind.tell?.({
        events: eventsOf(items),
        story: eventsOf(standing(viewpoint.items)),
        before: before ?? game.view,
        game,
        own,
        items: items.map(({ n }) => n),
      });
  }

  /** Whether nothing but the setup has happened, and this browser has not shown the table yet: a reload tells nothing. */
  #begins({ seat, items }: Viewpoint): boolean {
    const { id, fancy } = this.client;
    const last = items.at(-1)?.n;
    const setup = items.every((item) => item.what === 'played' && item.seat === null);
    if (fancy || last === undefined || !setup || remembered(id, seat) !== null) return false;
    remember(id, seat, last);
    return true;
  }
}
