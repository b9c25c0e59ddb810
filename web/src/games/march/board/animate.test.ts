import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { total } from '../../../lib/board/playing.svelte';
import { choose, use } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { Event, HexId, View } from '../../../lib/generated/march';
import march from '../fixtures/march.json';
import { Tellings } from '../../../lib/table/telling.svelte';
import { MarchGame } from '../game.svelte';
import { tellingsOf, type MarchTelling } from '../telling';
import { fall } from '../told/battle-sample';
import { advance } from './advance';
import { followed, PACE, Player } from './animate.svelte';

const view = march.view as unknown as View;
const sites = () => 3;

function playerOf(): Player {
  const game = new MarchGame();
  Object.assign(game, { components: march.components, view, outlook: march.outlook });
  return new Player(game);
}

beforeAll(async () => {
  await choose('en');
  await use('march');
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'system';
});

const step = (from: string, to: string): Event => ({ what: 'ant_moved', seat: 0, from, to });

test('events put ants, hexes and counters in their places', () => {
  const lies = new Set(view.hexes.map(({ hex }) => hex));
  const hex = march.components.hexes.find((face) => !lies.has(face.hex as HexId))?.hex as HexId;
  const home = view.hexes.find((one) => one.sites.includes(0));
  const site = home?.sites.indexOf(0) ?? 0;
  const events: Event[] = [
    { what: 'hex_placed', seat: 1, hex, cell: '(9,0)', turn: 2, from: null },
    step(`${home?.hex}.${site + 1}`, hex),
    { what: 'inhabited', seat: 0, at: `${hex}.3` },
    { what: 'larva_placed', seat: 1, at: hex },
    { what: 'token_placed', seat: 1, hex, token: 'centipede' },
  ];
  const went = events.reduce((now, event) => advance(now, event, sites), view);
  expect(went.hexes.find((one) => one.hex === home?.hex)?.sites[site]).toBeNull();
  expect(went.hexes.find((one) => one.hex === hex)).toMatchObject({
    cell: '(9,0)',
    turn: 2,
    sites: [null, null, 0],
    outskirts: view.great_tunnel.map((_, seat) => (seat === 1 ? 1 : 0)),
    centipede: true,
  });
  expect(view.hexes.some((one) => one.hex === hex)).toBe(false);
});

test('an ant walks, stands at its destination, and then the real view takes over', async () => {
  const player = playerOf();
  const over = player.play([step('soil.2', 'great_tunnel')], view, view);
  expect(player.playing).toBe(true);
  expect(player.walk).toMatchObject({ seat: 0, from: 'soil.2', to: 'great_tunnel' });
  await vi.advanceTimersByTimeAsync(400);
  expect(player.walk).toBeNull();
  await vi.runAllTimersAsync();
  await over;
  expect([player.playing, player.shown]).toEqual([false, null]);
});

test('an animation can be skipped at once, and is not played if motion is off', async () => {
  const player = playerOf();
  const many = Array.from({ length: 30 }, () => step('soil.2', 'soil.1'));
  const over = player.play(many, view, view);
  player.skip();
  await over;
  expect(player.playing).toBe(false);
  settings.motion = 'off';
  await player.play(many, view, view);
  expect(player.shown).toBeNull();
});

test('a long story is sped up to a few seconds', () => {
  const player = playerOf();
  const many = Array.from({ length: 60 }, () => step('soil.2', 'soil.1'));
  void player.play(many, view, view);
  expect(total(many, PACE) / player.speed).toBeLessThanOrEqual(4000);
  player.skip();
});

test('points fly from where they were scored; those of a battle are left to its stage', async () => {
  const player = playerOf();
  const scored = (source: 'battles' | 'cards'): Event => ({
    ...{ what: 'scored', seat: 1, source, points: 2, card: null },
  });
  const battle = { what: 'battle_decided', hex: 'fern', winner: 1, totals: [3, 4] } as Event;
  void player.play([battle, scored('battles'), scored('cards')], view, view);
  await vi.advanceTimersByTimeAsync(500);
  expect(player.flights).toEqual([]);
  await vi.advanceTimersByTimeAsync(220);
  expect(player.flights).toMatchObject([{ seat: 1, from: 'fern', points: 2 }]);
  player.skip();
});

