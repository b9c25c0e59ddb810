import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { show } from '../../../lib/i18n.svelte';
import hunt from '../fixtures/hunt.json';
import over from '../fixtures/over.json';
import { MyrmesGame } from '../game.svelte';
import { Player } from './animate.svelte';
import Garden from './Garden.svelte';
import ScoreTrack from './ScoreTrack.svelte';
import { Sortie } from './sortie.svelte';
import { stepTo } from './rove';

beforeAll(() => show('en'));

function shown(fixture: object, playerOf?: (game: MyrmesGame) => Player) {
  const told = fixture as Pick<MyrmesGame, 'components' | 'view' | 'outlook' | 'choices'>;
  const act = vi.fn(() => Promise.resolve());
  const game = new MyrmesGame({ act, why: () => Promise.resolve(), undo: () => Promise.resolve() });
  const { components, view, outlook, choices } = told;
  Object.assign(game, { components, view, outlook, choices, seat: 0, names: ['Iris', 'Bruno', 'Chiyo'] });
  const sortie = new Sortie(game);
  const player = playerOf?.(game);
  const { container } = render(Garden, { game, sortie, player, reason: () => 'because of a rule' });
  const hex = (name: string) => container.querySelector<SVGElement>(`[data-hex="${name}"]`) as SVGElement;
  return { act, game, sortie, player, container, hex };
}

describe('the garden', () => {
  test('names every hex: its terrain, what is on it, what a click does and costs', () => {
    const { sortie, hex } = shown(hunt);
    for (const [at, prey] of sortie.scene.preyAt) {
      expect(hex(at).getAttribute('aria-label')).toMatch(new RegExp(`, ${prey}, takes \\d soldier`));
    }
    const way = sortie.game.outlook.sortie?.reach.find(({ points, hunts }) => points === 2 && !hunts.length);
    expect(hex(way?.to ?? '').getAttribute('aria-label')).toMatch(
      /\. Move there: 2 movement points(, \d soldiers?)?$/,
    );
    const [tunnel = ''] = sortie.game.view.colonies[1]?.tunnels ?? [];
    expect(hex(tunnel).getAttribute('aria-label')).toContain('Bruno’s tunnel');
  });

  test('can be played with the keyboard: Tab to one hex, arrows to its neighbours, Enter acts', async () => {
    const { act, sortie, container, hex } = shown(hunt);
    const [door, ...others] = container.querySelectorAll<SVGElement>('[data-hex][tabindex="0"]');
    expect(others).toEqual([]);
    expect(door?.dataset.hex).toBe(sortie.game.outlook.sortie?.at);
    const [one, other] = sortie.ground.hexes.filter((at) =>
      stepTo(at, 'ArrowRight', sortie.ground.terrain, null),
    );
    hex(one ?? '').focus();
    await fireEvent.keyDown(hex(one ?? ''), { key: 'ArrowRight' });
    expect((document.activeElement as SVGElement).dataset.hex).toBe(other);
    const way = sortie.game.outlook.sortie?.reach.at(-1);
    await fireEvent.keyDown(hex(way?.to ?? ''), { key: 'Enter' });
    expect(act).toHaveBeenCalledWith(way?.actions);
  });

  test('a long animation of others’ moves can be skipped', async () => {
    const { game, player } = shown(hunt, (of) => new Player(of));
    const [from = '', to = ''] = game.components.hexes.map(({ at }) => at);
    const walk = Array.from({ length: 8 }, (_, i) => ({
      ...{ what: 'worker_moved' as const, seat: 1, points_left: 1, soldier_for: null },
      ...(i % 2 ? { from: to, to: from } : { from, to }),
    }));
    void player?.play(walk.slice(0, 2), game.view, game.view);
    await tick();
    expect([player?.playing, screen.queryByRole('button', { name: 'Fast-forward' })]).toEqual([true, null]);
    void player?.play(walk, game.view, game.view);
    await fireEvent.click(await screen.findByRole('button', { name: 'Fast-forward' }));
    expect([player?.playing, screen.queryByRole('button', { name: 'Fast-forward' })]).toEqual([false, null]);
  });

  test('shows a refusal where it was tried, in the page’s language, until Escape', async () => {
    const { game } = shown(hunt);
    game.refusal = { error: { kind: 'illegal', message: 'English' }, at: game.components.hexes[0]?.at ?? '' };
    expect((await screen.findByRole('alert')).textContent).toBe('because of a rule');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('lights and veils nothing when nothing is asked', () => {
    const { container } = shown(over);
    expect(container.querySelector('.lit')).toBeNull();
    expect(container.querySelector('.veil')?.getAttribute('d')).toBe('');
  });
});

test('arrow keys keep to their column', () => {
  const known = { has: () => true };
  const up = stepTo('(0,0)', 'ArrowUp', known, null);
  expect(up?.hex).toMatch(/^\([01],-1\)$/);
  const again = stepTo(up?.hex ?? '', 'ArrowUp', known, up?.x ?? null);
  expect(again?.hex).toBe('(1,-2)');
  expect(stepTo('(0,0)', 'ArrowUp', { has: () => false }, null)).toBeNull();
});

test('the score track names every score, the leader first', () => {
  const { game } = shown(over);
  render(ScoreTrack, { game });
  const scores = game.view.colonies.map(({ score }) => score).sort((a, b) => b - a);
  const spoken = screen.getByRole('img', { name: /^Score: / }).getAttribute('aria-label');
  expect(spoken?.match(/-?\d+/g)?.map(Number)).toEqual(scores);
});
