import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Components } from '../../lib/generated/myrmes';
import type { Item, TableInfo, ToClient } from '../../lib/generated/protocol';
import type { Socket } from '../../lib/line';
import { recentOf } from '../../lib/live.svelte';
import { Tellings } from '../../lib/table/telling.svelte';
import { TableClient } from '../../lib/table.svelte';
import { historyOf } from './history';
import { liveMyrmes, nursesOf } from './live.svelte';
import type { MyrmesTelling } from './telling';

let socket: Socket;
let client: TableClient;
const tell = (...messages: ToClient[]) => {
  for (const message of messages)
    socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
};
const seat = { kind: 'local', name: '', level: null, online: true, stand_in: null, gone: false };
const table = (you: number[]): ToClient =>
  ({ type: 'table', you, seats: [seat, seat, seat], to_act: [], now: 0 }) as unknown as TableInfo & {
    type: 'table';
  };
/** The view of a seat: who has to act, and whether everybody chooses at the same time. */
const seen = (of: number, to_act: number[], secret: boolean): ToClient => ({
  ...{ type: 'seen', seat: of, from: 0, items: [], choices: [], outlook: {}, undoable: 0, last_request: 0 },
  view: { to_act, ...(secret ? { asked: to_act } : {}) },
});

beforeEach(() => {
  vi.useFakeTimers();
  client = new TableClient('t', () => {
    socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
    return socket;
  });
  client.open();
  socket.onopen?.(new Event('open'));
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

function both(to_act: number[], secret: boolean) {
  tell(table([0, 1]), seen(0, to_act, secret), seen(1, to_act, secret));
}

test('around one screen a curtain comes down between two players who choose in secret', () => {
  both([0, 1], true);
  const live = liveMyrmes(client, {} as Components);
  live.turn();
  expect([live.seat, live.curtain]).toEqual([null, 0]);
  live.lift();
  expect([live.seat, live.curtain]).toEqual([0, null]);
  live.turn();
  expect(live.curtain).toBe(null);
  both([1], true);
  live.turn();
  expect(live.curtain).toBe(1);
  live.lift();
  expect(live.game?.seat).toBe(1);
});

test('no seat is shown until it is known whether it has a secret', () => {
  tell(table([0, 1]), seen(0, [1], true));
  const live = liveMyrmes(client, {} as Components);
  live.turn();
  expect([live.seat, live.curtain]).toEqual([null, null]);
  tell(seen(1, [1], true));
  live.turn();
  expect([live.seat, live.curtain]).toEqual([null, 1]);
});

test('where nothing is secret the page shows the player to act', () => {
  both([1], false);
  const live = liveMyrmes(client, {} as Components);
  live.turn();
  expect([live.seat, live.curtain]).toEqual([1, null]);
  both([0], false);
  live.turn();
  expect([live.seat, live.curtain]).toEqual([0, null]);
});

test('a person with one seat never sees a curtain, and a spectator sees the spectators’ game', () => {
  tell(table([2]), seen(2, [0, 2], true));
  const live = liveMyrmes(client, {} as Components);
  live.turn();
  expect([live.seat, live.curtain]).toEqual([2, null]);
});

const played = (n: number, of: number | null, events: object[]): Item => ({
  ...{ n, at: 0, what: 'played' as const, seat: of, action: null, events },
});

test('recent events are those since the seat last acted, without undone ones', () => {
  const items: Item[] = [
    played(0, 0, [{ what: 'worker_left', seat: 0 }]),
    played(1, 1, [{ what: 'tile_placed', seat: 1 }]),
    played(2, 1, [{ what: 'worker_left', seat: 1 }]),
    { n: 3, at: 0, what: 'taken_back', seat: 1, items: [2], agreed: false },
  ];
  const recent = recentOf({
    seat: 0,
    items,
    view: {},
    choices: [],
    outlook: {},
    undoable: 0,
    last_request: 0,
  });
  expect(recent).toEqual([{ what: 'tile_placed', seat: 1 }]);
});

test('undo takes back what the server says was sent together', async () => {
  const acted = { ...seen(0, [0], false), undoable: 3, last_request: 2 } as ToClient;
  tell(table([0]), acted, { type: 'pong' });
  const live = liveMyrmes(client, {} as Components);
  live.turn();
  void live.game?.undo();
  const sent = vi.mocked(socket.send).mock.calls.map(([text]) => JSON.parse(text) as object);
  expect(sent.at(-1)).toMatchObject({ type: 'undo', seat: 0, actions: 2 });
});

test('scores by season and nurses are derived from the log', () => {
  const scored = { source: 'prey', points: 4, vp_plus_1: 1 };
  const items = [
    played(0, null, [{ what: 'season_began', year: 1, season: 'spring', event: 'vp_plus_1' }]),
    played(1, 1, [
      { what: 'nurses_placed', seat: 1, larvae: 1, soldiers: 0, workers: 2, atelier: 0 },
      { what: 'prey_hunted', seat: 1, scored },
      { what: 'season_ended', season: 'spring' },
      { what: 'wintered', seat: 0, points: -3 },
      { what: 'wintered', seat: 1, points: 0 },
    ]),
  ];
  expect(nursesOf(items, 1)).toEqual([1, 0, 2, 0]);
  expect(historyOf(items, 10)).toEqual([
    { year: 1, season: 'spring', scores: [10, 15] },
    { year: 1, season: 'winter', scores: [7, 15] },
  ]);
});

describe('what everybody is told', () => {
  const components = { winter: [4, 5, 6] } as unknown as Components;
  const dice = [
    ['spring', 5],
    ['summer', 4],
    ['autumn', 2],
  ];
  const setup = played(0, null, [{ what: 'dice_rolled', year: 1, dice }]);
  const wintered = { what: 'wintered', seat: 0, due: 4, guarded: 0, paid: 4, missing: 0, points: 0 };
  const views = (
    of: number | null,
    to_act: number[],
    from: number,
    items: Item[],
    secret = true,
  ): ToClient => ({
    ...{ type: 'seen', seat: of, from, items, choices: [], outlook: {}, undoable: 0, last_request: 0 },
    view: { to_act, year: 1, colonies: [{ score: 9 }, { score: 9 }], ...(secret ? { asked: to_act } : {}) },
  });
  function open() {
    const tellings = new Tellings<MyrmesTelling>();
    const live = liveMyrmes(client, components, () => undefined, tellings);
    live.turn();
    return { live, tellings, kind: () => tellings.current?.kind ?? null };
  }

  test('begins with the dice of the first year, once', () => {
    tell(table([0]), views(0, [0], 0, [setup]));
    const first = open();
    expect(first.tellings.current).toMatchObject({ kind: 'year', year: 1, dice, due: 4 });
    first.live.stop();
    // After a reload, and in the middle of a game.
    expect(open().kind()).toBe(null);
    localStorage.clear();
    tell(views(0, [0], 1, [played(1, 0, [{ what: 'passed', seat: 0 }])]));
    expect(open().kind()).toBe(null);
  });

  test('begins, too, if the first view comes later, and for spectators', () => {
    tell(table([]));
    const { kind } = open();
    expect(kind()).toBe(null);
    tell(views(null, [0], 0, [setup]));
    expect(kind()).toBe('year');
  });

  test('waits behind a curtain, and is told to whoever lifts it', () => {
    tell(table([0, 1]), ...[null, 0, 1].map((of) => views(of, [0], 0, [setup])));
    const { live, kind } = open();
    expect([live.curtain, kind()]).toEqual([0, null]);
    vi.advanceTimersByTime(60_000);
    live.lift();
    expect(kind()).toBe('year');
    vi.advanceTimersByTime(60_000);
    expect(kind()).toBe(null);
    // The views of one move come one after the other, and a curtain may come down between them.
    const winter = played(1, 0, [wintered]);
    tell(views(null, [1], 1, [winter]), views(0, [1], 1, [winter]));
    expect(kind()).toBe('winter');
    tell(views(1, [1], 1, [winter]));
    live.turn();
    expect([live.curtain, kind()]).toEqual([1, null]);
    live.lift();
    expect([live.seat, kind()]).toEqual([1, 'winter']);
  });

  test('is told once when another seat is shown', () => {
    tell(table([0, 1]), ...[null, 0, 1].map((of) => views(of, [1], 0, [setup], false)));
    const { live, kind, tellings } = open();
    expect([live.seat, kind()]).toEqual([1, 'year']);
    tellings.stop();
    const winter = played(1, 1, [wintered]);
    tell(views(null, [0], 1, [winter], false), views(0, [0], 1, [winter], false));
    live.turn();
    tell(views(1, [0], 1, [winter], false));
    live.turn();
    expect([live.seat, kind()]).toEqual([0, 'winter']);
    tellings.skip();
    expect(kind()).toBe(null);
  });

  test('contains nothing that only one seat around the screen may know', () => {
    tell(table([0, 1]), ...[null, 0, 1].map((of) => views(of, [1], 0, [setup], false)));
    const { kind, tellings } = open();
    tellings.stop();
    // The view of a seat is shown, but what it alone has seen is not told.
    tell(views(1, [1], 1, [played(1, 1, [wintered])], false));
    expect(kind()).toBe(null);
  });

  test('stops when it was undone', () => {
    tell(table([0]), views(0, [0], 0, [setup]));
    const { kind, tellings } = open();
    tellings.stop();
    tell(views(0, [0], 1, [played(1, 1, [wintered])]));
    expect(kind()).toBe('winter');
    tell(views(0, [1], 2, [{ n: 2, at: 0, what: 'taken_back', seat: 1, items: [1], agreed: false }]));
    expect(kind()).toBe(null);
  });
});
