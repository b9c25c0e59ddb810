import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../lib/generated/march';
import { use } from '../../lib/i18n.svelte';
import decree from './fixtures/decree.json';
import { MarchGame } from './game.svelte';
import { tellingsOf } from './telling';

beforeAll(() => use('march'));

const before = decree.view as unknown as View;
const game = (seat: number | null = 0) => {
  const some = new MarchGame();
  Object.assign(some, {
    view: before,
    components: decree.components,
    seat,
    names: ['Iris', 'Bruno', 'Mina', 'Otto'],
  });
  return some;
};
const battle = [
  { what: 'battle_began', seat: 0, hex: 'soil', invader: 1, strength: [4, 3] },
  { what: 'passed', seat: 1 },
  { what: 'ferocity_revealed', sides: [{ seat: 0, cards: ['swarm'], added: 1 }] },
  { what: 'battle_decided', seat: 0, hex: 'soil', winner: 0, totals: [4, 8] },
  { what: 'ant_lost', seat: 1, at: 'soil', cause: 'battle', saved: false },
  { what: 'ant_lost', seat: 0, at: 'soil', cause: 'battle', saved: true },
  { what: 'scored', seat: 0, source: 'battles', points: 1, card: null },
  { what: 'battle_began', seat: 2, hex: 'fern', invader: 3, strength: [1, 1] },
  { what: 'ant_lost', seat: 1, at: 'fern', cause: 'battle', saved: false },
] as unknown as Event[];

it('tells how a battle went, although its parts came one by one', () => {
  const [told] = tellingsOf(battle.slice(3), battle, before, game());
  expect(told).toMatchObject({
    kind: 'battle',
    hex: 'soil',
    tie: false,
    invader: { seat: 1, strength: 4, cards: [], total: 4, won: false, lost: 1, points: 0 },
    defender: { seat: 0, strength: 3, cards: ['swarm'], added: 1, total: 8, won: true, lost: 0, points: 1 },
  });
});

it('takes less time for a battle of others', () => {
  const [own] = tellingsOf(battle.slice(3), battle, before, game(1));
  const [others] = tellingsOf(battle.slice(3), battle, before, game(2));
  const [watched] = tellingsOf(battle.slice(3), battle, before, game(null));
  expect(others?.ms).toBeLessThan(own?.ms ?? 0);
  expect(watched?.ms).toBe(others?.ms);
});

it('tells what a round brought every colony, also the last one', () => {
  const story = [
    { what: 'phase_began', phase: 'queen', round: 2 },
    { what: 'collected', seat: 1, at: 'soil.1', gain: { food: 1, larvae: 0, cards: 0, points: 1 } },
    { what: 'collected', seat: 1, at: 'soil.2', gain: { food: 2, larvae: 1, cards: 0, points: 0 } },
    { what: 'fed', seat: 1, ants: 7, food: 2, larvae: 0, starving: 1 },
    { what: 'scored', seat: 1, source: 'inner_meadow', points: 2, card: null },
    { what: 'scored', seat: 1, source: 'goals', points: 3, card: 'epic_stores' },
  ] as unknown as Event[];
  const expected = {
    harvest: { food: 3, larvae: 1, cards: 0, points: 1 },
    ate: { food: 2, larvae: 0, starving: 1 },
    inner: 2,
    goals: 3,
  };
  for (const end of [
    { what: 'phase_began', phase: 'worker', round: 3 },
    { what: 'game_ended', scores: [] },
  ]) {
    const all = [...story, end as unknown as Event];
    const [told] = tellingsOf(all.slice(3), all, before, game());
    expect(told?.kind === 'round' && told.rows[1]).toMatchObject(expected);
  }
  expect(tellingsOf(story.slice(3), story, before, game())).toEqual([]);
});
