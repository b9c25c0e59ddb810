import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flying, goalOf } from './flight';

/** An element that shows points of a seat, with a place on the page and what is seen there. */
function shows(seat: number, within: string, [x, y]: [number, number]) {
  const parent = document.body.appendChild(document.createElement('div'));
  parent.className = within;
  const one = parent.appendChild(document.createElement('span'));
  one.dataset.points = String(seat);
  one.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
  return one;
}
let seen: Element[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'elementFromPoint').mockImplementation(
    (x, y) =>
      seen.find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left <= x && x <= right && top <= y && y <= bottom;
      }) ?? null,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  seen = [];
});

test('points fly to the track, else to the list of colonies, and nowhere if both are out of sight', () => {
  const row = shows(1, 'row', [50, 60]);
  const marker = shows(1, 'track', [300, 700]);
  seen = [row, marker];
  expect(goalOf(1)).toEqual({ x: 300, y: 700 });
  seen = [row];
  expect(goalOf(1)).toEqual({ x: 50, y: 60 });
  seen = [];
  expect(goalOf(1)).toBe(null);
  expect(goalOf(0)).toBe(null);
});

test('a leaf in a panel flies as a copy when its beat comes, and not at all where only the end is shown', () => {
  const leaf = document.body
    .appendChild(document.createElement('div'))
    .appendChild(document.createElement('b'));
  leaf.className = 'leaf';
  const flight = { onfinish: null as (() => void) | null };
  const moves = vi.spyOn(HTMLElement.prototype, 'animate');
  moves.mockReturnValue(flight as unknown as Animation);
  const copies = () => document.querySelectorAll('body > .leaf').length;
  const beat = { at: 1000, for: 700 };
  expect(flying(1, beat, 0)(leaf)).toBe(undefined);
  vi.advanceTimersByTime(5000);
  expect(copies()).toBe(0);

  flying(1, beat, 0.5)(leaf);
  vi.advanceTimersByTime(499);
  expect(copies()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(copies()).toBe(1);
  flight.onfinish?.();
  expect(copies()).toBe(0);

  // Whoever goes on takes it along.
  const stop = flying(1, beat, 1)(leaf);
  vi.advanceTimersByTime(1200);
  expect(copies()).toBe(1);
  stop?.();
  expect(copies()).toBe(0);
});
