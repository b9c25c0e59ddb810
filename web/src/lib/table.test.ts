import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromClient, Item, Notation, ToClient } from './generated/protocol';
import type { Socket } from './line';
import { sampleTable } from './plain-table';
import { TableClient } from './table.svelte';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  closed = false;
  said: FromClient[] = [];
  send(text: string) {
    this.said.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event('open'));
  }
  tell(...messages: ToClient[]) {
    for (const message of messages)
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks() {
    this.onclose?.(new CloseEvent('close'));
  }
  last<T extends FromClient['type']>(type: T) {
    return this.said.findLast((message) => message.type === type) as Extract<FromClient, { type: T }>;
  }
}

const info = (you: number[] = [0]) => sampleTable({ id: 't1', game: 'myrmes', you });
const played = (n: number, action: string | null = null, seat = 0): Item => ({
  n,
  at: 0,
  what: 'played',
  seat,
  action,
  events: [],
});
const seen = (from: number, items: Item[], seat: number | null = 0): ToClient => ({
  type: 'seen',
  seat,
  from,
  items,
  view: { of: from + items.length },
  choices: [],
  outlook: {},
  undoable: 0,
  last_request: 0,
});

const lines = (...texts: string[]) => texts as Notation[];

let sockets: FakeSocket[];
let client: TableClient;
const socket = () => sockets.at(-1) as FakeSocket;

/** Opens the newest socket and sends what a server sends after hello. */
function welcome(...more: ToClient[]) {
  socket().open();
  socket().tell({ type: 'table', ...info() }, ...more, { type: 'pong' });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  client = new TableClient('t1', () => {
    const made = new FakeSocket();
    sockets.push(made);
    return made;
  });
  client.open();
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

test('overlapping items are kept only once', () => {
  welcome(seen(0, [played(0), played(1)]));
  socket().tell(seen(1, [played(1), played(2)]));
  expect(client.viewpoints.get(0)?.items.map((item) => item.n)).toEqual([0, 1, 2]);
  expect(client.viewpoints.get(0)?.view).toEqual({ of: 3 });
});

describe('what the first view offers can be chosen before the connection has settled', () => {
  const begun = () => {
    socket().open();
    socket().tell({ type: 'table', ...info() }, seen(0, [played(0)]));
    return client.act(0, lines('event vp_plus_1'));
  };

  test('and is sent as soon as it has', async () => {
    const done = begun();
    expect(socket().last('act')).toBeUndefined();
    socket().tell({ type: 'pong' });
    expect(socket().said.filter(({ type }) => type === 'act')).toHaveLength(1);
    const { id, actions } = socket().last('act');
    expect(actions).toEqual(['event vp_plus_1']);
    socket().tell(seen(1, [played(1, 'event vp_plus_1')]), { type: 'done', id });
    await expect(done).resolves.toBeUndefined();
  });

  test('or fails with the connection, without being sent later', async () => {
    const done = begun();
    socket().breaks();
    await expect(done).rejects.toMatchObject({ kind: 'offline' });
    await vi.advanceTimersByTimeAsync(400);
    welcome(seen(0, [played(0)]));
    expect(socket().last('act')).toBeUndefined();
  });

  test('also while the connection is renewed for somebody who now has a name', async () => {
    welcome(seen(0, [played(0)]));
    client.renew();
    const done = client.act(0, lines('event vp_plus_1'));
    welcome(seen(0, [played(0)]));
    const { id } = socket().last('act');
    socket().tell(seen(1, [played(1, 'event vp_plus_1')]), { type: 'done', id });
    await expect(done).resolves.toBeUndefined();
  });
});

test('a server that can replay less than before sends its items again', () => {
  welcome(seen(0, [played(0), played(1), played(2)]));
  socket().tell(seen(0, [played(0, 'anew'), played(1)]));
  const items = () => client.viewpoints.get(0)?.items ?? [];
  expect(items().map((item) => (item.what === 'played' ? item.action : ''))).toEqual(['anew', null]);
  // From there it continues as usual.
  socket().tell(seen(2, [{ n: 2, at: 0, what: 'continued', lost: 1 }]));
  expect(items().map((item) => item.what)).toEqual(['played', 'played', 'continued']);
});

test('a gap in the items reconnects from what is known', async () => {
  welcome(seen(0, [played(0)]));
  socket().tell(seen(5, [played(5)]));
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().last('hello').since).toEqual([{ seat: 0, n: 1 }]);
});

test('a stranger who was given a name reconnects without seeming offline', () => {
  welcome();
  const [old] = sockets;
  client.renew();
  expect(old?.closed).toBe(true);
  expect(sockets).toHaveLength(2);
  expect(client.state).toBe('live');
  welcome();
  expect(client.info?.you).toEqual([0]);
});

test('an act is answered by its id', async () => {
  welcome(seen(0, [played(0)]));
  let resolved = false;
  const act = client.act(0, lines('stop')).then(() => (resolved = true));
  const { id, seen: known } = socket().last('act');
  expect(known).toBe(1);
  // The same seat acts in another window: only the answer says that this act is done.
  socket().tell(seen(1, [played(1, 'leave (1,0)')]));
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toBe(false);
  socket().tell({ type: 'done', id: id + 1 }, { type: 'done', id });
  await act;
  expect(resolved).toBe(true);
});

