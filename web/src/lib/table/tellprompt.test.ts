import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tellings } from './telling.svelte';
import TellPrompt from './TellPrompt.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the prompt names the outcome when the stage has shown it, without starting its line again', async () => {
  const tellings = new Tellings();
  const opening = { say: 'Battle at Soil', how: 'Invader: Bruno.', ms: 1500 };
  tellings.tell([
    { kind: 'battle', ms: 4000, icon: 'contested', say: '8 against 4', how: 'Iris wins.', opening },
  ]);
  const { container } = render(TellPrompt, { tellings });
  const line = container.querySelector('.clock');
  expect(screen.queryByText('Iris wins.')).toBe(null);
  screen.getByText('Battle at Soil');
  vi.advanceTimersByTime(1500);
  await tick();
  screen.getByText('Iris wins.');
  expect(screen.queryByText('Battle at Soil')).toBe(null);
  expect(container.querySelector('.clock')).toBe(line);
  tellings.stop();
});

test('a key that comes just after something told has ended answers nothing', async () => {
  const tellings = new Tellings();
  render(TellPrompt, { tellings });
  const button = document.body.appendChild(document.createElement('button'));
  /** Whether the key is left to what has the focus. */
  const arrives = () => fireEvent.keyDown(button, { key: ' ' });
  expect(await arrives()).toBe(true);
  tellings.tell([{ kind: 'winter', ms: 1000, icon: 'winter', say: 'Winter', how: '' }]);
  vi.advanceTimersByTime(1100);
  expect(tellings.current).toBe(null);
  expect(await arrives()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await arrives()).toBe(true);
  button.remove();
});

test('Space goes on from what is told to the next, whatever has the focus', async () => {
  const tellings = new Tellings();
  render(TellPrompt, { tellings });
  const told = (kind: string) => ({ kind, ms: 4000, icon: 'winter' as const, say: kind, how: '' });
  tellings.tell([told('winter'), told('year')]);
  const place = document.body.appendChild(document.createElement('button'));
  expect(tellings.current?.kind).toBe('winter');
  await fireEvent.keyDown(place, { key: ' ' });
  expect(tellings.current?.kind).toBe('year');
  // A key that is held down skips no more than one.
  await fireEvent.keyDown(place, { key: ' ', repeat: true });
  expect(tellings.current?.kind).toBe('year');
  await fireEvent.keyDown(place, { key: ' ' });
  expect(tellings.current).toBe(null);
  place.remove();
});
