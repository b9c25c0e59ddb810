import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import CopyBar, { type CopyAct } from './CopyBar.svelte';

const bar = { label: 'Copy', icon: 'eye' as const, say: 'A copy', how: 'Nothing counts.' };
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('a key does what its button does, unless that cannot be done', async () => {
  const back = vi.fn(() => Promise.resolve());
  const acts: CopyAct[] = [
    { text: 'Back', key: 'U', run: back },
    { text: 'Check', key: 'C', disabled: true, run: back },
    { text: 'Leave', leaves: true, href: '/' },
  ];
  render(CopyBar, { ...bar, acts });
  expect(await press('u')).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(2);
  for (const key of ['c', 'x']) expect(await press(key)).toBe(true);
  expect(back).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/');
});

test('when the button that was pressed is gone, the next step has the focus', async () => {
  const acts = (text: string, run?: () => Promise<void>): CopyAct[] => [
    { text, go: true, ...(run && { run }) },
  ];
  let checked = () => undefined as unknown;
  const { rerender } = render(CopyBar, {
    ...bar,
    acts: acts('Check', () => new Promise((done) => (checked = () => done()))),
  });
  const check = screen.getByRole('button', { name: 'Check' });
  check.focus();
  await fireEvent.click(check);
  await rerender({ acts: acts('Next') });
  checked();
  const next = screen.getByRole('button', { name: 'Next' });
  await vi.waitFor(() => expect(document.activeElement).toBe(next));
});
