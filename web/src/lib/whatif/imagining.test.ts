import { expect, test, vi } from 'vitest';
import type { Imagined, Item, Notation, WhatIf } from '../generated/protocol';
import { Imagining, type Base } from './imagining.svelte';
import { leaves } from './tree';

/** Two seats act in turn, each once; what is forbidden begins with "no". The deal is written into the view. */
function server() {
  const asked: WhatIf[] = [];
  const ask = vi.fn((question: WhatIf): Promise<Imagined> => {
    asked.push(question);
    const { tried = [], deal = 0, bot, seat, eyes = seat, as_far_as_legal } = question;
    const legal = tried.findIndex(({ action }) => action.startsWith('no') || (deal > 0 && action === 'once'));
    if (legal >= 0 && !as_far_as_legal) return Promise.reject(new Error('forbidden'));
    const all = legal < 0 ? [...tried] : tried.slice(0, legal);
    if (bot) all.push({ seat: 1, action: `${bot} ${all.length}` as Notation });
    const items = all.map(({ seat: by, action }, n): Item => ({
      ...{
        n,
        at: 0,
        what: 'played' as const,
        seat: by,
        action: by === eyes ? action : null,
        events: [action],
      },
    }));
    const to_act = [all.length % 2];
    return Promise.resolve({
      step: 4,
      version: '5-abc',
      tried: all,
      to_act,
      scores: [all.length, 0],
      standing: null,
      win: 0.5,
      components: null,
      seen: {
        seat: eyes,
        from: 0,
        items,
        view: { deal, eyes, all: all.map(({ action }) => action), to_act },
        choices: to_act.includes(eyes) ? [{ text: 'go' as Notation, action: {} }] : [],
        outlook: {},
        undoable: 0,
        last_request: 0,
      },
    });
  });
  return { ask, asked };
}

const told: Item = { n: 0, at: 0, what: 'played', seat: null, action: null, events: [] };
const base: Base = {
  from: { of: 'table', id: 't', when: { seat: 0 } },
  seat: 0,
  game: 'some',
  options: {},
  data: { hash: '', name: null, own: true, bots_learned: true },
  items: [told],
  names: ['Iris', 'Bruno'],
};
async function begun(bot: string | null) {
  const { ask, asked } = server();
  const table = new Imagining(base, ask);
  table.bot = bot;
  await table.begin();
  return { table, ask, asked, view: () => table.viewpoints.get(table.info?.you[0] ?? 0)?.view };
}
const does = (table: Imagining, action: string) => table.act(table.info?.you[0] ?? 0, [action as Notation]);

test('bots answer for the others, and one step back is one decision of one’s own', async () => {
  const { table, view, ask } = await begun('casual');
  await does(table, 'a');
  expect(view()).toEqual({ deal: 0, eyes: 0, all: ['a', 'casual 1'], to_act: [0] });
  expect(table.viewpoints.get(0)?.items.map(({ n }) => n)).toEqual([0, 1, 2]);
  await does(table, 'b');
  await table.back();
  expect(view()).toMatchObject({ all: ['a', 'casual 1'] });
  await table.back();
  expect(view()).toMatchObject({ all: [] });
  // Going back and forth asks nobody.
  const n = ask.mock.calls.length;
  await table.go(leaves(table.tree.root)[0] ?? table.tree.root);
  await table.back();
  expect(ask.mock.calls.length).toBe(n);
});

test('whoever plays for everybody sees each colony with its own eyes', async () => {
  const { table, view } = await begun(null);
  await does(table, 'a');
  expect(table.info?.you).toEqual([1]);
  expect(view()).toMatchObject({ eyes: 1, all: ['a'] });
  await does(table, 'b');
  expect(view()).toMatchObject({ eyes: 0, all: ['a', 'b'] });
});

test('the moment stays the same whatever happens at the table', async () => {
  const { table, asked } = await begun(null);
  await does(table, 'a');
  expect(asked[0]?.from).toEqual(base.from);
  expect(asked.at(-1)?.from).toEqual({ of: 'table', id: 't', when: { seat: 0, step: 4, version: '5-abc' } });
});

test('what is refused changes nothing', async () => {
  const { table, view } = await begun(null);
  await expect(does(table, 'no')).rejects.toThrow('forbidden');
  await expect(table.askUndo()).rejects.toThrow();
  expect(view()).toMatchObject({ all: [] });
  expect(leaves(table.tree.root)).toEqual([table.tree.root]);
});

test('other dice repeat a branch as far as they allow it', async () => {
  const { table, view } = await begun(null);
  await does(table, 'a');
  await does(table, 'once');
  await table.redeal();
  expect(view()).toMatchObject({ deal: 1, all: ['a'] });
  await table.redeal();
  expect(view()).toMatchObject({ deal: 2, all: ['a'] });
  expect(leaves(table.tree.root)).toHaveLength(3);
  await table.back();
  await table.redeal();
  expect(view()).toMatchObject({ deal: 3, all: [] });
});

test('a late answer of a bot does not move the table', async () => {
  const { ask } = server();
  let answer = (): void => undefined;
  const slow = vi.fn(async (question: WhatIf) => {
    if (question.bot) await new Promise<void>((done) => (answer = done));
    return ask(question);
  });
  const table = new Imagining(base, slow);
  await table.begin();
  const acted = does(table, 'a');
  await vi.waitFor(() => expect(table.thinking).toBe(true));
  await table.go(table.tree.root);
  answer();
  await acted;
  expect(table.node).toBe(table.tree.root);
  expect(table.thinking).toBe(false);
});

test('what one leaves by going back is told to be undone, and what one tries to be new', async () => {
  const { table } = await begun(null);
  const heard: string[][] = [];
  table.onSeen((_, fresh) => heard.push(fresh.map((item) => item.what)));
  await does(table, 'a');
  await table.back();
  expect(heard.at(-1)).toEqual([]);
  await does(table, 'a');
  await does(table, 'b');
  expect(heard.at(-1)).toEqual(['played', 'played']);
  await table.go(table.tree.root);
  expect(heard.at(-1)).toEqual(['taken_back']);
});

test('a branch can be named, and removed with what led only there', async () => {
  const { table, view } = await begun(null);
  await does(table, 'a');
  table.name(table.node, '  the pit  ');
  expect(table.node.name).toBe('the pit');
  await table.prune(table.node);
  expect(table.node).toBe(table.tree.root);
  expect(view()).toMatchObject({ all: [] });
});