describe('while a battle is told', () => {
  const battle = [
    { what: 'battle_began', seat: 0, hex: 'soil', invader: 1, strength: [2, 2] },
    { what: 'ferocity_revealed', sides: [] },
    { what: 'battle_decided', seat: 0, hex: 'soil', winner: 0, totals: [2, 2] },
    ...fall(1, 'soil', 2),
    ...fall(0, 'soil', 1),
    { what: 'scored', seat: 0, source: 'battles', points: 1, card: null },
  ] as unknown as Event[];
  const arrived = [
    ...[0, 0, 1, 1].map((seat) => ({ what: 'ant_placed', seat, at: 'soil' })),
  ] as unknown as Event[];
  const after = (events: readonly Event[], from: View) =>
    events.reduce((now, event) => advance(now, event, sites), from);
  const met = after(arrived, view);
  const ants = (of: View | null) => of?.hexes.find(({ hex }) => hex === 'soil')?.outskirts.slice(0, 2);
  const more = (n: number, m: number) => [n, m].map((by, seat) => (ants(view)?.[seat] ?? 0) + by);

  /** A table at which this has happened. */
  function table(...moves: Event[][]) {
    const game = new MarchGame();
    const tellings = new Tellings<MarchTelling>();
    const player = new Player(game, tellings);
    tellings.follower = followed(() => player);
    Object.assign(game, { components: march.components, view: met, outlook: march.outlook, seat: 0 });
    const shown = () => ants(player.shown ?? game.view);
    const points = () => (player.shown ?? game.view).nests[0]?.score ?? 0;
    let story: Event[] = [];
    const happen = (events: Event[]) => {
      const before = game.view;
      story = [...story, ...events];
      game.view = after(events, before);
      tellings.tell(tellingsOf(events, story, before, game));
      return player.play(events, before, game.view);
    };
    const over = moves.map(happen);
    return { tellings, player, shown, points, happen, over };
  }
  const came = 1800 + 120 + 300;

  test('the meadow stays as it was, its ants fall with those on the stage, and then it goes on', async () => {
    const { player, shown, points, over } = table([
      ...battle,
      { what: 'turn_began', seat: 0 },
      step('soil', 'fern'),
    ]);
    const score = points();
    expect([shown(), player.playing, player.spark]).toEqual([more(2, 2), true, null]);
    await vi.advanceTimersByTimeAsync(came - 1);
    expect([shown(), points()]).toEqual([more(2, 2), score]);
    await vi.advanceTimersByTimeAsync(2);
    expect(player.spark).toMatchObject({ kind: 'lost', seat: 1 });
    await vi.advanceTimersByTimeAsync(1300);
    // One ant is left, and walks away.
    expect([shown(), points()]).toEqual([more(0, 0), score + 1]);
    expect(player.walk).toMatchObject({ seat: 0, to: 'fern' });
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(over);
    expect([player.playing, player.shown]).toEqual([false, null]);
  });

  test('a second one shows the end of the first, and what happens meanwhile waits for both', async () => {
    const again = [
      { what: 'battle_began', seat: 0, hex: 'soil', invader: 1, strength: [1, 1] },
      ...battle.slice(1, 4),
    ] as Event[];
    const { tellings, player, shown, happen } = table(battle.slice(0, 4), again);
    expect(shown()).toEqual(more(2, 2));
    void happen([step('soil', 'fern')]);
    await vi.advanceTimersByTimeAsync(came + 1000);
    // The first has been told, and the second has not.
    expect([shown(), player.walk]).toEqual([more(2, 1), null]);
    tellings.skip();
    expect(shown()).toEqual(more(2, 1));
    await vi.advanceTimersByTimeAsync(came + 10);
    expect(shown()).toEqual(more(2, 0));
    await vi.advanceTimersByTimeAsync(600);
    expect(player.walk).not.toBe(null);
    player.skip();
  });

  test('going on shows its end at once, and whoever does anything else sees the meadow as it is', () => {
    const { tellings, player, shown } = table(battle);
    player.keyed({ key: ' ', target: document.body });
    const panel = document.createElement('section');
    panel.className = 'telling';
    player.pressed(panel);
    expect([shown(), player.ignores({ type: 'click' })]).toEqual([more(2, 2), true]);
    tellings.skip();
    expect([shown(), player.playing]).toEqual([more(1, 0), false]);

    const other = table(battle);
    other.player.pressed(document.body);
    // What was not lit when it was pressed is not meant.
    expect([other.shown(), other.player.playing]).toEqual([more(1, 0), false]);
    expect([other.player.ignores({ type: 'click' }), other.tellings.current?.kind]).toEqual([true, 'battle']);
    other.player.pressed(document.body);
    expect(other.player.ignores({ type: 'click' })).toBe(false);
    other.tellings.stop();

    const keys = table(battle);
    keys.player.keyed({ key: 'n', target: document.body });
    expect([keys.shown(), keys.player.playing]).toEqual([more(1, 0), false]);
    keys.tellings.stop();
  });

  test('where nothing is animated the meadow is never held back', () => {
    settings.motion = 'off';
    const { tellings, player, shown } = table(battle);
    expect([shown(), player.playing, tellings.current?.kind]).toEqual([more(1, 0), false, 'battle']);
    tellings.stop();
  });
});
