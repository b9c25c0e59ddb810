import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Outlook } from '../../../lib/generated/myrmes';
import clear from '../fixtures/clear.json';
import harvest from '../fixtures/harvest.json';
import hunt from '../fixtures/hunt.json';
import objective from '../fixtures/objective.json';
import atelier from '../fixtures/atelier.json';
import walking from '../fixtures/sortie.json';
import workers from '../fixtures/workers.json';
import { MyrmesGame } from '../game.svelte';
import { Sortie } from './sortie.svelte';

let sent: string[][] = [];
let asked: object[] = [];
beforeEach(() => {
  sent = [];
  asked = [];
});

/** A game in the state of the fixture, with an actor that records actions and what it is asked about. */
function at(fixture: object): Sortie {
  const told = fixture as Pick<MyrmesGame, 'components' | 'view' | 'outlook' | 'choices'>;
  const game = new MyrmesGame({
    act(actions) {
      sent.push([...actions]);
      return Promise.resolve();
    },
    why(action) {
      asked.push(action);
      return Promise.reject({ kind: 'illegal', message: 'no' });
    },
    undo: () => Promise.resolve(),
  });
  Object.assign(game, {
    components: told.components,
    view: told.view,
    outlook: told.outlook,
    choices: told.choices,
    seat: 0,
    names: ['Iris', 'Bruno', 'Chiyo'],
  });
  return new Sortie(game);
}

const walk = (sortie: Sortie) => sortie.game.outlook.sortie as NonNullable<Outlook['sortie']>;

describe('a click on something lit', () => {
  test('leaves by a tunnel', async () => {
    const sortie = at(workers);
    expect(sortie.moment).toBe('leave');
    const [[hex, target] = []] = sortie.targets;
    expect(target?.kind).toBe('leave');
    await sortie.click(hex ?? '');
    expect(sent).toEqual([[`leave ${hex}`]]);
  });

  test('walks the whole path, from any hex of a tile, with all its actions at once', async () => {
    const sortie = at(hunt);
    const far = walk(sortie).reach.find(({ actions }) => actions.length > 1);
    await sortie.click(far?.cells.at(-1) ?? '');
    expect(sent).toEqual([far?.actions]);
  });

  test('lights a hunt as such and shows its path in advance', () => {
    const sortie = at(hunt);
    const prey = walk(sortie).reach.find(({ to, hunts }) => hunts.some((one) => one.at === to));
    sortie.pointed = prey?.to ?? null;
    expect(sortie.aimed).toMatchObject({ kind: 'hunt', path: prey?.path, soldiers: prey?.soldiers });
  });

  test('clears the pheromone under the worker and says what it costs', async () => {
    const sortie = at(clear);
    const [way] = walk(sortie).clear;
    expect(sortie.targets.get(way?.stand ?? '')).toMatchObject({ kind: 'clear', pays: way?.pays });
    await sortie.click(way?.stand ?? '');
    expect(sent).toEqual([[way?.action]]);
  });

  test('harvests the cube on that hex; bare hexes of the tile ask which one', async () => {
    const sortie = at(harvest);
    expect(sortie.moment).toBe('harvest');
    const offered = sortie.game.offers('take');
    for (const [hex, { cells, cube, send }] of sortie.targets) {
      if (cells.length > 1) continue;
      expect(sortie.lit.get(hex)).toHaveLength(1);
      expect(send).toEqual(offered.filter(({ action }) => action.cube === cube).map(({ text }) => text));
    }
    const [bare = ''] = [...sortie.targets].find(([, { cells }]) => cells.length > 1) ?? [];
    await sortie.click(bare);
    expect(sent).toEqual([]);
    expect(sortie.offered?.deeds.flatMap(({ send }) => send)).toEqual(offered.map(({ text }) => text));
    const last = sortie.offered?.deeds.at(-1);
    if (last) await sortie.take(last, bare);
    expect([sent, sortie.offered]).toEqual([[[offered.at(-1)?.text]], null]);
    const [ringed = '', target] = [...sortie.targets].find(([, { cells }]) => cells.length === 1) ?? [];
    await sortie.click(ringed);
    expect(sent.at(-1)).toEqual(target?.send);
  });

  test('digs a tunnel; gives up tiles for an objective', () => {
    const digging = at(atelier);
    expect([...digging.targets.values()].map(({ send }) => send[0]).sort()).toEqual(
      digging.game
        .offers('tunnel')
        .map(({ text }) => text)
        .sort(),
    );
    const giving = at(objective);
    for (const { text } of [...giving.game.offers('empty'), ...giving.game.offers('unmark')]) {
      expect([...giving.targets.values()].some(({ send }) => send[0] === text)).toBe(true);
    }
  });
});

