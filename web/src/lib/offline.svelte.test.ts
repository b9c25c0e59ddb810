import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeenGame } from './game.svelte';
import type { Notation, ToClient } from './generated/protocol';
import type { Socket } from './line';
import { dropOffline } from './offline.svelte';
import { TableClient } from './table.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table with one game, whose connection the test opens and breaks. */
function table() {
  let socket: Socket | undefined;
  const client = new TableClient('t1', () => {
    socket = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
    return socket;
  });
  const game = new SeenGame({
    act: (actions) => client.act(0, actions),
    why: () => Promise.resolve(),
    undo: () => Promise.resolve(),
  });
  const stop = $effect.root(() => {
    $effect(() => dropOffline(client, [game]));
  });
  client.open();
  return {
    client,
    game,
    async connects() {
      await vi.advanceTimersByTimeAsync(300);
      const pong: ToClient = { type: 'pong' };
      socket?.onopen?.(new Event('open'));
      socket?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(pong) }));
      await vi.advanceTimersByTimeAsync(1);
      flushSync();
    },
    breaks() {
      socket?.onclose?.(new CloseEvent('close'));
      flushSync();
    },
    leave() {
      stop();
      client.close();
    },
  };
}
const stop = ['stop' as Notation];

test('what was pressed without a connection is refused until there is one', async () => {
  const { client, game, connects, breaks, leave } = table();
  await connects();
  breaks();
  await game.act(stop);
  flushSync();
  expect([client.state, game.refusal?.error.kind]).toEqual(['lost', 'offline']);
  await connects();
  expect([client.state, game.refusal]).toEqual(['live', null]);
  leave();
});

test('so is what was under way when the connection broke, although that fails only after reconnecting', async () => {
  const { client, game, connects, breaks, leave } = table();
  await connects();
  const act = game.act(stop);
  breaks();
  await connects();
  expect(await act).toBe(false);
  flushSync();
  expect([client.state, game.busy, game.refusal]).toEqual(['live', false, null]);
  leave();
});

test('other refusals stay', async () => {
  const { game, connects, breaks, leave } = table();
  await connects();
  game.refusal = { error: { kind: 'illegal', message: 'too far' }, at: null };
  breaks();
  await connects();
  expect(game.refusal.error.kind).toBe('illegal');
  leave();
});
