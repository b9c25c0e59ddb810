// The desk with a toy game: beads that are moved into holes, tiles that are laid and turned, and a bell.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Desk, type Deed, type DeskParts } from './desk.svelte';
import { SeenGame } from './game.svelte';
import type { Notation } from './generated/protocol';
import { settings } from './settings.svelte';

type Action =
  | { do: 'move'; bead: string; hole: number }
  | { do: 'lay'; hole: number; turn: number }
  | { do: 'fill' | 'drain'; hole: number }
  | { do: 'ring' };
type Place = `bead:${string}` | `hole:${number}` | `card:${number}`;
type ToyDeed = Deed<Place> & { action: Action };

const PLACES: { [Do in Action['do']]: (action: Extract<Action, { do: Do }>) => Place[][] } = {
  move: ({ bead, hole }) => [[`bead:${bead}`], [`hole:${hole}`]],
  lay: ({ hole }) => [[`card:${hole}`]],
  // A hole is as wide as two places.
  fill: ({ hole }) => [[`hole:${hole}`, `hole:${hole + 100}`]],
  drain: ({ hole }) => [[`hole:${hole}`]],
  ring: () => [],
};

const text = (action: Action) => Object.values(action).join(' ') as Notation;

function table(actions: Action[], parts: Partial<DeskParts<Place, ToyDeed>> = {}) {
  const act = vi.fn<(actions: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const why = vi.fn<(action: object) => Promise<void>>(() => Promise.resolve());
  const game = new SeenGame<unknown, unknown, unknown, unknown, Action>({
    act,
    why,
    undo: () => Promise.resolve(),
  });
  const list = (listed: Action[]) => {
    game.choices = listed.map((action) => ({ text: text(action), action }));
  };
  list(actions);
  const deeds = (): ToyDeed[] =>
    game.legal.map(({ text: line, action }) => ({
      action,
      send: action.do === 'fill' ? [line, line] : [line],
      presses: (PLACES[action.do] as (one: Action) => Place[][])(action),
      ...(action.do === 'lay' && { preview: 'turn' as const, way: action.turn }),
    }));
  return { act, why, game, list, desk: new Desk(game, { deeds, ...parts }) };
}
const move = (bead: string, hole: number): Action => ({ do: 'move', bead, hole });
const lay = (hole: number, turn: number): Action => ({ do: 'lay', hole, turn });
const ring: Action = { do: 'ring' };

afterEach(() => (settings.confirm = false));

describe('two presses', () => {
  test('select a thing and then its destination', async () => {
    const { act, desk } = table([move('a', 1), move('b', 2), ring]);
    expect([...desk.lit.keys()]).toEqual(['bead:a', 'bead:b']);
    expect(desk.plain.map(({ action }) => action)).toEqual([ring]);
    await desk.press('bead:a');
    expect([desk.picked, desk.destinations]).toEqual(['bead:a', ['hole:1']]);
    await desk.press('hole:2');
    expect(act).not.toHaveBeenCalled();
    await desk.press('hole:1');
    expect(act).toHaveBeenCalledExactlyOnceWith(['move a 1']);
    expect(desk.picked).toBe(null);
  });

  test('are one if there is only one thing to select', async () => {
    const { act, desk } = table([move('a', 1), move('a', 2), ring]);
    expect([desk.picked, desk.destinations]).toEqual(['bead:a', ['hole:1', 'hole:2']]);
    // A press on it would have no effect.
    expect([...desk.lit.keys()]).toEqual(['hole:1', 'hole:2']);
    await desk.press('hole:2');
    expect(act).toHaveBeenCalledExactlyOnceWith(['move a 2']);
  });

  test('a selected thing is deselected by another press on it, and when it can no longer be used', async () => {
    const { desk, list } = table([move('a', 1), move('b', 1)]);
    await desk.press('bead:b');
    await desk.press('bead:b');
    expect(desk.picked).toBe(null);
    await desk.press('bead:b');
    list([move('a', 1), move('c', 1)]);
    expect([desk.picked, desk.held]).toEqual([null, 'bead:b']);
  });
});

describe('one press', () => {
  test('sends all actions of a deed at once, from any of its places', async () => {
    const { act, desk } = table([{ do: 'fill', hole: 3 }]);
    await desk.press('hole:103');
    expect(act).toHaveBeenCalledExactlyOnceWith(['fill 3', 'fill 3']);
  });

  test('offers what stands at the same place, until it is no longer possible', async () => {
    const both: Action[] = [
      { do: 'fill', hole: 3 },
      { do: 'drain', hole: 3 },
    ];
    const { act, desk, list } = table(both);
    await desk.press('hole:3');
    expect(act).not.toHaveBeenCalled();
    expect(desk.offered?.deeds.map(({ action }) => action)).toEqual(both);
    await desk.press('hole:3');
    expect(desk.offered).toBe(null);
    await desk.press('hole:3');
    const second = desk.offered?.deeds[1];
    if (second) await desk.take(second, desk.offered?.at);
    expect(act).toHaveBeenCalledExactlyOnceWith(['drain 3']);
    await desk.press('hole:3');
    list([{ do: 'fill', hole: 3 }, ring]);
    expect(desk.offered).toBe(null);
  });

  test('does nothing while an action is under way, and has its effect once', async () => {
    const { act, desk } = table([{ do: 'drain', hole: 3 }]);
    let answer: () => void = () => undefined;
    act.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    const first = desk.press('hole:3');
    await desk.press('hole:3');
    answer();
    await first;
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('asks first if the player wants to be asked', async () => {
    const { act, desk, game } = table([{ do: 'drain', hole: 3 }]);
    settings.confirm = true;
    await desk.press('hole:3');
    expect([game.wish?.actions, act.mock.calls]).toEqual([['drain 3'], []]);
    await game.meant(true);
    expect(act).toHaveBeenCalledExactlyOnceWith(['drain 3']);
  });

  test('the last click of several is left to the player, if it is possible then', async () => {
    const [first, last] = [
      { do: 'drain', hole: 3 },
      { do: 'drain', hole: 4 },
    ] as const;
    const { act, game, list } = table([first]);
    const asks = { say: 'The last one?', how: 'It drains.', marks: { hexes: [], seats: [] } };
    const then = (after: Action) =>
      act.mockImplementationOnce(() => {
        list([after]);
        return Promise.resolve();
      });
    then(last);
    await game.lead(['drain 3', 'drain 4'] as Notation[], asks);
    expect(act.mock.calls).toEqual([[['drain 3']]]);
    expect(game.wish).toEqual({ actions: ['drain 4'], at: null, asks });
    await game.meant(true);
    expect(act).toHaveBeenLastCalledWith(['drain 4']);
    then(first);
    await game.lead(['drain 3', 'drain 4'] as Notation[], asks);
    expect(game.wish).toBe(null);
    act.mockRejectedValueOnce(new Error('no'));
    await game.lead(['drain 3', 'drain 3'] as Notation[], asks);
    expect(game.wish).toBe(null);
  });

  test('elsewhere asks the server why not, if the game knows what was meant', async () => {
    const meant = vi.fn((place: Place): Action | null =>
      place === 'hole:9' ? { do: 'drain', hole: 9 } : null,
    );
    const { act, why, desk, list } = table([ring], { meant });
    await desk.press('hole:9');
    await desk.press('hole:8');
    expect(why).toHaveBeenCalledExactlyOnceWith({ do: 'drain', hole: 9 });
    list([]);
    await desk.press('hole:9');
    expect(why).toHaveBeenCalledTimes(1);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a preview', () => {
  test('is turned by further presses, keeps its way at another place, and is done when confirmed', async () => {
    const { act, desk } = table([lay(1, 0), lay(1, 2), lay(1, 5), lay(2, 0), lay(2, 2)]);
    expect(desk.chosen).toBe(null);
    await desk.press('card:1');
    const turn = () => desk.chosen?.way;
    expect([desk.ways.length, turn()]).toEqual([3, 0]);
    await desk.press('card:1');
    expect(turn()).toBe(2);
    await desk.press('card:2');
    expect([desk.picked, turn()]).toEqual(['card:2', 2]);
    desk.turn(-1);
    desk.turn(-1);
    expect(turn()).toBe(2);
    expect(act).not.toHaveBeenCalled();
    await desk.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith(['lay 2 2']);
    expect([desk.held, desk.chosen]).toEqual([null, null]);
  });

  test('stays in hand after what the game says keeps it, and comes back where it is possible again', async () => {
    const keeps = ({ action }: ToyDeed) => action.do === 'drain';
    const { desk, list } = table([lay(1, 0), { do: 'drain', hole: 3 }], { keeps });
    await desk.press('card:1');
    await desk.press('hole:3');
    list([{ do: 'drain', hole: 4 }]);
    expect([desk.held, desk.picked, desk.chosen]).toEqual(['card:1', null, null]);
    list([lay(1, 4)]);
    expect([desk.picked, desk.chosen?.way]).toEqual(['card:1', 4]);
    desk.cancel();
    expect(desk.held).toBe(null);
  });
});

test('nothing is lit for a spectator', () => {
  const game = new SeenGame<unknown, unknown, unknown, unknown, Action>();
  game.choices = [{ text: text(ring), action: ring }];
  const deeds = vi.fn(() => []);
  expect(new Desk(game, { deeds }).lit.size).toBe(0);
  expect(deeds).not.toHaveBeenCalled();
});
