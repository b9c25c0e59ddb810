import { afterEach, expect, test } from 'vitest';
import { keyOf, type Key } from './keys';

/** What a key means while the first element of this HTML has the focus. */
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

test('keys belong to fields, lists and buttons that have the focus', () => {
  for (const html of ['<textarea></textarea>', '<select></select>', '<input>'])
    for (const key of ['ArrowRight', ' ', ']']) expect(pressed(key, html)).toBe(null);
  expect(pressed(' ', '<button></button>')).toBe(null);
  expect(pressed('ArrowRight', '<button></button>')).toBe('on');
  // The slider has its own arrow keys; other keys still work there.
  expect(pressed('ArrowRight', '<input type="range">')).toBe(null);
  expect(pressed(']', '<input type="range">')).toBe('later');
  // On the board, arrow keys move from hex to hex.
  expect(pressed('ArrowRight', '<svg><g data-on></g></svg>')).toBe(null);
});

test('keys with a modifier are ignored, but brackets may need one', () => {
  expect(pressed('ArrowLeft', '<p></p>', { altKey: true })).toBe(null);
  expect(pressed('[', '<p></p>', { altKey: true, ctrlKey: true })).toBe('earlier');
});
