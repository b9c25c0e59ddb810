import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Stuck as Told } from '../../lib/generated/protocol';
import { choose } from '../../lib/i18n.svelte';
import type { Doings } from './doings.svelte';
import Stuck from './Stuck.svelte';

beforeAll(() => choose('en'));

const told: Told = {
  turns: 17,
  error: {
    kind: 'illegal',
    message: 'Crumbs: not now',
    rule: 'workers/hunt',
    values: { why: 'too_few_soldiers', prey: 'spider', needed: 2, have: 1 },
  },
  rules: 1,
  rules_now: 2,
  can_continue: true,
  agree: [1],
  record: false,
  rest: [
    { at: 0, seat: 0, kind: 'played', action: 'hunt spider' },
    { at: 1, seat: 1, kind: 'played', action: null },
    { at: 2, seat: 1, kind: 'undone', action: null },
    { at: 3, seat: null, kind: 'of_the_future', action: null },
  ],
};

function shown(more: Partial<Told> = {}, you = [0]) {
  const doings = { busy: false, goOn: vi.fn(() => Promise.resolve(true)) };
  render(Stuck, {
    ...{ id: 't1', game: 'myrmes', stuck: { ...told, ...more }, names: ['Iris', 'Otto'], you, running: true },
    doings: doings as unknown as Doings,
  });
  return doings;
}

test('it says how far the game goes, which rule refuses the next move, and under which rules it was played', async () => {
  shown();
  expect(screen.getByText(/The first 17 moves of this game can be replayed/)).toBeTruthy();
  const reason = await screen.findByText(/A spider takes 2 soldiers, and you have 1/);
  // The rule is explained too, in the reader's language.
  expect(reason.querySelector('small b')?.textContent).toBeTruthy();
  expect(reason.textContent).not.toContain('Crumbs');
  expect(screen.getByText(/version 1 of the rules. This server plays by version 2/)).toBeTruthy();
});

test('the rest is listed as stored, and hidden moves stay hidden', () => {
  shown();
  const lines = screen.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent);
  expect(lines).toEqual([
    'Iris: hunt spider',
    'Otto: a move that stays hidden while the game runs',
    'Otto takes back an action',
    'of_the_future',
  ]);
});

test('a player can agree to continue', async () => {
  const doings = shown();
  expect(screen.getByText('In favour of continuing from there: Otto.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Continue from there' }));
  expect(doings.goOn).toHaveBeenCalledWith(true);
});

test('a player who has agreed can withdraw', async () => {
  const doings = shown({ agree: [0] });
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(doings.goOn).toHaveBeenCalledWith(false);
});

test('spectators decide nothing; the record appears once it may be downloaded', () => {
  shown({ record: true }, []);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toContain('/api/tables/t1/record');
});
