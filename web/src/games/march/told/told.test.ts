// The stage of a battle, with the fixtures that the rules' tests write.
import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { choose, use } from '../../../lib/i18n.svelte';
import decree from '../fixtures/decree.json';
import { MarchGame } from '../game.svelte';
import { tellingsOf, type BattleTold, type RoundTold } from '../telling';
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

test('the scores of a round count up by what Slumber brought', () => {
  const game = seenBy(null);
  const row = {
    ...{ seat: 0, sites: [], evolutions: [], met: [] },
    ...{ harvest: { food: 0, larvae: 0, cards: 0, points: 0 }, decreed: { food: 0, larvae: 0 } },
    ate: { food: 0, larvae: 0, ants: 0, starving: 0 },
    ...{ inner: 3, goals: 2, cards: 0, score: 17 },
  };
  const round = (pace: number): RoundTold => ({
    ...{ kind: 'round', ms: 1, icon: 'rest', say: '', how: '', round: 1, decree: true, pace },
    ...{ rows: [row], horde: null },
  });
  const scores = () =>
    [...document.querySelectorAll('.score')].map((one) => one.querySelector('[aria-hidden]')?.textContent);
  const { unmount } = render(Told, { game, told: round(1) });
  expect(scores()).toEqual(['12']);
  screen.getByText('17');
  unmount();
  render(Told, { game, told: round(0) });
  expect(scores()).toEqual(['17']);
});
