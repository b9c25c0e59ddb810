import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thrown } from './thrown';

const flight = { onfinish: null as (() => void) | null, cancel: vi.fn() };
const animate = vi.fn(() => flight as unknown as Animation);
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(animate);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A garden of this height, and a die in a panel. */
function table(height: number) {
  const garden = document.body.appendChild(document.createElement('div'));
  garden.className = 'plate';
  garden.getBoundingClientRect = () => new DOMRect(280, 120, 740, height);
  const die = document.body
    .appendChild(document.createElement('section'))
    .appendChild(document.createElement('i'));
  return { die, copies: () => document.querySelectorAll('body > i').length };
}

test('a die is cast into the garden and comes to its line, which is empty until then', () => {
  const { die, copies } = table(600);
  thrown(1, 0.5)(die);
  expect(copies()).toBe(1);
  expect(die.style.visibility).toBe('hidden');
  // At half the pace: after the first die, and until it has come home.
  expect(animate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ delay: 60, duration: 840 }),
  );
  flight.onfinish?.();
  expect(copies()).toBe(0);
  expect(die.style.visibility).toBe('');
});

test('whoever goes on takes it along', () => {
  const { die, copies } = table(600);
  thrown(0, 1)(die)?.();
  expect(flight.cancel).toHaveBeenCalled();
  expect(copies()).toBe(0);
  expect(die.style.visibility).toBe('');
});

test('nothing is cast where only the end is shown, or where the garden is only a strip', () => {
  const { die, copies } = table(600);
  expect(thrown(0, 0)(die)).toBe(undefined);
  document.body.replaceChildren();
  expect(thrown(0, 1)(table(84).die)).toBe(undefined);
  expect(copies()).toBe(0);
});
