import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { choose } from '../../../lib/i18n.svelte';
import { optionsOf, RULEBOOK, standOf, wordsOf, type HouseRules } from './options';
import Setup from './Setup.svelte';

beforeAll(() => choose('en'));

test('only options that differ from the variant are sent', () => {
  expect(optionsOf(RULEBOOK)).toEqual({ variant: 'rulebook' });
  const set = { supply: 'unlimited', event_shift: 'right' };
  expect(optionsOf({ variant: 'rulebook', set })).toEqual({ variant: 'rulebook', event_shift: 'right' });
  expect(optionsOf({ variant: 'manual', set })).toEqual({ variant: 'manual', supply: 'unlimited' });
});

test('the switches are chosen one by one, and another variant resets them', async () => {
  const onchange = vi.fn<(setup: HouseRules) => void>();
  const { rerender } = render(Setup, { players: 2, setup: RULEBOOK, onchange });
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });
  await fireEvent.click(radio('A soldier'));
  const soldier: HouseRules = { variant: 'rulebook', set: { foreign_tunnel: 'soldier' } };
  expect(onchange).toHaveBeenLastCalledWith(soldier);
  await rerender({ setup: soldier });
  expect(radio('A soldier').checked).toBe(true);
  await fireEvent.click(radio('Nothing'));
  expect(onchange).toHaveBeenLastCalledWith({ variant: 'rulebook', set: { foreign_tunnel: 'free' } });
  await fireEvent.click(radio('Manual'));
  expect(onchange).toHaveBeenLastCalledWith({ variant: 'manual', set: {} });
});

test('options and the progress of a game are described in words', () => {
  expect(wordsOf({ variant: 'manual', supply: 'unlimited' })).toEqual([
    'rules of the manual',
    'Cubes: Never run out',
  ]);
  expect(wordsOf({ players: 2 })).toEqual([]);
  expect(standOf({ year: 2, season: 'summer', phase: 'births' })).toBe('year II, summer');
  expect(standOf({ year: 3, season: 'autumn', phase: 'winter' })).toBe('year III, winter');
  expect(standOf({})).toBe('');
});
