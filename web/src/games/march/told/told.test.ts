// The stage of a battle, with the fixtures that the rules' tests write.
import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { choose, use } from '../../../lib/i18n.svelte';
import decree from '../fixtures/decree.json';
import { MarchGame } from '../game.svelte';
import { tellingsOf, type BattleTold } from '../telling';
import { battleEvents } from './battle-sample';
import Told from './Told.svelte';

beforeAll(async () => {
  await choose('en');
  await Promise.all([use('march'), use('march-late')]);
});

function seenBy(seat: number | null) {
  const game = new MarchGame();
  Object.assign(game, { components: decree.components, view: decree.view, outlook: decree.outlook, seat });
  game.names = ['Iris', 'Bruno', 'Mina', 'Otto'];
  return game;
}

const told = (game: MarchGame, pace: number): BattleTold => ({
  ...(tellingsOf(battleEvents, battleEvents, game.view, game)[0] as BattleTold),
  pace,
});

const sides = () => [...document.querySelectorAll<HTMLElement>('.side')];
const counted = () => sides().map((side) => side.querySelector('strong span')?.textContent);

test('a battle shows every ant, the dead among them, both cards, both totals and who won', () => {
  const game = seenBy(0);
  render(Told, { game, told: told(game, 0) });
  const [invaders, defenders] = screen.getAllByRole('img', { name: /ants/ }) as [HTMLElement, HTMLElement];
  expect(invaders.getAttribute('aria-label')).toBe('4 ants, 3 ants lost');
  expect(defenders.getAttribute('aria-label')).toBe('3 ants, 1 ant lost');
  const count = (troop: HTMLElement, what: string) => troop.querySelectorAll(what).length;
  expect([invaders, defenders].map((troop) => count(troop, '.ant-piece'))).toEqual([4, 3]);
  expect([invaders, defenders].map((troop) => count(troop, '.fallen'))).toEqual([3, 1]);
  const [bruno, you] = sides() as [HTMLElement, HTMLElement];
  within(bruno).getByText("A Queen's Journey");
  within(you).getByText('Trapjaw Head');
  expect(counted()).toEqual(['7', '7']);
  within(you).getByText('wins the tie');
  within(you).getByText('1 point');
  expect(within(bruno).queryByText(/wins/)).toBe(null);
});

test('it counts from nothing, and so does the next battle', async () => {
  const game = seenBy(null);
  const { rerender } = render(Told, { game, told: told(game, 0) });
  expect(counted()).toEqual(['7', '7']);
  await rerender({ told: told(game, 1) });
  flushSync();
  expect(counted()).toEqual(['0', '0']);
});
