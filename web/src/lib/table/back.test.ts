import { render, screen } from '@testing-library/svelte';
import { MediaQuery } from 'svelte/reactivity';
import { afterEach, expect, test, vi } from 'vitest';
import type { Item, SeatInfo, TableInfo } from '../generated/protocol';
import { choose } from '../i18n.svelte';
import { LANGUAGES } from '../settings.svelte';
import { goBack } from './back';
import PromptActs from './PromptActs.svelte';

afterEach(() => void vi.restoreAllMocks());

const seat = (name: string, more: Partial<SeatInfo> = {}) =>
  ({ kind: 'human', name, stand_in: null, ...more }) as SeatInfo;
const bot = seat('', { kind: 'bot', level: 'casual' });
const [ada, bruno, carla] = ['Ada', 'Bruno', 'Carla'].map((name) => seat(name)) as [
  SeatInfo,
  SeatInfo,
  SeatInfo,
];
const at = (seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({ status: 'running', undo_asked: null, you: [0], seats, ...more }) as TableInfo;
const moved: Item[] = [{ n: 0, at: 0, what: 'played', seat: 0, action: 'stop', events: [] }];
const back = (info: TableInfo | null, items = moved, of: number | null = 0) =>
  goBack(info, items, of, () => undefined);

test('the button names the one person who is asked', () => {
  expect(back(at([ada, bruno, bot]))).toMatchObject({
    text: 'Ask Bruno to go back',
    short: 'Go back',
    hint: 'Ask Bruno to take back your last move and everything since (U).',
  });
});

test('several are asked as the others, and named in the tooltip', () => {
  expect(back(at([ada, bruno, carla]))).toMatchObject({
    text: 'Ask the others to go back',
    short: 'Go back',
    hint: 'Ask Bruno and Carla to take back your last move and everything since (U).',
  });
});

test('a bot that plays for somebody who is away does not agree for them', () => {
  expect(back(at([ada, bot, seat('Bruno', { stand_in: 'casual' })]))?.text).toBe('Ask Bruno to go back');
});

test('bots agree, so nobody is asked', () => {
  const act = back(at([ada, bot, bot]));
  expect(act).toMatchObject({ text: 'Go back', hint: expect.stringContaining('The bots agree') as string });
  expect(act?.short).toBeUndefined();
});

test('there is nothing to ask for before the first move, for a spectator, after the end, or while it is asked', () => {
  const table = at([ada, bruno]);
  expect(back(null)).toBe(null);
  expect(back(table, [])).toBe(null);
  expect(back(table, moved, null)).toBe(null);
  expect(back(at([ada, bruno], { you: [1] }))).toBe(null);
  expect(back(at([ada, bruno], { status: 'over' }))).toBe(null);
  expect(back(at([ada, bruno], { undo_asked: { seat: 0, yes: [] } as never }))).toBe(null);
});

test.each(LANGUAGES)('in %s the short text is a part of the long one', async (language) => {
  await choose(language);
  for (const seats of [
    [ada, bruno],
    [ada, bruno, carla],
  ]) {
    const { text = '', short = '?' } = back(at(seats)) ?? {};
    expect(text.toLowerCase()).toContain(short.toLowerCase());
  }
});

test.each([
  ['a phone', true, 'Hint: What would you do?'],
  ['any other window', false, 'What would you do?'],
])('on %s a button with other words is called by what it shows too', (_, phone, name) => {
  vi.spyOn(MediaQuery.prototype, 'current', 'get').mockReturnValue(phone);
  const act = { id: 'hint', text: 'What would you do?', short: 'Hint', hint: '', run: () => null };
  render(PromptActs, { game: { busy: false }, acts: [act] });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  ['a phone', true, 'Go back'],
  ['any other window', false, 'Ask Bruno to go back'],
])('on %s the button is called the same, whatever it shows', (_, phone, shown) => {
  vi.spyOn(MediaQuery.prototype, 'current', 'get').mockReturnValue(phone);
  const act = back(at([ada, bruno]));
  render(PromptActs, { game: { busy: false }, acts: act ? [act] : [] });
  expect(screen.getByRole('button', { name: 'Ask Bruno to go back' }).textContent.trim()).toBe(shown);
});