test('the server says why something is not allowed; asking survives no broken connection', async () => {
  welcome(seen(0, [played(0)]));
  const why = client.why(0, { do: 'step', to: '(1,0)' });
  const { id, action } = socket().last('why');
  expect(action).toEqual({ do: 'step', to: '(1,0)' });
  const error = { kind: 'illegal', message: 'too far' };
  socket().tell({ type: 'refused', id, error });
  await expect(why).rejects.toMatchObject(error);
  const late = client.why(0, { do: 'stop' });
  const expected = expect(late).rejects.toMatchObject({ kind: 'offline' });
  socket().breaks();
  await vi.advanceTimersByTimeAsync(300);
  welcome(seen(1, [played(1, 'stop')]));
  await expected;
});

test('an act is answered as soon as a view shows it, so that its choices can be clicked', async () => {
  welcome(seen(0, [played(0)]));
  const act = client.act(0, lines('stop'));
  socket().tell(seen(1, [played(1, 'stop')]));
  await act;
  socket().tell({ type: 'done', id: socket().last('act').id });
});

describe('the game went on while an act was being sent', () => {
  const stale = () => ({
    type: 'refused' as const,
    id: socket().last('act').id,
    error: { kind: 'stale', message: 'something happened meanwhile' },
  });
  const choice = { text: 'stop' as Notation, action: { do: 'stop' } };
  const offering = (from: number, items: Item[], ...choices: (typeof choice)[]): ToClient => ({
    ...(seen(from, items) as Extract<ToClient, { type: 'seen' }>),
    choices,
  });

  test('it is sent again if the choices are the same', async () => {
    welcome(offering(0, [played(0)], choice));
    const act = client.act(0, lines('stop'));
    socket().tell(offering(1, [played(1, null, 1)], choice), stale());
    await vi.advanceTimersByTimeAsync(1);
    expect(socket().last('act').seen).toBe(2);
    socket().tell(offering(2, [played(2, 'stop')]));
    await act;
  });

  test('it is refused if the choices differ', async () => {
    welcome(offering(0, [played(0)], choice));
    const act = client.act(0, lines('stop'));
    socket().tell(offering(1, [played(1, null, 1)]), stale());
    await expect(act).rejects.toMatchObject({ kind: 'stale' });
    expect(socket().said.filter(({ type }) => type === 'act')).toHaveLength(1);
  });
});

test('a refusal carries its rule and values', async () => {
  welcome(seen(0, []));
  const act = client.act(0, lines('stop'));
  const error = {
    kind: 'illegal',
    message: 'no',
    rule: 'turn/order',
    values: { why: 'not_to_act', seat: 0 },
  };
  socket().tell({ type: 'refused', id: socket().last('act').id, error });
  await expect(act).rejects.toMatchObject(error);
});

describe('when the connection breaks', () => {
  test('the client waits longer after each attempt, and retries at once when the browser is online', async () => {
    welcome();
    const waits: number[] = [];
    while (waits.length < 8) {
      const before = sockets.length;
      socket().breaks();
      expect(client.state).toBe('lost');
      let waited = 0;
      while (sockets.length === before) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 3)).toEqual([300, 600, 1200]);
    expect(waits.at(-1)).toBe(10_000);
    const before = sockets.length;
    socket().breaks();
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(before + 1);
    welcome();
    expect(client.state).toBe('live');
  });

  test('a move that arrived is done, another can be tried again', async () => {
    welcome(seen(0, [played(0)]));
    const arrived = client.act(0, lines('step (1,0)', 'stop'));
    socket().breaks();
    await vi.advanceTimersByTimeAsync(300);
    welcome(seen(1, [played(1, 'step (1,0)'), played(2, 'stop')]));
    await expect(arrived).resolves.toBeUndefined();

    const vanished = client.act(0, lines('stop'));
    const expected = expect(vanished).rejects.toMatchObject({ kind: 'offline' });
    socket().breaks();
    await vi.advanceTimersByTimeAsync(300);
    welcome(seen(3, [played(3, null, 1)]));
    await expected;
  });

  test('moves are refused at once while disconnected', async () => {
    welcome(seen(0, []));
    socket().breaks();
    await expect(client.act(0, lines('stop'))).rejects.toMatchObject({ kind: 'offline' });
  });

  test('a chat line is sent again unless it had arrived', async () => {
    welcome();
    const lost = client.say('hello');
    socket().breaks();
    const later = client.say('again');
    expect(client.unsent.map((line) => line.text)).toEqual(['hello', 'again']);
    await vi.advanceTimersByTimeAsync(300);
    welcome({ type: 'chat', lines: [{ n: 0, at: 0, who: 'i', name: 'Iris', seat: 0, text: 'hello' }] });
    await lost;
    expect(socket().said.filter((message) => message.type === 'chat')).toHaveLength(1);
    socket().tell({ type: 'done', id: socket().last('chat').id });
    await later;
    await vi.advanceTimersByTimeAsync(0);
    expect(client.unsent).toEqual([]);
  });

  test('a silent connection counts as dead', async () => {
    welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket().last('ping')).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(client.state).toBe('lost');
  });
});

test('each of our seats has its own viewpoint', () => {
  socket().open();
  socket().tell({ type: 'table', ...info([0, 2]) }, seen(0, [played(0)], 0), seen(0, [played(0)], 2));
  expect(client.mine.map((viewpoint) => viewpoint.seat)).toEqual([0, 2]);
});
