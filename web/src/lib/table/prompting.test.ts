import { beforeAll, expect, test, vi } from 'vitest';
import { choose } from '../i18n.svelte';
import type { Hints } from './hints.svelte';
import { promptOf, type Around } from './prompting';
import type { AtTable, PromptAct, PromptText } from './prompt';

beforeAll(() => choose('en'));

const own: PromptText = {
  ...{ icon: 'ant-worker', say: 'Choose a hex', how: 'Any.', tone: 'ask', idle: true },
  acts: [{ id: 'go', text: 'Go', hint: '', run: () => undefined }],
};
const game = (more: Partial<AtTable> = {}) =>
  ({ seat: 0, undoable: 0, wish: null, mayChoose: true, ...more }) as AtTable;
const around = (more: Partial<Around> = {}): Around => ({ coach: null, hints: null, back: null, ...more });
const acts = ({ acts }: PromptText) => acts.map(({ id }) => id);
const back: PromptAct = { id: 'undo', text: 'Ask', hint: '', run: () => undefined };
const hints = { asking: false, seen: () => false } as Hints;

test('the moment asks, beside taking back and the question what a bot would do', () => {
  expect(promptOf(game(), own, around())).toEqual(own);
  expect(acts(promptOf(game({ undoable: 1 }), own, around({ hints, back })))).toEqual(['hint', 'undo', 'go']);
  expect(acts(promptOf(game(), own, around({ back })))).toEqual(['undo', 'go']);
  expect(acts(promptOf(game({ mayChoose: false }), own, around({ hints })))).toEqual(['go']);
});

test('once nobody is asked anything any more it says so, and no bot thinks', () => {
  const ended = { icon: 'confirm', say: 'Your turn is over', how: 'Nobody else moves.' } as const;
  const said = promptOf(game({ undoable: 1 }), own, around({ ended, hints, back }));
  expect(said).toEqual({ ...ended, acts: [], tone: 'wait' });
  const replay = vi.fn();
  const [look] = promptOf(game(), own, around({ ended, onReplay: replay })).acts;
  expect(look?.text).toBe('Replay');
  look?.run();
  expect(replay).toHaveBeenCalledOnce();
});

test('what a click would do is asked first, and nothing else can be done meanwhile', () => {
  const meant = vi.fn();
  const said = promptOf(game({ wish: {}, undoable: 1, meant }), own, around({ hints }));
  expect([said.say, acts(said)]).toEqual(['Are you sure?', ['cancel', 'sure']]);
  const asks = { say: 'The last one?', how: 'It drains.', marks: { hexes: [], seats: [] } };
  const { say, how } = promptOf(game({ wish: { asks } }), own, around());
  expect([say, how]).toEqual(['The last one?', 'It drains.']);
  for (const { run } of said.acts) run();
  expect(meant.mock.calls).toEqual([[false], [true]]);
});
