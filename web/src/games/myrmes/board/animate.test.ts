import { describe, expect, test, vi } from 'vitest';
import { total } from '../../../lib/board/playing.svelte';
import type { Event, View } from '../../../lib/generated/myrmes';
import moment from '../fixtures/workers.json';
import { MyrmesGame } from '../game.svelte';
import { advance } from './advance';
import { nearest, PACE, Player } from './animate.svelte';
import { changed, Ground } from './garden';
import { scaleOf, stack } from '../../../lib/table/track';

const game = new MyrmesGame();
Object.assign(game, { components: moment.components });
const ground = new Ground(game.components);
const before = moment.view as unknown as View;
const home = before.colonies[1]?.tunnels?.[0] ?? '';
const prey = Object.keys(before.prey)[0] ?? '';
const tile = { tile: 'pair2', turn: 0, at: '(0,0)' } as const;
const moves: Event[] = [
  { seat: 1, what: 'worker_left', by: home, points: 3 },
  { seat: 1, what: 'worker_moved', from: home, to: prey, points_left: 2, soldier_for: null },
  {
    seat: 1,
    what: 'prey_hunted',
    at: prey,
    prey: 'termite',
    soldiers: 1,
    food: 1,
    points_left: 2,
    scored: { source: 'prey', points: 2, vp_plus_1: 1 },
  },
  { seat: 1, what: 'tile_placed', tile, cubes: { food: 1 }, paid: {}, scored: null },
];

describe('events applied to the drawing', () => {
  const after = moves.reduce((view, event) => advance(view, event, ground), before);

  test('prey goes, tiles come, and points include those of VP+1', () => {
    expect(after.prey[prey]).toBeUndefined();
    expect(after.colonies[1]?.pheromones).toContainEqual({ ...tile, cubes: { food: 1, earth: 0, stone: 0 } });
    expect(after.colonies[1]?.score).toBe((before.colonies[1]?.score ?? 0) + 3);
    expect(before.prey[prey]).toBeDefined();
  });

  test('a harvest takes cubes off the tile', () => {
    const event: Event = { seat: 1, what: 'harvested', from: '(0,0)', cubes: { food: 1 } };
    const piece = ground.scene(advance(after, event, ground)).pieceAt.get('(0,0)');
    expect(piece).toMatchObject({ owner: 1, spent: true });
  });

  test('changes by others are marked, our own are not', () => {
    expect(changed(ground, moves, 0)).toEqual([[prey], ground.cells(tile)]);
    expect(changed(ground, moves, 1)).toEqual([]);
  });
});

describe('the player', () => {
  test('plays to the end, and speeds up a long story to about four seconds', async () => {
    vi.useFakeTimers();
    const player = new Player(game);
    const long = Array.from({ length: 6 }, (_, i) =>
      moves.map((event) => ({ ...event, seat: i % 3 })),
    ).flat();
    expect(total(long, PACE)).toBeGreaterThan(6000);
    let over = false;
    void player.play(long, before, before).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(3000);
    expect([over, player.playing]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(2500);
    expect([over, player.playing, player.shown]).toEqual([true, false, null]);
    vi.useRealTimers();
  });

  test('can be skipped at once', async () => {
    const player = new Player(game);
    const played = player.play(moves, before, before);
    expect(player.playing).toBe(true);
    player.skip();
    await played;
    expect([player.playing, player.ant, player.shown, player.flights]).toEqual([false, null, null, []]);
  });

  test('queues what arrives meanwhile, and leaves nothing out', async () => {
    vi.useFakeTimers();
    const player = new Player(game);
    const seen: string[] = [];
    const look = () => {
      const walks = player.ant && `${player.ant.seat} at ${player.ant.at}`;
      const at = player.falling ? 'a tile falls' : walks;
      if (at && at !== seen.at(-1)) seen.push(at);
    };
    // As with bots: every action is its own message, and all of them arrive at once.
    let view = before;
    let over = false;
    for (const seat of [1, 2])
      for (const event of moves) {
        const next: View = { ...advance(view, event, ground), turn: seat };
        if (event.what === 'worker_left') next.sortie = { at: event.by } as NonNullable<View['sortie']>;
        if (event.what === 'worker_moved') next.sortie = { at: event.to } as NonNullable<View['sortie']>;
        if (event.what === 'prey_hunted') next.sortie = { at: event.at } as NonNullable<View['sortie']>;
        void player.play([{ ...event, seat }], view, next).then(() => (over = true));
        view = next;
      }
    void player.play([{ what: 'phase_began', phase: 'harvest' }], view, view);
    for (let ms = 0; ms < 6000 && !over; ms += 10) {
      look();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(seen).toEqual([
      `1 at ${home}`,
      `1 at ${prey}`,
      'a tile falls',
      `2 at ${home}`,
      `2 at ${prey}`,
      'a tile falls',
    ]);
    expect([over, player.playing, player.shown]).toEqual([true, false, null]);
    vi.useRealTimers();
  });

  test('skipping also drops the queue, and the next story is played in full', async () => {
    const player = new Player(game);
    const first = player.play([{ what: 'phase_began', phase: 'workers' }, ...moves], before, before);
    const second = player.play(moves, before, before);
    player.skip();
    const third = player.play(moves.slice(0, 1), before, before);
    await Promise.all([first, second]);
    expect([player.playing, player.ant?.at]).toEqual([true, home]);
    await third;
    expect([player.playing, player.ant, player.shown]).toEqual([false, null, null]);
  });

  test('does not play events that do not show on the board', async () => {
    const player = new Player(game);
    const played = player.play([{ what: 'phase_began', phase: 'harvest' }], before, before);
    expect(player.playing).toBe(false);
    await played;
  });

  test('turns an ant the shorter way', () => {
    expect(nearest(30, 330)).toBe(-30);
    expect(nearest(-30, 150)).toBe(-210);
    expect(nearest(350, 30)).toBe(390);
  });
});

describe('the score track', () => {
  test('extends from zero or below to twenty above the next ten', () => {
    expect(scaleOf([34, 41, 27])).toEqual({ from: 0, to: 70 });
    expect(scaleOf([40])).toEqual({ from: 0, to: 70 });
    expect(scaleOf([-3, 5])).toEqual({ from: -10, to: 30 });
  });

  test('stacks equal scores', () => {
    expect(stack([10, 12, 10, 10]).map(({ above }) => above)).toEqual([0, 0, 1, 2]);
  });
});
