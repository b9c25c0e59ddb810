import { beforeEach, expect, test, vi } from 'vitest';
import { total } from '../../../lib/board/playing.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { Event, HexId, View } from '../../../lib/generated/march';
import march from '../fixtures/march.json';
import { MarchGame } from '../game.svelte';
import { advance } from './advance';
import { PACE, Player } from './animate.svelte';

const view = march.view as unknown as View;
const sites = () => 3;

function playerOf(): Player {
  const game = new MarchGame();
  Object.assign(game, { components: march.components, view, outlook: march.outlook });
  return new Player(game);
}

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
