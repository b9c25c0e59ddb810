/**
 * The connection to one table: everything the server sends over the socket, and requests that survive a broken
 * connection.
 *
 * Each viewpoint (one of our seats, or the spectators') has a list of items, without repetitions or gaps: after a
 * reconnect, `hello` says how many are known. The items show whether a request pending at the break has been carried
 * out; if not, it fails with `offline` and can be tried again.
 */
import { SvelteMap } from 'svelte/reactivity';
import { offline, Refused } from './api';
import type {
  ApiError,
  ChatLine,
  Choice,
  FromClient,
  Item,
  Notation,
  Seen,
  TableInfo,
  ToClient,
} from './generated/protocol';
import { kept } from './kept';
import { Line as Wire, type Connect } from './line';
import type { Line } from './log/lines';

export interface Viewpoint {
  seat: number | null;
  items: Item[];
  view: unknown;
  choices: Choice[];
  outlook: unknown;
  undoable: number;
  /** How many of the undoable actions were sent together, with the last request. */
  last_request: number;
}

/** A request that has not been answered yet. */
interface Waiting {
  message: Extract<FromClient, { id: number }>;
  /** When it was sent: how many items the seat knew, or the number of the last chat line. */
  known: number;
  /** Whether it was sent; what is asked before the connection has settled waits for that. */
  sent: boolean;
  resolve: () => void;
  reject: (error: ApiError) => void;
}

/** A chat line that has not been acknowledged yet. */
export interface Unsent {
  id: number;
  text: string;
}

/** What an imagined table learns from the page that shows it. */
export interface Fancy {
  lines: (items: Item[], seat: number | null) => Line[];
}

type Listener = (viewpoint: Viewpoint, fresh: Item[]) => void;

export class TableClient {
  /** `lost` while the connection is down and being retried; `connecting` only before the first connection. */
  state = $state<'connecting' | 'live' | 'lost'>('connecting');
  info = $state.raw<TableInfo | null>(null);
  /** This browser's clock minus the server's. */
  skew = $state(0);
  readonly viewpoints = new SvelteMap<number | null, Viewpoint>();
  chat = $state.raw<ChatLine[]>([]);
  unsent = $state.raw<Unsent[]>([]);
  /** Set if the table is only imagined: see lib/whatif. */
  readonly fancy: Fancy | null = null;
  /** The server's reason for closing the connection for good. */
  farewell = $state<string | null>(null);

  #line: Wire;
  #next = 1;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #waiting = new Map<number, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #listeners = new Set<Listener>();
  #settled = false;

