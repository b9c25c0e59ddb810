import { expect, test, vi } from 'vitest';
import type { Choice, Notation } from '../../lib/generated/protocol';
import { Desk, hexOf, siteOf } from './desk.svelte';
import { MarchGame } from './game.svelte';

const choice = (text: string, action: object): Choice => ({ text: text as Notation, action });
function desk(...choices: Choice[]) {
  const act = vi.fn(() => Promise.resolve());
  const game = new MarchGame({ act, why: () => Promise.resolve(), undo: () => Promise.resolve() });
  game.seat = 1;
  game.choices = choices;
  return { act, game, desk: new Desk(game) };
}
const step = (from: string, to: string) => choice(`step ${from} ${to}`, { do: 'step', from, to });
const place = (cell: string, turn: number) => choice(`place ${cell}/${turn}`, { do: 'place', cell, turn });

test('spots name their hex and their site', () => {
  expect([hexOf('soil.2'), siteOf('soil.2'), siteOf('soil')]).toEqual(['soil', 1, null]);
});

test('an ant is selected and then moved', async () => {
  const { act, desk: at } = desk(
    step('soil', 'fern.1'),
    step('bark.1', 'soil.2'),
    choice('pass', { do: 'pass' }),
  );
  expect([...at.lit.keys()].sort()).toEqual(['ant:1:bark.1', 'ant:1:soil']);
  await at.press('ant:1:soil');
  expect(at.picked).toBe('ant:1:soil');
  expect([...at.destinations]).toEqual(['spot:fern.1']);
  await at.press('spot:soil.2');
  expect(act).not.toHaveBeenCalled();
  await at.press('spot:fern.1');
  expect(act).toHaveBeenCalledWith(['step soil fern.1']);
  expect(at.plain.flatMap(({ send }) => send)).toEqual(['pass']);
});

test('the only ant that can move is selected automatically', () => {
  const { desk: at } = desk(step('soil', 'fern.1'), step('soil', 'bark'), choice('pass', { do: 'pass' }));
  expect(at.picked).toBe('ant:1:soil');
  expect([...at.destinations]).toEqual(['spot:fern.1', 'spot:bark']);
});

test('a hex is previewed, turned, and placed when confirmed', async () => {
  const { act, desk: at } = desk(place('(0,1)', 1), place('(0,1)', 4), place('(1,0)', 2));
  await at.press('cell:(0,1)');
  expect(at.placing).toEqual({ cell: '(0,1)', turns: [1, 4], turn: 1 });
  at.turn();
  expect(at.placing?.turn).toBe(4);
  await at.press('cell:(0,1)');
  expect(at.placing?.turn).toBe(1);
  at.turn(-1);
  expect(act).not.toHaveBeenCalled();
  await at.confirm();
  expect(act).toHaveBeenCalledWith(['place (0,1)/4']);
});

test('the actions of a place are offered if there are several', async () => {
  const collect = choice('collect soil.1', { do: 'collect', at: 'soil.1' });
  const food = choice('food soil.1', { do: 'food', at: 'soil.1' });
  const { act, desk: at } = desk(collect, food);
  await at.press('ant:1:soil.1');
  expect(act).not.toHaveBeenCalled();
  expect(at.offered?.deeds.flatMap(({ send }) => send)).toEqual(['collect soil.1', 'food soil.1']);
  const [, second] = at.offered?.deeds ?? [];
  if (second) await at.take(second);
  expect(act).toHaveBeenCalledWith(['food soil.1']);
});

test('a card is chosen, then played', async () => {
  const { act, desk: at } = desk(
    choice('play swarm', { do: 'play', card: 'swarm' }),
    choice('rest', { do: 'rest' }),
  );
  await at.press('card:swarm');
  expect(at.chosen?.send).toEqual(['play swarm']);
  await at.press('card:swarm');
  expect(at.chosen).toBe(null);
  await at.press('card:swarm');
  await at.confirm();
  expect(act).toHaveBeenCalledWith(['play swarm']);
});

test('nothing is lit for a spectator', () => {
  const game = new MarchGame();
  game.choices = [step('soil', 'fern.1')];
  expect(new Desk(game).lit.size).toBe(0);
});
