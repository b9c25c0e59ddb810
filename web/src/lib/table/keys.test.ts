import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import Keys from './Keys.svelte';
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
  expect(nextOnBoard(document, hex('a3'), 1)).toBe(at('#zoom'));
  expect(nextOnBoard(document, hex('a1'), -1)).toBeUndefined();
  expect(nextOnBoard(document, at('#zoom'), 1)).toBeUndefined();
  expect(nextOnBoard(document, at('#go'), 1)).toBeUndefined();
});

test('Tab leaves the board, whatever else of it can have the focus', () => {
  const plate = at('.plate svg');
  const place = (name: string, more: string) => `<g data-hex="${name}" tabindex="0" ${more}></g>`;
  const places = place('before', '') + place('ant', 'data-lit=""') + place('picked', 'data-lit="next"');
  if (plate) plate.innerHTML = places + place('door', '');
  document.body.insertAdjacentHTML('afterbegin', '<a id="home" href="/">Home</a>');
  // The last in turn is not the last of the document, and behind that comes a place where nothing can be done.
  expect(nextOnBoard(document, hex('picked'), 1)).toBe(hex('ant'));
  expect(nextOnBoard(document, hex('ant'), 1)).toBe(at('#zoom'));
  expect(nextOnBoard(document, hex('picked'), -1)).toBe(at('#home'));
});

test('with something picked up, the next lit places are those where it can go', () => {
  const plate = at('.plate svg');
  const lit = (name: string, more = '') => `<g data-hex="${name}" data-lit="" ${more}></g>`;
  const goes = '<g data-hex="there" data-lit="next"></g>';
  if (plate) plate.innerHTML = lit('ant') + lit('picked', 'aria-pressed="true"') + lit('other') + goes;
  const names = litThings(document).map((one) => one.dataset.hex);
  expect(names).toEqual(['picked', 'there', 'ant', 'other']);
});

test('a control that is gone hands the focus on, but whoever leaves the page by Tab is not held back', async () => {
  const table = document.body.appendChild(document.createElement('main'));
  table.innerHTML =
    '<div class="plate"><button data-lit="walk">There</button></div><button id="last">Last</button>';
  const [there, last] = table.querySelectorAll('button');
  if (!there || !last) throw new Error('no buttons');
  render(Keys, { root: table, state: [] });
  const press = (key: string) => fireEvent.keyDown(last, { key });

  last.focus();
  await press('Tab');
  last.blur();
  table.append('news');
  await tick();
  expect(document.activeElement).toBe(document.body);

  last.focus();
  await press('x');
  last.remove();
  await tick();
  expect(document.activeElement).toBe(there);
});

test('Ctrl-Z undoes, on a Mac Cmd-Z; with Shift, as for redoing, nothing happens', async () => {
  const table = document.body.appendChild(document.createElement('main'));
  table.innerHTML = '<button data-act="undo">Undo</button>';
  let undone = 0;
  table.querySelector('button')?.addEventListener('click', () => (undone += 1));
  render(Keys, { root: table, state: [] });
  const pressed = async (how: KeyboardEventInit) => !(await fireEvent.keyDown(table, { key: 'z', ...how }));
  expect(await pressed({ ctrlKey: true })).toBe(true);
  expect(await pressed({ metaKey: true })).toBe(true);
  expect(undone).toBe(2);
  for (const how of [{}, { ctrlKey: true, shiftKey: true, key: 'Z' }, { metaKey: true, altKey: true }])
    expect(await pressed(how)).toBe(false);
  // Copying, printing, reloading stay with the browser.
  expect(await pressed({ metaKey: true, key: 'c' })).toBe(false);
  expect(await pressed({ ctrlKey: true, key: 'r' })).toBe(false);
  expect(undone).toBe(2);
});

test('C opens the chat, ? the list of keys, and neither while somebody types', async () => {
  document.body.insertAdjacentHTML('beforeend', '<span data-key="c"><button>Chat</button></span><input />');
  let opened = 0;
  at('[data-key] button')?.addEventListener('click', () => (opened += 1));
  render(Keys, { root: document.body, state: [] });
  const input = at('input') as HTMLInputElement;
  await fireEvent.keyDown(input, { key: 'c' });
  await fireEvent.keyDown(input, { key: '?' });
  expect(opened).toBe(0);
  expect(at('dialog[open]')).toBe(null);
  await fireEvent.keyDown(document.body, { key: 'c' });
  expect(opened).toBe(1);
  await fireEvent.keyDown(document.body, { key: '?' });
  await tick();
  expect(at('dialog[open] dl')?.querySelectorAll('kbd').length).toBeGreaterThan(10);
});
