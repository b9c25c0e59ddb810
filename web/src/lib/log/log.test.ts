// The log: newest line on top, names in bold, and only new lines are drawn.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Item } from '../generated/protocol';
import { choose } from '../i18n.svelte';
import { telling, type Line, type Story } from './lines';
import Log from './Log.svelte';

interface AnyEvent {
  seat?: number;
  what: 'resumed' | 'quiet';
  count?: number;
}
/** Events with texts the page has; consecutive events of one seat share a line. */
const story: Story<AnyEvent> = {
  tell: ({ what, seat }) =>
    what === 'quiet' ? null : { key: 'log-resumed', args: { name: { name: seat ?? 0 } }, hexes: ['(0,0)'] },
  fold: (facts) => {
    const [first] = facts;
    if (facts.some(({ what, seat }) => what !== first?.what || seat !== first?.seat)) return null;
    const args = { name: { name: first?.seat ?? 0 }, count: facts.length };
    return { key: 'log-taken_back', args, points: facts.length };
  },
};
const playedBy = (seat: number, n: number, ...facts: AnyEvent[]): Item => ({
  ...{ n, at: 0, what: 'played' as const, seat, action: null, events: facts },
});
const played = (n: number, ...facts: AnyEvent[]): Item => playedBy(0, n, ...facts);
const back = (seat: number): AnyEvent => ({ what: 'resumed', seat });
const told = (items: Item[]): Line[] => telling<AnyEvent>(null, story)(items);

beforeAll(() => choose('en'));

test('consecutive events share a line, which keeps its place', () => {
  const [line, ...others] = told([played(0, back(0)), played(1, back(0), back(0)), played(2, back(1))]);
  expect(line).toMatchObject({ id: '0.0', item: 0, args: { count: 3 }, points: 3 });
  expect(others).toHaveLength(1);
});

test('a line names each hex once, also if ants trade places within it', () => {
  const within: Story<AnyEvent> = {
    tell: () => ({ key: 'log-resumed', args: {}, hexes: ['soil', 'soil', 'nest'] }),
  };
  const [line] = telling<AnyEvent>(null, within)([played(0, back(0))]);
  expect(line?.hexes).toEqual(['soil', 'nest']);
});

test('an event without a line ends the line before', () => {
  expect(told([played(0, back(0)), played(1, { what: 'quiet' }, back(0))])).toHaveLength(2);
});

test('an undone event shares no line with one that stands', () => {
  const undone: Item = { n: 2, at: 0, what: 'taken_back', seat: 0, items: [1], agreed: false };
  const lines = told([played(0, back(0)), played(1, back(0)), undone]);
  expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
});

test('a log built in steps equals one built at once', () => {
  const items: Item[] = [
    played(0, back(0)),
    playedBy(1, 1, back(1)),
    playedBy(1, 2, back(1), back(0)),
    played(3, { what: 'quiet' }, back(0)),
    { n: 4, at: 0, what: 'taken_back', seat: 0, items: [3], agreed: false },
    played(5, back(0)),
    playedBy(1, 6, back(0), back(1)),
  ];
  const onward = telling<AnyEvent>(0, story);
  for (let n = 0; n <= items.length; n++) {
    const some = items.slice(0, n);
    expect(onward(some)).toEqual(telling<AnyEvent>(0, story)(some));
  }
  const [first] = onward(items);
  expect(onward([...items, played(7, back(1))])[0]).toBe(first);
  // Different items, as when a replay goes back.
  expect(onward([played(0, back(1))])).toEqual(telling<AnyEvent>(0, story)([played(0, back(1))]));
});

test('the newest line is on top, and unchanged lines are not redrawn', async () => {
  const names = ['Iris', 'Bruno'];
  const items = [played(0, back(0)), played(1, back(1))];
  const onPoint = vi.fn();
  const { rerender } = render(Log, { lines: told(items), names, onPoint, game: 'toy' });
  const shown = () => screen.getAllByRole('listitem');
  expect(shown().map((line) => line.textContent?.trim())).toEqual(['Bruno is back', 'Iris is back']);
  const [first, second] = shown();
  expect(first?.querySelector('b')?.textContent).toBe('Bruno');

  await rerender({ lines: told([...items, played(2, back(0))]), names, onPoint });
  expect(shown()).toHaveLength(3);
  expect(shown().slice(1)).toEqual([first, second]);

  second?.dispatchEvent(new Event('pointerenter'));
  expect(onPoint).toHaveBeenLastCalledWith(expect.objectContaining({ hexes: ['(0,0)'], seats: [0] }));
  second?.dispatchEvent(new Event('pointerleave'));
  expect(onPoint).toHaveBeenLastCalledWith(null);
});

test('the line that is pointed at offers its rule, and arrow keys go from line to line', async () => {
  const names = ['Iris', 'Bruno'];
  const items = [played(0, back(0)), played(1, back(1))];
  render(Log, { lines: told(items), names, game: 'toy' });
  expect(screen.queryByRole('link')).toBeNull();
  const log = screen.getByRole('log');
  const [first, second] = screen.getAllByRole('listitem');
  log.focus();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowDown');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  await tick();
  const link = screen.getByRole('link', { name: 'Read the rule' });
  expect(second?.contains(link)).toBe(true);
  expect(link.getAttribute('href')).toBe('/rules/toy#event:resumed');
  press('ArrowUp');
  await tick();
  expect(first?.contains(screen.getByRole('link'))).toBe(true);
});
