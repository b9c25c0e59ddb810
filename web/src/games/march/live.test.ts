// Around one screen: which Reactions are asked in the open, and what the page shows then.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AskedOutlook, Components, Decision, Outlook, View } from '../../lib/generated/march';
import type { Choice, TableInfo, ToClient } from '../../lib/generated/protocol';
import { choose, use } from '../../lib/i18n.svelte';
import type { Socket } from '../../lib/line';
import { settings } from '../../lib/settings.svelte';
import { TableClient } from '../../lib/table.svelte';
import { Desk } from './desk.svelte';
import reaction from './fixtures/reaction.json';
import turn from './fixtures/turn.json';
import { liveMarch, openReaction } from './live.svelte';
import { MarchGame } from './game.svelte';
import { Moments } from './moments/moments.svelte';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
}
const { components, view, outlook, choices } = reaction as unknown as Fixture;
const own = turn as unknown as Fixture;

let socket: Socket;
let client: TableClient;
const tell = (...messages: ToClient[]) => {
  for (const message of messages)
    socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
};
const seat = { kind: 'local', name: '', level: null, online: true, stand_in: null, gone: false };
const table = {
  type: 'table',
  you: [0, 1],
  seats: [seat, seat],
  to_act: [],
  now: 0,
} as unknown as TableInfo & {
  type: 'table';
};
/** Without the hands, as the server sends a view to spectators. */
const bare = (all: View, to_act: number[]): View => ({
  ...all,
  seat: null,
  to_act,
  nests: all.nests.map((nest) => {
    const open = { ...nest };
    delete open.hand;
    delete open.face_down;
    return open;
  }),
});
function seen(of: number | null, to_act: number[], asked?: Pick<Fixture, 'view' | 'outlook' | 'choices'>) {
  const plain = { ...outlook };
  delete plain.asked;
  delete plain.reaction;
  return {
    ...{ type: 'seen' as const, seat: of, from: 0, items: [], undoable: 0, last_request: 0 },
    ...{ choices: asked?.choices ?? [], outlook: asked?.outlook ?? plain },
    view: of === null ? bare(view, to_act) : { ...(asked?.view ?? view), seat: of, to_act },
  };
}
const hands = (game: MarchGame | undefined) =>
  game?.view.nests.filter(({ hand }) => hand !== undefined).length;

beforeAll(async () => {
  await choose('en');
  await use('march');
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.openReactions = true;
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

/** Seat 1 takes its turn behind its curtain, then seat 0 may react. */
function atReaction() {
  tell(table, seen(null, [1]), seen(0, [1]), seen(1, [1], own));
  const live = liveMarch(client, components);
  live.turn();
  expect(live.curtain).toBe(1);
  live.lift();
  live.turn();
  tell(seen(null, [0]), seen(0, [0], { view, outlook, choices }), seen(1, [0]));
  live.turn();
  return live;
}

test('an open Reaction is asked on the spectators’ table, where no hand is', () => {
  const live = atReaction();
  expect([live.curtain, live.answering, live.viewpoint]).toEqual([null, 0, null]);
  expect(live.game?.seat).toBe(0);
  expect(live.game?.choices).toEqual(choices);
  expect(live.game?.mayAct).toBe(true);
  expect(hands(live.game)).toBe(0);
  expect(live.game?.open).toBe(true);
  // The own game does have the hand: the test would notice if it were shown.
  expect(hands(live.games.get(0))).toBe(1);
});

test('the prompt says who is asked, and offers a look at the hand behind the curtain', () => {
  const live = atReaction();
  const game = live.game as MarchGame;
  game.call(['Ada', 'Bruno']);
  const { prompt } = new Moments(
    game,
    new Desk(game),
    () => [],
    () => live.hide(),
  );
  expect(prompt.say).toMatch(/^Ada: /);
  prompt.acts.find(({ id }) => id === 'hand')?.run();
  expect([live.curtain, live.answering]).toEqual([0, null]);
  live.lift();
  live.turn();
  expect([live.seat, live.curtain, hands(live.game)]).toEqual([0, null, 1]);
});

test('after an answer in the open, a hand comes back only behind a curtain', () => {
  const live = atReaction();
  tell(seen(null, [1]), seen(0, [1]), seen(1, [1], own));
  live.turn();
  expect([live.curtain, live.answering]).toEqual([1, null]);
});

test('while bots decide after it, the table stays open', () => {
  const live = atReaction();
  tell(seen(null, [2]), seen(0, [2]), seen(1, [2]));
  live.turn();
  expect([live.curtain, live.viewpoint, hands(live.game)]).toEqual([null, null, 0]);
  expect(live.game?.mayAct).toBe(false);
});

test('whoever wants a curtain gets it', () => {
  settings.openReactions = false;
  const live = atReaction();
  expect([live.curtain, live.answering]).toEqual([0, null]);
});

test('only what needs no hand is asked in the open', () => {
  const asks = (decision: Decision, more: Partial<AskedOutlook> = {}, reacts = true) => {
    const game = new MarchGame();
    const asked = { ...(outlook.asked as AskedOutlook), decision, ...more };
    const all = { ...outlook, asked };
    if (!reacts) delete all.reaction;
    Object.assign(game, { outlook: all, seat: 0 });
    return openReaction(game) !== null;
  };
  for (const decision of ['gain_larvae', 'larvae', 'steps'] as const) expect(asks(decision)).toBe(true);
  for (const decision of ['swap_card', 'play_evolution', 'pay', 'lay', 'discard_cards', 'commit'] as const)
    expect(asks(decision), decision).toBe(false);
  expect(asks('steps', {}, false)).toBe(false);
  const because = { kind: 'deed', deed: 'march', by: 1 } as const;
  expect(asks('fill_site', { because }, false)).toBe(true);
  expect(asks('fill_site', { because: { ...because, by: 0 } }, false)).toBe(false);
});
