/**
 * Reads everything the server sends to one seat and records what the seat must not know.
 *
 * A card is known once it has been face up or in the player's own hand. Naming any other card in a message to the
 * browser is a leak, whether or not the page shows it.
 */
import type { Event, View } from '../src/lib/generated/march';
import type { Item, Seen, ToClient } from '../src/lib/generated/protocol';

/** Events that only the player they happen to may see. */
const PRIVATE: ReadonlySet<Event['what']> = new Set([
  'cards_seen',
  'card_put_down',
  'hexes_seen',
  'hex_put_back_seen',
]);

/** All words in a JSON value, keys included. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[^a-z_]+/);
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...wordsIn(each)]);
}

export class Listener {
  readonly leaks: string[] = [];
  /** How many messages and events were checked. A test without leaks proves nothing if these are zero. */
  heard = { seen: 0, events: 0, http: 0 };
  readonly #known = new Set<string>();

  constructor(
    /** The names of all cards. */
    private readonly cards: ReadonlySet<string>,
    private readonly own: number,
  ) {}

  /** Checks a WebSocket frame. */
  frame(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.type === 'seen') this.#seen(message);
    else this.#named(message, message.type);
  }

  /** Checks the body of an HTTP response. */
  body(text: string, from: string): void {
    this.heard.http += 1;
    this.#named(JSON.parse(text), from);
  }

  #leak(what: string): void {
    this.leaks.push(what);
  }

  #learn(value: unknown): void {
    for (const word of wordsIn(value)) if (this.cards.has(word)) this.#known.add(word);
  }

  /** Reports every card named in `value` that the seat cannot know. */
  #named(value: unknown, where: string): void {
    for (const word of new Set(wordsIn(value)))
      if (this.cards.has(word) && !this.#known.has(word)) this.#leak(`${where}: ${word}`);
  }

  #seen(seen: Seen): void {
    this.heard.seen += 1;
    if (seen.seat !== this.own) this.#leak(`the viewpoint of ${seen.seat}`);
    for (const item of seen.items) this.#item(item);
    this.#view(seen.view as View);
    this.#named(seen, `message ${this.heard.seen}`);
  }

  #item(item: Item): void {
    if (item.what !== 'played') return;
    if (item.action !== null && item.seat !== this.own)
      this.#leak(`an action of ${item.seat}: ${item.action}`);
    for (const event of item.events as Event[]) {
      this.heard.events += 1;
      const mine = event.seat === this.own;
      const kept = event.only && !event.only.includes(this.own);
      if (kept || (PRIVATE.has(event.what) && !mine)) this.#leak(`event ${JSON.stringify(event)}`);
      else this.#learn(event);
    }
  }

  #view(view: View): void {
    if (view.seat !== this.own) this.#leak(`the view of ${view.seat}`);
    for (const [seat, nest] of view.nests.entries()) {
      const { hand = [], face_down = [], ...open } = nest;
      if (seat === this.own) this.#learn([hand, face_down]);
      else if (hand.length > 0 || face_down.length > 0)
        this.#leak(`cards of ${seat}: ${[...hand, ...face_down].join()}`);
      const { heads, thoraxes, abdomens, goals, cards_played, brought } = open;
      this.#learn([heads, thoraxes, abdomens, goals, cards_played, brought]);
    }
    const { discard, played, offered, horde, pile } = view;
    this.#learn([discard, played, offered, horde?.discard]);
    if (pile.drawn_by !== null && pile.drawn_by !== this.own && pile.drawn.length > 0)
      this.#leak(`hexes drawn by ${pile.drawn_by}: ${pile.drawn.join()}`);
    for (const { seat, hex } of pile.known) if (seat !== this.own) this.#leak(`what ${seat} knows of ${hex}`);
  }
}
