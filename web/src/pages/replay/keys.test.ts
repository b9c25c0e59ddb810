import { afterEach, expect, test } from 'vitest';
import { keyOf, type Key } from './keys';

/** What a key means while the first element of this has the focus. */
function pressed(key: string, html = '<p></p>', more: KeyboardEventInit = {}): Key | null {
  document.body.innerHTML = html;
  let meant: Key | null = null;
  const listen = (event: KeyboardEvent) => (meant = keyOf(event));
  addEventListener('keydown', listen);
  const on = document.body.querySelector('[data-on]') ?? document.body.firstElementChild;
  on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  removeEventListener('keydown', listen);
  return meant;
}
afterEach(() => (document.body.innerHTML = ''));

test('arrows, space, Home, End and brackets mean steps', () => {
  const keys = ['ArrowLeft', 'ArrowRight', ' ', 'Home', 'End', '[', ']', 'x'];
  expect(keys.map((key) => pressed(key))).toEqual([
    ...['back', 'on', 'toggle', 'first', 'last', 'earlier', 'later', null],
  ]);
});

test('whoever writes, chooses or presses a button means that', () => {
  for (const html of ['<textarea></textarea>', '<select></select>', '<input>'])
    for (const key of ['ArrowRight', ' ', ']']) expect(pressed(key, html)).toBe(null);
  expect(pressed(' ', '<button></button>')).toBe(null);
  expect(pressed('ArrowRight', '<button></button>')).toBe('on');
  // The slider has its own arrows; space does nothing there and may play.
  expect(pressed('ArrowRight', '<input type="range">')).toBe(null);
  expect(pressed(']', '<input type="range">')).toBe('later');
  // On the board arrows walk from hex to hex.
  expect(pressed('ArrowRight', '<svg><g data-on></g></svg>')).toBe(null);
});

test('a modifier makes it somebody else’s key, but brackets may need one', () => {
  expect(pressed('ArrowLeft', '<p></p>', { altKey: true })).toBe(null);
  expect(pressed('[', '<p></p>', { altKey: true, ctrlKey: true })).toBe('earlier');
});
