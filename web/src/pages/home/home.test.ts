import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { choose } from '../../lib/i18n.svelte';
import Home from '../Home.svelte';
import type { TableRow } from './rows';

beforeAll(() => choose('en'));

const row: TableRow = {
  id: 'a1',
  title: 'Myrmes with Bruno',
  note: 'year II, summer',
  seats: [{ player: 1, name: 'Iris' }, { player: 2, name: 'Bruno' }, { player: null }],
  action: 'Play',
  href: '/table/a1',
  turn: true,
};

test('without tables every list says how to get one', () => {
  render(Home);
  expect(screen.getByText(/No table yet/)).toBeTruthy();
  expect(screen.getByText(/Nobody is looking for players/)).toBeTruthy();
  expect(screen.getByText(/Finished games appear here/)).toBeTruthy();
});

test('a table tells who sits there and leads to it', () => {
  render(Home, { mine: [row] });
  expect(screen.getByText('1 waits for you')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Iris; Bruno; free seat' })).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Play/ });
  expect(link.getAttribute('href')).toBe('/table/a1');
  expect(link.className).toContain('go');
});

test('Myrmes can be started, March of the Ants says that it cannot yet', async () => {
  const onplay = vi.fn();
  render(Home, { onplay });
  const myrmes = within(screen.getByRole('article', { name: 'Myrmes' }));
  await fireEvent.click(myrmes.getByRole('button', { name: 'Play now' }));
  expect(onplay).toHaveBeenCalledOnce();
  const march = within(screen.getByRole('article', { name: 'March of the Ants' }));
  for (const button of march.getAllByRole('button')) expect(button.hasAttribute('disabled')).toBe(true);
  expect(march.getByText(/not playable here yet/)).toBeTruthy();
});
