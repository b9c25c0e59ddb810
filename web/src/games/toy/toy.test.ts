// A third game is played and replayed through the page with nothing but its parts.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choose, use } from '../../lib/i18n.svelte';
import type { Item, Replay as Replayed, TableInfo, ToClient } from '../../lib/generated/protocol';
import type { Socket } from '../../lib/line';
import { settings } from '../../lib/settings.svelte';
import { remember, remembered } from '../../lib/table/away';
import { TableClient } from '../../lib/table.svelte';
import { open } from '../../pages/replay/loader';
import { Doings } from '../../pages/table/doings.svelte';
import { games } from '..';
import Live from './Live.svelte';
import Replay from './Replay.svelte';
import type { Components, Event, View } from './toy.svelte';

beforeAll(async () => {
  await choose('en');
  await Promise.all(['play', 'table', 'log', 'replay'].map(use));
});
beforeEach(() => (settings.toured = true));

const components: Components = { stones: ['one', 'two', 'three'] };
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
const view = (left: string[], scores: number[], to_act: number[]): View => ({
  ...{ left, scores, to_act, over: left.length === 0 },
});
const took = (n: number, seat: number, at: string, last = false): Item => ({
  ...{ n, at: 0, what: 'played', seat, action: null },
  events: [{ what: 'took', seat, at }, ...(last ? [{ what: 'ended' as const }] : [])] satisfies Event[],
});
const setup: Item = { n: 0, at: 0, what: 'played', seat: null, action: null, events: [] };
/** Three stones, taken by the seats 0, 1, 0. */
const items = [setup, took(1, 0, 'two'), took(2, 1, 'one'), took(3, 0, 'three', true)];
const views = [
  view(['one', 'two', 'three'], [0, 0], [0]),
  view(['one', 'three'], [1, 0], [1]),
  view(['three'], [1, 1], [0]),
  view([], [2, 1], []),
];

test('it is in no list of games', () => {
  expect(games.map(({ id }) => id)).not.toContain('toy');
});

let client: TableClient | null = null;
afterEach(() => {
  client?.close();
  localStorage.clear();
});

/** A table on a socket, and what makes it hear something. */
function tableOf(you: number[]) {
  const socket: Socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
  const opened = new TableClient('t', () => socket);
  client = opened;
  opened.open();
  socket.onopen?.(new globalThis.Event('open'));
  const hear = (...messages: ToClient[]) => {
    for (const message of messages)
      socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  };
  const seat = (name: string) => ({
    ...{ kind: 'human', name, level: null, online: true, stand_in: null, gone: false },
  });
  const info = (status: string, to_act: number[]) =>
    ({
      ...{ type: 'table', game: 'toy', status, you, seats: [seat('Ada'), seat('Bruno')], to_act },
      ...{ now: 0, clock: { kind: 'none' }, undo_asked: null, abandon: [], hints: false },
    }) as unknown as TableInfo & { type: 'table' };
  const seen = (from: number, to: number, stones: string[] = []): ToClient => ({
    ...{ type: 'seen', seat: you[0] ?? null, from, items: items.slice(from, to), outlook: {} },
    ...{ view: views[to - 1], undoable: 0, last_request: 0 },
    choices: stones.map((at) => ({ text: `take ${at}` as never, action: { do: 'take', at } })),
  });
  const show = async () => {
    const doings = new Doings(opened);
    const given = { components, doings, notices: nothing, onbar: vi.fn(), onseat: vi.fn() };
    render(Live, { client: opened, ...given });
    await tick();
  };
  return { socket, hear, info, seen, show };
}

test('a live table lights what may be done, sends what is pressed, and tells what came of it', async () => {
  const { socket, hear, info, seen, show } = tableOf([0]);
  hear(info('running', [0]), seen(0, 1, ['one', 'two', 'three']), { type: 'pong' });

  await show();
  screen.getByRole('heading', { name: 'Stones' });
  screen.getByText('Take a stone');
  const stones = () => [...document.querySelectorAll<SVGElement>('[data-hex]')];
  expect(stones().map((one) => one.dataset.lit)).toEqual(['', '', '']);

  await fireEvent.click(screen.getByRole('button', { name: 'two' }));
  const sent = vi
    .mocked(socket.send)
    .mock.calls.map(([text]) => JSON.parse(text) as { type: string; id: number });
  expect(sent.filter(({ type }) => type === 'act')).toMatchObject([{ seat: 0, actions: ['take two'] }]);

  // What comes of it is drawn once it has been animated, which a key skips.
  hear(seen(1, 3, ['three']), { type: 'done', id: sent.at(-1)?.id ?? 0 });
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  await tick();
  expect(stones().map((one) => one.dataset.hex)).toEqual(['three']);

  // The last stone is told in a panel, and Space goes on to the end.
  hear(seen(3, 4, []), info('over', []));
  await tick();
  screen.getByText('Told: The last stone');
  await fireEvent.keyDown(document.body, { key: ' ' });
  await tick();
  expect(screen.queryByText('Told: The last stone')).toBe(null);
  expect(document.querySelector('main')?.dataset.moment).toBe('final');
  expect(screen.getAllByText(/The end: 2 to 1/).length).toBeGreaterThan(0);
});

test('a watcher who comes back is told what happened meanwhile', async () => {
  remember('t', null, 0);
  const { hear, info, seen, show } = tableOf([]);
  hear(info('running', [0]), seen(0, 4), { type: 'pong' });
  await show();
  await vi.waitFor(() => screen.getByRole('heading', { name: 'While you were away' }));
  expect(document.querySelectorAll('.telling li')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Step by step' }).getAttribute('href')).toBe(
    '/table/t/replay?at=0',
  );
  await fireEvent.keyDown(document.body, { key: ' ' });
  await tick();
  expect(screen.queryByRole('heading', { name: 'While you were away' })).toBe(null);
  expect(remembered('t', null)).toBe(3);
});

test('a replay goes through its steps, and its log leads to them', async () => {
  const replay = open(
    {
      ...{ game: 'toy', names: ['Ada', 'Bruno'], components, seat: null, seats: [null] },
      steps: items.map((item, at) => ({ ...item, at })),
      frames: { from: 0, frames: views.map((seen) => ({ view: seen, outlook: {} })) },
    } as unknown as Replayed,
    () => Promise.reject(new Error('everything is here')),
    vi.fn(),
  );
  const onmoment = vi.fn();
  const given = { replay, names: ['Ada', 'Bruno'], wanted: { at: null }, onmoment, oneyes: vi.fn() };
  render(Replay, { ...given, tools: nothing, link: nothing });
  await tick();
  screen.getByText('3 left');
  const stones = () => [...document.querySelectorAll<SVGElement>('[data-hex]')].map((one) => one.dataset.hex);
  expect(stones()).toEqual(['one', 'two', 'three']);
  await fireEvent.keyDown(document.body, { key: 'End' });
  await tick();
  screen.getByText('0 left');
  expect(onmoment).toHaveBeenLastCalledWith(3, null);
  const main = screen.getByRole('main');
  expect(main.dataset.moment).toBe('final');
  expect(within(main).getAllByText(/The end: 2 to 1/).length).toBeGreaterThan(0);
});
