import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '../../lib/i18n.svelte';
import Curtain from './Curtain.svelte';

beforeAll(() => choose('en'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hung = (more: object = {}) => {
  const onlift = vi.fn();
  render(Curtain, { seat: 3, name: 'Mina', onlift, ...more });
  return { onlift, button: screen.getByRole('button', { name: /I am Mina/ }) };
};

test('a click is enough if there are no hands to hide', async () => {
  const { onlift, button } = hung();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pass the device to Mina');
  await fireEvent.click(button);
  expect(onlift).toHaveBeenCalledOnce();
});

test('with hidden hands the button must be held; a short press does not open it', async () => {
  const { onlift, button } = hung({ hold: true });
  await fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(700);
  await fireEvent.pointerUp(button);
  await fireEvent.click(button, { detail: 1 });
  vi.advanceTimersByTime(5000);
  expect(onlift).not.toHaveBeenCalled();
  await fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(1000);
  expect(onlift).toHaveBeenCalledOnce();
});

test('a key is held or pressed twice; its repetition is not a second press', async () => {
  const { onlift, button } = hung({ hold: true });
  await fireEvent.keyDown(button, { key: 'Enter' });
  await fireEvent.keyDown(button, { key: 'Enter', repeat: true });
  await fireEvent.keyUp(button, { key: 'Enter' });
  expect(onlift).not.toHaveBeenCalled();
  expect(button.textContent).toContain('Once more');
  await fireEvent.keyDown(button, { key: 'Enter' });
  expect(onlift).toHaveBeenCalledOnce();

  await fireEvent.keyDown(button, { key: ' ' });
  vi.advanceTimersByTime(1000);
  expect(onlift).toHaveBeenCalledTimes(2);
});

test('a screen reader presses twice', async () => {
  const { onlift, button } = hung({ hold: true });
  await fireEvent.click(button, { detail: 0 });
  expect(onlift).not.toHaveBeenCalled();
  await fireEvent.click(button, { detail: 0 });
  expect(onlift).toHaveBeenCalledOnce();
});

test('what happened meanwhile is shown', () => {
  hung({ happened: ['Iris played Trapjaw Head for 3', 'Otto swapped a card'] });
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Iris played Trapjaw Head for 3',
    'Otto swapped a card',
  ]);
});
