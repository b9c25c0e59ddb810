// Reactions that are passed automatically.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AskedOutlook, Outlook, View } from '../../../lib/generated/march';
import type { Notation } from '../../../lib/generated/protocol';
import { use } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { toasts } from '../../../lib/ui/toasts.svelte';
import { MarchGame } from '../game.svelte';
import raw from '../fixtures/reaction.json';
import { SkipReactions } from './skip.svelte';

const { components, view, outlook, choices } = raw as unknown as MarchGame;

function table(looks = false) {
  const act = vi.fn(() => Promise.resolve());
  const game = new MarchGame(
    looks ? null : { act, why: () => Promise.resolve(), undo: () => Promise.resolve() },
  );
  Object.assign(game, { components, view, outlook, choices, seat: 0 });
  return { game, act, skip: new SkipReactions(game) };
}
const quiet: Outlook = { ...outlook };
delete quiet.reaction;
const myTurn: Outlook = { ...quiet, waiting: { decision: 'take_turn', seats: [0], because: null } };
const others: Outlook = { ...quiet, waiting: { decision: 'take_turn', seats: [1], because: null } };
const nothingDone: View = { ...view, agenda: [] };

test('nothing is passed before the player asks for it', async () => {
  const { act, skip } = table();
  await skip.watch();
  expect(act).not.toHaveBeenCalled();
});

test('a reaction is passed as soon as it is asked, and so is the next one', async () => {
  const { game, act, skip } = table();
  skip.start('turn');
  await skip.watch();
  expect(act).toHaveBeenCalledExactlyOnceWith(['pass']);
  Object.assign(game, { outlook: others, choices: [], view: nothingDone });
  await skip.watch();
  expect(skip.until).toBe('turn');
  Object.assign(game, { outlook, choices, view: { ...view } });
  await skip.watch();
  expect(act).toHaveBeenCalledTimes(2);
});

test('a question is passed only once, and a refusal ends the skipping', async () => {
  const { act, skip } = table();
  skip.start('turn');
  await skip.watch();
  await skip.watch();
  expect(act).toHaveBeenCalledTimes(1);
  const refused = table();
  refused.act.mockRejectedValueOnce({ kind: 'illegal' });
  refused.skip.start('turn');
  await refused.skip.watch();
  expect(refused.skip.until).toBe(null);
});

test('the player’s own turn ends the skipping for good', async () => {
  const { game, act, skip } = table();
  skip.start('turn');
  game.outlook = myTurn;
  expect(skip.until).toBe(null);
  await skip.watch();
  Object.assign(game, { outlook, view: { ...view } });
  await skip.watch();
  expect(act).not.toHaveBeenCalled();
});

test('skipping can last until the end of the phase', async () => {
  const { game, skip } = table();
  skip.start('phase');
  game.outlook = myTurn;
  await skip.watch();
  expect(skip.until).toBe('phase');
  game.view = { ...view, phase: 'soldier' };
  expect(skip.until).toBe(null);
});

test('skipping can cover a single action', async () => {
  const { game, act, skip } = table();
  skip.start('deed');
  await skip.watch();
  expect(act).toHaveBeenCalledTimes(1);
  game.view = { ...view, agenda: [{ reactions: { deed: 'explore', by: 3, next: 1 } }] };
  await skip.watch();
  game.view = { ...view };
  await skip.watch();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the same action taken again counts as another one', () => {
  const { game, skip } = table();
  skip.start('deed');
  expect(skip.until).toBe('deed');
  game.view = { ...view, agenda: [{ reactions: { deed: 'march', by: 3, next: 1 } }] };
  expect(skip.until).toBe(null);
});

test('only Reactions are ever answered', async () => {
  const { game, act, skip } = table();
  skip.start('phase');
  game.outlook = quiet;
  await skip.watch();
  Object.assign(game, { outlook, choices: choices.filter(({ text }) => text !== 'pass') });
  await skip.watch();
  expect(act).not.toHaveBeenCalled();
});

test('a replay answers nothing', async () => {
  const { act, skip } = table(true);
  skip.start('phase');
  await skip.watch();
  expect([act.mock.calls.length, skip.asked]).toEqual([0, false]);
});

test('one click ends the skipping', async () => {
  const { act, skip } = table();
  skip.start('phase');
  skip.cancel();
  await skip.watch();
  expect([skip.until, act.mock.calls.length]).toEqual([null, 0]);
});

test('each seat of a shared device has its own setting', () => {
  const { game, skip } = table();
  skip.start('phase');
  game.seat = 2;
  expect(skip.until).toBe(null);
  game.seat = 0;
  expect(skip.until).toBe('phase');
});

describe('a Reaction that can only be of use', () => {
  beforeAll(() => use('march'));
  afterEach(() => void (toasts.list = []));

  const offered: Outlook = {
    ...outlook,
    asked: { ...(outlook.asked as AskedOutlook), decision: 'gain_larvae', left: 2 },
  };
  const gain = { text: 'gain larvae' as Notation, action: { do: 'gain', what: 'larvae' } };
  const pass = { text: 'pass' as Notation, action: { do: 'pass' } };
  function asked(more: object = {}) {
    const at = table();
    Object.assign(at.game, { outlook: offered, choices: [gain, pass], names: ['Ada', 'Bruno'], ...more });
    return at;
  }
  const told = () => toasts.list.map(({ text }) => text);

  test('is asked as every other, unless the settings say otherwise', async () => {
    const { act, skip } = asked();
    await skip.watch();
    expect([act.mock.calls, told()]).toEqual([[], []]);
  });

  test('is taken once, and the player is told', async () => {
    settings.harmless = true;
    const { act, skip } = asked();
    await skip.watch();
    await skip.watch();
    expect(act).toHaveBeenCalledExactlyOnceWith(['gain larvae']);
    expect(told()).toEqual(['Reaction taken without asking: you gain 2 larvae.']);
  });

  test('names the player where all look at the same screen', async () => {
    settings.harmless = true;
    const { skip } = asked({ view: { ...view, seat: null } });
    await skip.watch();
    expect(told()).toEqual(['Reaction taken without asking: Ada gains 2 larvae.']);
  });

  test('is taken even while other Reactions are skipped', async () => {
    settings.harmless = true;
    const { act, skip } = asked();
    skip.start('phase');
    await skip.watch();
    expect(act).toHaveBeenCalledExactlyOnceWith(['gain larvae']);
  });

  test('is not taken where there is a choice, or for another decision', async () => {
    settings.harmless = true;
    const twice = asked({ choices: [gain, { ...gain, text: 'gain food' }, pass] });
    await twice.skip.watch();
    const other = asked({ outlook });
    await other.skip.watch();
    expect([twice.act.mock.calls, other.act.mock.calls, told()]).toEqual([[], [], []]);
  });

  test('says nothing if it was refused: the refusal is shown', async () => {
    settings.harmless = true;
    const { act, skip, game } = asked();
    act.mockRejectedValueOnce({ kind: 'illegal' });
    await skip.watch();
    expect([told(), game.refusal?.at]).toEqual([[], 'gift']);
  });
});
