// A WebSocket that reconnects: it waits longer after each failure, retries at once when the browser comes online or the
// page becomes visible again, and detects a connection that is dead without having been closed.
import type { FromClient } from './generated/protocol';

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}
export type Connect = (url: string) => Socket;

export interface LineEvents {
  connect?: Connect;
  opened: () => void;
  /** Handles a message; returns whether it was the answer to a ping. */
  said: (text: string) => boolean;
  lost: () => void;
  /** The first ping was answered: everything the server sends at first has arrived. */
  settled: () => void;
}

export const FIRST_WAIT_MS = 300;
export const LONGEST_WAIT_MS = 10_000;
export const PING_EVERY_MS = 20_000;
export const PONG_WITHIN_MS = 10_000;

const browserSocket: Connect = (url) => {
  const there = new URL(url, location.href);
  there.protocol = there.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(there);
};

export class Line {
  #socket: Socket | null = null;
  #wanted = false;
  #open = false;
  #settled = false;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private url: string,
    private events: LineEvents,
  ) {}

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    addEventListener('online', this.#hurry);
    addEventListener('pageshow', this.#hurry);
    document.addEventListener('visibilitychange', this.#looked);
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    removeEventListener('online', this.#hurry);
    removeEventListener('pageshow', this.#hurry);
    document.removeEventListener('visibilitychange', this.#looked);
    this.#drop();
  }

  send(message: FromClient): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  /** Drops the connection and opens a new one after a delay. */
  reconnect(): void {
    if (!this.#wanted) return;
    this.#drop();
    this.events.lost();
    this.#later();
  }

  /** Reconnects at once: the person at this end has changed. */
  renew(): void {
    if (!this.#wanted) return;
    this.#drop();
    this.#connect();
  }

  #hurry = (): void => {
    if (!this.#wanted) return;
    this.#wait = FIRST_WAIT_MS;
    if (!this.#socket) this.#connect();
    else if (this.#settled) this.#askPong();
  };

  #looked = (): void => {
    if (document.visibilityState === 'visible') this.#hurry();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    let socket: Socket;
    try {
      socket = (this.events.connect ?? browserSocket)(this.url);
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    const mine = (then: () => void) => () => {
      if (this.#socket === socket) then();
    };
    // A server that accepts the connection and then stays silent is as dead as one that does not answer.
    this.#dead = setTimeout(() => this.reconnect(), PONG_WITHIN_MS);
    socket.onopen = mine(() => {
      this.#open = true;
      this.events.opened();
      this.#askPong();
    });
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#said(String(event.data));
    };
    socket.onclose = mine(() => this.reconnect());
  }

  #said(text: string): void {
    if (!this.events.said(text)) return;
    clearTimeout(this.#dead);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#askPong(), PING_EVERY_MS);
    if (this.#settled) return;
    this.#settled = true;
    this.#wait = FIRST_WAIT_MS;
    this.events.settled();
  }

  #askPong(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => this.reconnect(), PONG_WITHIN_MS);
    this.send({ type: 'ping' });
  }

  #later(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    clearTimeout(this.#dead);
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    this.#settled = false;
    socket?.close();
  }
}
