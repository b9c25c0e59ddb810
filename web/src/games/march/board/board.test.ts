import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Notation } from '../../../lib/generated/protocol';
import { show, use } from '../../../lib/i18n.svelte';
import { Desk, type Place } from '../desk.svelte';
import choose from '../fixtures/choose.json';
import explore from '../fixtures/explore-place.json';
import lose from '../fixtures/battle-lose.json';
import march from '../fixtures/march.json';
import over from '../fixtures/over.json';
import reaction from '../fixtures/reaction.json';
import turn from '../fixtures/turn.json';
import { MarchGame } from '../game.svelte';
import { bounds, cellAt, centre, edgesOf, neighbours, turned } from './geometry';
import { groupsOf } from './layout';
import Meadow from './Meadow.svelte';
import { MOTIFS } from './motifs';
import { stepTo } from './rove';
import { hexOfPlace, Scenes, wholeOf } from './scene';
import { litPlaces } from './things';

beforeAll(async () => {
  await show('en');
  await use('march');
});

function gameOf(fixture: object) {
  const { components, view, outlook, choices } = fixture as Pick<
    MarchGame,
    'components' | 'view' | 'outlook' | 'choices'
  >;
  const act = vi.fn(() => Promise.resolve());
  const game = new MarchGame({ act, why: () => Promise.resolve(), undo: () => Promise.resolve() });
  const names = ['Iris', 'Bruno', 'Chiyo', 'Mina', 'Otto'];
  Object.assign(game, { components, view, outlook, choices, seat: view.seat ?? 0, names });
  return { act, game, desk: new Desk(game) };
}

function shown(fixture: object) {
  const made = gameOf(fixture);
  const { container } = render(Meadow, {
    game: made.game,
    desk: made.desk,
    reason: () => 'because of a rule',
  });
  const at = (place: string) => container.querySelector<SVGElement>(`[data-place="${place}"]`) as SVGElement;
  return { ...made, container, at };
}

test('no two free places have the same name', () => {
  const { container } = shown(explore);
  const free = [...container.querySelectorAll('[data-place^="cell:"]')];
  const names = free.map((one) => one.getAttribute('aria-label'));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^Free place (north|south)(-east|-west)? of /.test(name ?? ''))).toBe(true);
});