  constructor(
    readonly id: string,
    connect?: Connect,
  ) {
    this.#line = new Wire(`/api/tables/${encodeURIComponent(id)}/ws`, {
      ...(connect ? { connect } : {}),
      opened: () => this.#opened(),
      said: (text) => this.#said(text),
      lost: () => this.#lost(),
      settled: () => this.#settle(),
    });
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    for (const { reject } of this.#waiting.values()) reject(offline('The page was left.'));
    this.#waiting.clear();
  }

  /** Reconnects: a connection belongs to whoever opened it. Call this when a stranger has been given a name. */
  renew(): void {
    this.#settled = false;
    this.#line.renew();
  }

  /** Table information obtained in another way, used until the connection delivers its own. */
  learn(info: TableInfo): void {
    if (!this.info) this.#table(info);
  }

  /** Calls back with the new items of a viewpoint. Returns a function that stops it. */
  onSeen(heard: Listener): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Our viewpoints: our seats, or the spectators'. */
  get mine(): Viewpoint[] {
    const seats: (number | null)[] = this.info?.you.length ? this.info.you : [null];
    return seats.flatMap((seat) => this.viewpoints.get(seat) ?? []);
  }

  /**
   * Takes these actions in order, all or none. If something happened meanwhile that left the seat's choices unchanged,
   * the decision still stands and is sent again.
   */
  async act(seat: number, actions: readonly Notation[]): Promise<void> {
    const offered = () =>
      this.viewpoints
        .get(seat)
        ?.choices.map(({ text }) => text)
        .join('\n');
    for (;;) {
      const [seen, choices] = [this.#known(seat), offered()];
      try {
        return await this.#request({ type: 'act', id: 0, seat, seen, actions: [...actions] });
      } catch (error) {
        const stands = this.#known(seat) > seen && offered() === choices;
        if ((error as ApiError).kind !== 'stale' || !stands) throw error;
      }
    }
  }
  /** Fails with the reason why a seat may not do this now. */
  why(seat: number, action: object): Promise<void> {
    return this.#request({ type: 'why', id: 0, seat, action });
  }
  /** Undoes the last actions of a seat, all or none. */
  undo(seat: number, actions = 1): Promise<void> {
    return this.#request({ type: 'undo', id: 0, seat, seen: this.#known(seat), actions });
  }
  /** Asks everybody to go back to when `seat` had this many items. */
  askUndo(seat: number, items: number): Promise<void> {
    return this.#request({ type: 'ask_undo', id: 0, seat, seen: this.#known(seat), items });
  }
  answerUndo(seat: number, yes: boolean): Promise<void> {
    return this.#request({ type: 'answer_undo', id: 0, seat, yes });
  }
  /** Sends a chat line. A line that cannot be sent now is sent when the connection is back. */
  say(text: string): Promise<void> {
    const id = this.#next;
    this.unsent = [...this.unsent, { id, text }];
    const told = this.#request({ type: 'chat', id: 0, text });
    const forget = () => (this.unsent = this.unsent.filter((line) => line.id !== id));
    return told.finally(forget);
  }

  #known(seat: number | null): number {
    return this.viewpoints.get(seat)?.items.length ?? 0;
  }

  #request(message: Extract<FromClient, { id: number }>): Promise<void> {
    message.id = this.#next++;
    const known = 'seat' in message ? this.#known(message.seat) : (this.chat.at(-1)?.n ?? -1);
    const sent = this.state === 'live' && this.#settled;
    // After a break a chat line can wait for the connection; a move must be decided again.
    if (this.state === 'lost' && message.type !== 'chat') return Promise.reject(offline());
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, known, sent, resolve, reject });
      if (sent) this.#line.send(message);
    });
  }

  #opened(): void {
    this.#settled = false;
    const since = [...this.viewpoints.values()].map(({ seat, items }) => ({ seat, n: items.length }));
    this.#line.send({ type: 'hello', since });
  }

  #lost(): void {
    this.#settled = false;
    if (this.state === 'live') this.state = 'lost';
    for (const waiting of [...this.#waiting.values()])
      if (!waiting.sent && waiting.message.type !== 'chat') this.#finish(waiting, offline());
  }

  /** Everything the server sends after `hello` has arrived: resolve or retry the requests from before. */
  #settle(): void {
    this.#settled = true;
    this.state = 'live';
    for (const waiting of [...this.#waiting.values()]) {
      if (this.#happened(waiting)) this.#finish(waiting);
      else if (waiting.message.type === 'chat' || !waiting.sent) {
        waiting.sent = true;
        this.#line.send(waiting.message);
      } else this.#finish(waiting, offline('The connection broke before this arrived.'));
    }
  }

  #happened({ message, known }: Waiting): boolean {
    if (message.type === 'chat')
      return this.chat.some((line) => line.n > known && line.text === message.text.trim());
    const items = this.viewpoints.get(message.seat)?.items.slice(known) ?? [];
    const { seat } = message;
    switch (message.type) {
      case 'act': {
        const played = items.flatMap((item) =>
          item.what === 'played' && item.seat === seat && item.action !== null ? [item.action] : [],
        );
        return message.actions.every((action, nth) => played[nth] === action);
      }
      case 'why':
        return false;
      case 'undo':
        return items.some((item) => item.what === 'taken_back' && item.seat === seat);
      case 'ask_undo':
        return (
          this.info?.undo_asked?.seat === seat ||
          items.some((item) => item.what === 'taken_back' && item.seat === seat)
        );
      case 'answer_undo': {
        const asked = this.info?.undo_asked;
        return !asked || (message.yes && asked.yes.includes(seat));
      }
    }
  }

  #finish(waiting: Waiting, error?: ApiError): void {
    this.#waiting.delete(waiting.message.id);
    if (error) waiting.reject(error);
    else waiting.resolve();
  }

  #said(text: string): boolean {
    let message: ToClient;
    try {
      message = JSON.parse(text) as ToClient;
    } catch {
      return false;
    }
    switch (message.type) {
      case 'table':
        this.#table(message);
        break;
      case 'seen':
        this.#saw(message);
        break;
      case 'chat':
        this.#heard(message.lines);
        break;
      case 'done':
        this.#done(message.id);
        break;
      case 'refused': {
        const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
        if (waiting) this.#finish(waiting, new Refused(message.error));
        break;
      }
      case 'bye':
        this.farewell = message.reason;
        break;
      case 'pong':
        return true;
    }
    return false;
  }

  #table(info: TableInfo): void {
    this.info = kept(this.info, info);
    this.skew = Date.now() - info.now;
  }

  #saw({ seat, from, items, view, choices, outlook, undoable, last_request }: Seen): void {
    let known = this.viewpoints.get(seat)?.items ?? [];
    // A server that can no longer replay the whole game sends its items again.
    if (from + items.length < known.length) known = known.slice(0, from);
    if (from > known.length) {
      // An item was missed: start again from what is known.
      this.#line.reconnect();
      return;
    }
    const fresh = items.filter((item) => item.n >= known.length);
    const all = fresh.length ? [...known, ...fresh] : known;
    const viewpoint = { seat, items: all, view, choices, outlook, undoable, last_request };
    this.viewpoints.set(seat, viewpoint);
    this.tell(seat, fresh);
    // The view shows the result of a request, which answers it: the choices in the view must not wait for "done".
    if (fresh.length === 0) return;
    for (const waiting of [...this.#waiting.values()])
      if ('seat' in waiting.message && waiting.message.seat === seat && this.#happened(waiting))
        this.#finish(waiting);
  }

  /** Calls back with what is new for a viewpoint. */
  protected tell(seat: number | null, fresh: Item[]): void {
    const viewpoint = this.viewpoints.get(seat);
    if (viewpoint) for (const heard of this.#listeners) heard(viewpoint, fresh);
  }

  #heard(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > last);
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** The server has sent the view that shows the result before this, so no old choice can look like a new one. */
  #done(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting) this.#finish(waiting);
  }
}
