import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { choose, t } from '../i18n.svelte';
import { settings } from '../settings.svelte';
import Button from './Button.svelte';
import Chip from './Chip.svelte';
import Dialog from './Dialog.svelte';
import SettingsMenu from './SettingsMenu.svelte';
import { playerOf } from './player';

beforeAll(() => choose('en'));
const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

test('a button runs its action, and a tool is named by its label', async () => {
  const onclick = vi.fn();
  render(Button, { kind: 'tool', icon: 'undo', label: 'Undo', onclick });
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onclick).toHaveBeenCalledOnce();
});

test('a disabled link is not a link', () => {
  render(Button, { href: '/about', disabled: true, children: words('About') });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
});

test('a hint is the description of its element', async () => {
  render(Button, { children: words('Lay it'), hint: 'Costs one step' });
  expect(screen.getByRole('button').getAttribute('aria-description')).toBe('Costs one step');
});

test('a chip has the mark and colour of its player, and a name on request', () => {
  render(Chip, { player: playerOf(1), label: true });
  const chip = screen.getByRole('img', { name: 'red, triangle' });
  expect(chip.className).toContain('player-2');
  expect(chip.querySelector('use')?.getAttribute('href')).toBe('#i-mark-2');
});

test('a dialog is labelled by its title', () => {
  render(Dialog, { open: true, title: 'Invite friends', children: words('A link') });
  const dialog = document.querySelector('dialog');
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Invite friends');
});

test('switching the language changes the texts, the page and the stored setting', async () => {
  render(SettingsMenu);
  await fireEvent.click(document.querySelector('input[value=fr]') as HTMLInputElement);
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(t('settings-language')).toBe('Langue');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Langue'));
  expect(settings.language).toBe('fr');
  expect(localStorage.getItem('formicarium.settings')).toContain('"language":"fr"');
});