describe('where things are', () => {
  test('cells and points of the drawing convert both ways', () => {
    for (const cell of ['(0,0)', '(2,-3)', '(-1,2)', '(-3,-1)']) expect(cellAt(centre(cell))).toBe(cell);
    expect(neighbours('(0,0)')[0]).toBe('(0,-1)');
    expect(bounds(['(0,0)'], 0).w).toBeCloseTo(184);
  });

  test.each([march, explore, choose, lose, over, reaction, turn])(
    'tunnels derived from the positions of hexes are those the server sends (%#)',
    (fixture) => {
      const { game } = gameOf(fixture);
      const { components, view, outlook } = game;
      const exits = new Map<string, readonly number[]>([['(0,0)', components.great_tunnel.tunnels]]);
      for (const { hex, cell, turn: way } of view.hexes)
        exits.set(cell, turned(components.hexes.find((face) => face.hex === hex)?.tunnels ?? [], way));
      for (const { hex, cell } of view.hexes) {
        const told = outlook.meadow.find((one) => one.hex === hex)?.edges.map((edge) => edge?.state ?? null);
        expect(
          edgesOf(cell, exits.get(cell) ?? [], (next) => exits.get(next)),
          hex,
        ).toEqual(told);
      }
    },
  );

  test('an unchanged hex stays the same object', () => {
    const { game } = gameOf(march);
    const scenes = new Scenes();
    const before = scenes.of(game.components, game.view, game.outlook);
    const [one, ...others] = game.view.hexes;
    const changed = { ...game.view, hexes: [{ ...one, centipede: true }, ...others] } as typeof game.view;
    const after = scenes.of(game.components, changed, game.outlook);
    const same = after.hexes.filter((hex) => before.byHex.get(hex.hex) === hex);
    expect(same.length).toBe(before.hexes.length - 1);
  });

  test('at the start the ring around The Great Tunnel is in view, where the Meadow will grow', () => {
    const { game } = gameOf(turn);
    const scene = new Scenes().of(game.components, { ...game.view, hexes: [] }, game.outlook);
    expect(scene.hexes.length).toBe(1);
    const [whole, ring] = [wholeOf(scene), bounds(neighbours('(0,0)'), 0)];
    expect(whole.x).toBeLessThanOrEqual(ring.x);
    expect(whole.y).toBeLessThanOrEqual(ring.y);
    expect(whole.x + whole.w).toBeGreaterThanOrEqual(ring.x + ring.w);
    expect(whole.y + whole.h).toBeGreaterThanOrEqual(ring.y + ring.h);
  });

  test('up to three ants in the outskirts are drawn one by one, more are counted', () => {
    const room = { sites: 3, centipede: false, wormhole: true };
    expect(groupsOf([2, 0, 1], room).map(({ chips }) => chips.length)).toEqual([2, 1]);
    expect(groupsOf([4, 0, 1], room).map(({ seat, count, chips }) => [seat, count, chips.length])).toEqual([
      [0, 4, 1],
      [2, 1, 1],
    ]);
  });

  test('no two hexes have the same motif', () => {
    const drawings = Object.values(MOTIFS).map(({ art }) => JSON.stringify(art));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('no two hexes on the same ground are drawn in the same colours', () => {
    const looks = Object.values(MOTIFS).map(({ ground, art }) =>
      [ground, ...new Set(art.map(([kind]) => kind))].sort().join(' '),
    );
    expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([]);
  });

  test('arrow keys find the hex in their direction', () => {
    const known = neighbours('(0,0)');
    expect(stepTo('(0,0)', 'ArrowUp', known, null)?.cell).toBe('(0,-1)');
    expect(['(1,0)', '(1,-1)']).toContain(stepTo('(0,0)', 'ArrowRight', known, null)?.cell);
    expect(stepTo('(0,0)', 'ArrowLeft', ['(3,0)'], null)).toBeNull();
  });
});

describe('the meadow', () => {
  test.each([march, explore, choose, lose, reaction])(
    'every lit place can be pressed, and nothing else is lit (%#)',
    (fixture) => {
      const { desk, container } = shown(fixture);
      const lit = [...container.querySelectorAll<SVGElement>('[data-lit]')].map((one) => one.dataset.place);
      expect([...new Set(lit)].sort()).toEqual(litPlaces(desk).sort());
      expect(lit.length).toBeGreaterThan(0);
    },
  );

  test.each([over, turn])('lights and veils nothing when nothing is asked on it (%#)', (fixture) => {
    const { container } = shown(fixture);
    expect(container.querySelector('.lit-place')).toBeNull();
    expect(container.querySelector('.veil')?.getAttribute('d')).toBe('');
  });

  test('says who controls a hex, what its sites give and how strong the armies are', () => {
    const { game, container } = shown(march);
    const held = game.outlook.meadow.find(({ controller }) => controller === 0);
    const name = container.querySelector(`[data-hex="${held?.hex}"]`)?.getAttribute('aria-label');
    expect(name).toMatch(/^Hex \d+, /);
    expect(name).toContain('you control it');
    expect(name).toMatch(/Site 1, the control site: \d/);
    expect(name).toContain(`Army Strength: you ${held?.strength[0]}`);
  });

  test('can be played with the keyboard: Tab to one hex, Enter into it, arrows, Enter acts', async () => {
    const { act, desk, container, at } = shown(lose);
    const [place = 'spot:soil' as Place] = litPlaces(desk);
    const focused = () => (document.activeElement as SVGElement).dataset.place as Place;
    const doors = [...container.querySelectorAll<SVGElement>('[data-hex][tabindex="0"]')];
    expect(doors.map(({ dataset }) => dataset.hex)).toEqual([hexOfPlace(place)]);
    const [door] = doors;
    door?.focus();
    await fireEvent.keyDown(door as SVGElement, { key: 'Enter' });
    const first = focused();
    expect(desk.lit.has(first)).toBe(true);
    await fireEvent.keyDown(at(first), { key: 'ArrowRight' });
    expect(focused()).not.toBe(first);
    expect(hexOfPlace(focused())).toBe(hexOfPlace(place));
    await fireEvent.keyDown(at(focused()), { key: 'ArrowLeft' });
    await fireEvent.keyDown(at(focused()), { key: 'Enter' });
    expect(act).toHaveBeenCalledWith(desk.lit.get(first)?.[0]?.send);
  });

  test('previews a hex and turns it with R', async () => {
    const { desk, at } = shown(explore);
    const [cell] = litPlaces(desk);
    await fireEvent.click(at(cell ?? ''));
    expect(await screen.findByText(/^Way 1 of \d/)).toBeTruthy();
    const first = desk.placing?.turn;
    if ((desk.placing?.turns.length ?? 0) > 1) {
      await fireEvent.keyDown(document.body, { key: 'r' });
      expect(desk.placing?.turn).not.toBe(first);
    }
  });

  test('offers the actions of a place where it was clicked', async () => {
    const { act, game, at } = shown(lose);
    const [choice] = game.choices;
    const spot = (choice?.action as { at: string }).at;
    game.choices = ['collect', 'food'].map((what) => ({
      text: `${what} ${spot}` as Notation,
      action: { do: what, at: spot },
    }));
    await vi.waitFor(() => expect(at(`ant:0:${spot}`).dataset.lit).toBe(''));
    await fireEvent.click(at(`ant:0:${spot}`));
    await fireEvent.click(
      await screen.findByRole('button', { name: 'Take food instead of this site’s yield' }),
    );
    expect(act).toHaveBeenCalledWith([`food ${spot}`]);
  });

  test('shows a refusal where it was tried, in the page’s language, until Escape', async () => {
    const { game } = shown(march);
    game.refusal = { error: { kind: 'illegal', message: 'English' }, at: 'hex:soil' };
    expect((await screen.findByRole('alert')).textContent).toBe('because of a rule');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
