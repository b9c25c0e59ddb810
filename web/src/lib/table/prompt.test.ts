import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { choose, use } from '../i18n.svelte';
import type { Asking, PromptText } from './prompt';
import Prompt from './Prompt.svelte';

beforeAll(() => choose('en'));

const reason = () => '';
const game = (...to_act: number[]): Asking => ({
  ...{ busy: false, seat: 0, names: ['Ada', 'Bot 2', 'Bot 3', 'Bruno'], view: { to_act }, refusal: null },
});
const waits: PromptText = {
  ...{
    icon: 'clock',
    say: 'Bot 2 harvests',
    how: 'It is not your turn.',
    acts: [],
    tone: 'wait',
    idle: true,
  },
};
const seats = [{ bot: false }, { bot: true }, { bot: true }, { bot: false }];
const said = () => document.body.textContent.replace(/\s+/g, ' ').trim();

test('the prompt says that a bot thinks', async () => {
  const { rerender } = render(Prompt, { game: game(1), prompt: waits, reason, seats });
  expect(said()).toContain('Bot 2 thinks...');
  // The dots are for the eye only.
  expect(document.querySelector('.dots')?.getAttribute('aria-hidden')).toBe('true');
  await rerender({ game: game(1, 2, 3), prompt: waits, reason, seats });
  expect(said()).toContain('Bot 2 and Bot 3 think...');
});

test('it says nothing of the kind about people, about oneself, or instead of something more important', async () => {
  const { rerender } = render(Prompt, { game: game(3), prompt: waits, reason, seats });
  expect(said()).toContain('It is not your turn.');
  const skipping = { ...waits, how: 'Reactions are skipped.', idle: false };
  await rerender({ game: game(1), prompt: skipping, reason, seats });
  expect(said()).toContain('Reactions are skipped.');
  const asked: PromptText = { ...waits, idle: false, tone: 'ask', how: 'Choose a hex.' };
  await rerender({ game: game(0, 1), prompt: asked, reason, seats });
  expect(said()).toContain('Choose a hex.');
});

test('in a lesson a refusal says that nothing is lost and what there is to do, and is not red', async () => {
  await use('lessons');
  const error = { kind: 'illegal', message: '' };
  const refused = { ...game(0), refusal: { error, at: null } };
  const asks: PromptText = { ...waits, how: 'Press your tunnel.', tone: 'ask', idle: false };
  const props = { game: refused, prompt: asks, reason: () => 'That is water. Ants cannot swim.' };
  const { container, rerender } = render(Prompt, { ...props, taught: true });
  const [alert] = container.querySelectorAll('[role="alert"]');
  expect(alert?.textContent).toBe('That is waterAnts cannot swim. Nothing is lost. Press your tunnel.');
  expect(container.querySelector('.no')).toBe(null);
  await rerender({ ...props, taught: false });
  expect(alert?.textContent).toBe('That is waterAnts cannot swim.');
  expect(container.querySelector('.no')).not.toBe(null);
});
