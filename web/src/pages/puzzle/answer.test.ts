import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Puzzle, PuzzleTurn, Solved } from '../../lib/generated/protocol';
import { use } from '../../lib/i18n.svelte';
import { progress } from '../../lib/puzzles/progress.svelte';
import type { Imagining } from '../../lib/whatif/imagining.svelte';
import type { ReviewParts } from '../review/parts';
import Answer from './Answer.svelte';
import { Solving } from './solving.svelte';

beforeAll(() => Promise.all([use('puzzles'), use('hints')]));
afterEach(() => {
  localStorage.clear();
  progress.refresh();
});

const puzzle: Puzzle = {
  ...{ game: 'some', id: 'p', grade: 2, seat: 0, players: 2, options: {}, stand: {}, next: null },
};
const turn = (behind: number, prey: number, win: number): PuzzleTurn => ({
  ...{ actions: [], events: [], now: prey, behind, doubt: 0.2, win, points: { prey }, rivals: 20 - prey },
  risks: { food_missing: behind },
});
const parts = {
  advice: () => ({ sources: () => [{ key: 'prey', icon: 'spider', name: 'Prey', of: ['prey'] }], begun: 10 }),
  lines: () => [],
} as unknown as ReviewParts;

function shown(solved: boolean, yours: number | null) {
  const solving = new Solving(puzzle, {} as Imagining, () => Promise.reject(new Error('not asked')));
  const levels = [
    { level: 'novice', finds: false },
    { level: 'master', finds: true },
  ];
  const turns = [turn(0, 5, 0.6), turn(1.5, 4, 0.5), turn(3, 2, 0.4)];
  solving.result = { solved, yours, turns, levels } satisfies Solved;
  progress.note('some', 'p', solved);
  const onshow = vi.fn();
  render(Answer, { solving, parts, components: {}, names: [], onshow, onplayon: () => undefined });
  return { onshow };
}

test('whoever solves it sees why the next best turn is worse', () => {
  const { onshow } = shown(true, 0);
  expect(screen.getByRole('heading', { name: 'Solved at the first try' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Why A and not B/ })).toBeTruthy();
  expect(screen.getByText('your turn, the solution')).toBeTruthy();
  expect(screen.getByText(/^By the end A should bring 1\.0 points more than B/)).toBeTruthy();
  expect(screen.getByText('By the end A should leave the others 1.0 points fewer than B.')).toBeTruthy();
  expect(screen.getByText('Food missing next winter: 0.0 with A, 1.5 with B.')).toBeTruthy();
  expect(screen.getByText('Chance to win: 60 % with A, 50 % with B.')).toBeTruthy();
  const [, second] = screen.getAllByRole('button');
  second?.click();
  expect(onshow.mock.calls).toEqual([[1]]);
});

test('whoever misses it sees the own turn beside the solution, and which bots miss it too', () => {
  shown(false, 2);
  expect(screen.getByRole('heading', { name: 'Not the best turn' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Why A and not C/ })).toBeTruthy();
  expect(screen.getByText('your turn')).toBeTruthy();
  expect(screen.getByText('the solution')).toBeTruthy();
  const levels = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/(finds|misses) it/));
  expect(levels.map((item) => item.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Novice misses it',
    'Master finds it',
  ]);
});

test('whoever gives up is told the solution', () => {
  shown(false, null);
  expect(screen.getByRole('heading', { name: 'The solution' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Why A and not B/ })).toBeTruthy();
});
