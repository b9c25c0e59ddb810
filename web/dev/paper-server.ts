/**
 * A server made of paper, for pages that ask one: it answers what a scene has written down, and nothing changes. What is
 * not written down is refused.
 */
import type { ApiError, ToClient } from '../src/lib/generated/protocol';
import type { Socket } from '../src/lib/line';

export interface Paper {
  /** What is answered, by path below /api/; a function answers what it was sent. */
  answers?: Record<string, unknown>;
  /** What a table says to whoever comes to it. */
  says?: readonly ToClient[];
}

let paper: Paper = {};

/** From now on, pages are told this. */
export function lay(next: Paper): void {
  paper = next;
}

class PaperSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor() {
    queueMicrotask(() => {
      this.onopen?.(new Event('open'));
      for (const message of paper.says ?? []) this.#say(message);
    });
  }

  send(text: string): void {
    if ((JSON.parse(text) as { type: string }).type === 'ping') this.#say({ type: 'pong' });
  }

  #say(message: ToClient): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    this.onmessage = this.onclose = null;
  }
}

const refused: ApiError = { kind: 'not_found', message: 'It is not on the paper.' };

/** Answers instead of a server from now on. */
export function serve(): void {
  window.fetch = (request, init) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href);
    const written = paper.answers?.[pathname.replace('/api/', '')];
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer: unknown =
      typeof written === 'function' ? (written as (sent: unknown) => unknown)(sent) : written;
    return Promise.resolve(Response.json(answer ?? refused, { status: answer === undefined ? 404 : 200 }));
  };
  window.WebSocket = PaperSocket as unknown as typeof WebSocket;
}
