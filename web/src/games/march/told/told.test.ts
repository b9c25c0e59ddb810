// The stage of a battle, with the fixtures that the rules' tests write.
import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Event } from '../../../lib/generated/march';
import { choose, use } from '../../../lib/i18n.svelte';
import decree from '../fixtures/decree.json';
import { MarchGame } from '../game.svelte';
import { tellingsOf, type BattleTold } from '../telling';
import Told from './Told.svelte';

beforeAll(async () => {
  await choose('en');
  await use('march');
});

function seenBy(seat: number | null) {
  const game = new MarchGame();
  Object.assign(game, { components: decree.components, view: decree.view, outlook: decree.outlook, seat });
  game.names = ['Iris', 'Bruno', 'Mina', 'Otto'];
  return game;
}

/** Bruno comes into Soil with four ants, where Iris has three and an evolution; both lay a card. */
const events = [
  ...[1, 1, 1, 0, 0].map((seat) => ({ what: 'ant_placed', seat, at: 'soil' })),
  { what: 'battle_began', seat: 0, hex: 'soil', invader: 1, strength: [4, 4] },
  {
    what: 'ferocity_revealed',
    sides: [
      { seat: 1, cards: ['queens_journey'], added: 0 },
      { seat: 0, cards: ['trapjaw_head'], added: 0 },
    ],
  },
  { what: 'battle_decided', seat: 0, hex: 'soil', winner: 0, totals: [7, 7] },
  ...[1, 1, 1, 0].map((seat) => ({ what: 'ant_lost', seat, at: 'soil', cause: 'battle', saved: false })),
  { what: 'scored', seat: 0, source: 'battles', points: 1, card: null },
] as unknown as Event[];
const told = (game: MarchGame, pace: number): BattleTold => ({
  ...(tellingsOf(events, events, game.view, game)[0] as BattleTold),
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