describe('a click on something else', () => {
  test('asks why the obvious action is forbidden; the reason stays there and what is lit stays lit', async () => {
    const sortie = at(walking);
    const dark = sortie.ground.hexes.find((hex) => sortie.ground.terrain.get(hex) === 'water') ?? '';
    const lit = sortie.targets.size;
    await sortie.click(dark);
    expect([sent, asked]).toEqual([[], [{ do: 'step', to: dark }]]);
    expect(sortie.game.refusal).toMatchObject({ at: dark, error: { kind: 'illegal' } });
    expect(sortie.targets.size).toBe(lit);
  });

  test('does nothing at the worker’s own hex or when nothing is asked', async () => {
    const sortie = at(walking);
    await sortie.click(walk(sortie).at);
    sortie.game.choices = [];
    await sortie.click(sortie.ground.hexes[0] ?? '');
    expect([sent, asked]).toEqual([[], []]);
  });
});

describe('a selected tile', () => {
  const tileWith = (sortie: Sortie, many: (ways: number) => boolean) => {
    const names = walk(sortie).placements.map(({ tile }) => tile);
    return names.find((name) => many(names.filter((other) => other === name).length)) ?? null;
  };

  test('turns through every placement and back to the first', () => {
    const sortie = at(walking);
    const tile = tileWith(sortie, (ways) => ways > 2);
    sortie.chooseTile(tile);
    const seen = new Set<string>();
    const name = () => `${sortie.preview?.turn} ${sortie.preview?.at}`;
    const first = name();
    do {
      seen.add(name());
      expect(sortie.preview?.legal).toBe(true);
      expect(sortie.preview?.cells).toContain(walk(sortie).at);
      sortie.turnTile();
    } while (name() !== first && seen.size < 99);
    const ways = walk(sortie).placements.filter((placement) => placement.tile === tile);
    const faces = sortie.canFlip ? 2 : 1;
    expect(seen.size).toBeGreaterThanOrEqual(ways.length / faces / 2);
    if (faces === 1) expect(seen.size).toBe(ways.length);
  });

  test('turns with a tap, and is sent as previewed', async () => {
    const sortie = at(walking);
    sortie.chooseTile(tileWith(sortie, (ways) => ways > 1));
    const before = sortie.preview;
    await sortie.click(before?.cells[0] ?? '');
    expect(sortie.preview).not.toEqual(before);
    expect(sent).toEqual([]);
    const { tile, turn, at: anchor, score } = sortie.preview ?? {};
    expect([sortie.canLay, sortie.layScore]).toEqual([true, score]);
    await sortie.lay();
    expect(sent).toEqual([[`place ${tile}/${turn} ${anchor}`]]);
    expect(walk(sortie).placements.map(({ action }) => action)).toContain(sent[0]?.[0]);
    expect(sortie.tile).toBeNull();
  });

  test('that fits nowhere is shown as such, and placing it asks the server why', async () => {
    const sortie = at(clear);
    sortie.chooseTile('rhombus4');
    expect(sortie.preview).toMatchObject({ legal: false });
    expect(sortie.canLay).toBe(false);
    await sortie.lay();
    expect([sent, asked]).toEqual([[], [expect.objectContaining({ do: 'place', tile: 'rhombus4' })]]);
    expect(sortie.game.refusal?.at).toBe(walk(sortie).at);
    sortie.cancel();
    expect([sortie.preview, sortie.game.refusal]).toEqual([null, null]);
  });

  test('stays in hand while the worker walks on, but not when the next one leaves', async () => {
    const sortie = at(walking);
    sortie.chooseTile('pair2');
    const shown = sortie.preview?.cells ?? [];
    const [far = ''] = [...sortie.targets.keys()].filter((hex) => !shown.includes(hex));
    await sortie.click(far);
    expect([sent.length, sortie.tile]).toEqual([1, 'pair2']);
    const { outlook, choices } = sortie.game;
    Object.assign(sortie.game, { outlook: workers.outlook, choices: workers.choices });
    const [tunnel = ''] = sortie.targets.keys();
    await sortie.click(tunnel);
    Object.assign(sortie.game, { outlook, choices });
    expect([sent.length, sortie.tile]).toEqual([2, null]);
  });

  test('is deselected when the worker is home', () => {
    const sortie = at(walking);
    sortie.chooseTile('pair2');
    sortie.game.outlook = workers.outlook as unknown as Outlook;
    flushSync();
    expect([sortie.tile, sortie.preview]).toEqual([null, null]);
  });
});
