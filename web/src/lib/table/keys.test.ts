import { beforeEach, expect, test } from 'vitest';
import { litThings, nextOnBoard } from './keys';

beforeEach(() => {
  document.body.innerHTML = `
    <div class="plate">
      <svg><g data-hex="a1" data-lit="walk"></g><g data-hex="a2"></g><g data-hex="a3" data-lit="walk"></g></svg>
      <button id="zoom">Zoom in</button>
    </div>
    <button id="go">Go</button>`;
});

const at = (selector: string) => document.querySelector(selector);
const hex = (name: string) => at(`[data-hex="${name}"]`);

test('Tab goes through the lit places of the board', () => {
  expect(nextOnBoard(document, hex('a1'), 1)).toBe(hex('a3'));
  expect(nextOnBoard(document, hex('a3'), -1)).toBe(hex('a1'));
  expect(nextOnBoard(document, hex('a2'), 1)).toBe(hex('a1'));
});

test('Tab leaves the board', () => {
  expect(nextOnBoard(document, hex('a3'), 1)).toBeUndefined();
  expect(nextOnBoard(document, hex('a1'), -1)).toBeUndefined();
  expect(nextOnBoard(document, at('#zoom'), 1)).toBeUndefined();
  expect(nextOnBoard(document, at('#go'), 1)).toBeUndefined();
});

test('with something picked up, the next lit places are those where it can go', () => {
  const plate = at('.plate svg');
  const lit = (name: string, more = '') => `<g data-hex="${name}" data-lit="" ${more}></g>`;
  const goes = '<g data-hex="there" data-lit="next"></g>';
  if (plate) plate.innerHTML = lit('ant') + lit('picked', 'aria-pressed="true"') + lit('other') + goes;
  const names = litThings(document).map((one) => one.dataset.hex);
  expect(names).toEqual(['picked', 'there', 'ant', 'other']);
});
