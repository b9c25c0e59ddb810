// Every tooltip at a table rests on a section of the rules book, whatever the moment.
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import MarchScene from '../../dev/MarchScene.svelte';
import { scenes as march } from '../../dev/march-scenes';
import MyrmesScene from '../../dev/MyrmesScene.svelte';
import { scenes as myrmes } from '../../dev/myrmes-scenes';
import { use } from '../lib/i18n.svelte';
import { attend, restOf, type Rests } from '../lib/rests';
import { isHinted } from '../lib/ui/hint';
import { latePanels } from './march/late';
import { about, rests as marchRests } from './march/rests';
import { rests as myrmesRests } from './myrmes/rests';

beforeAll(async () => {
  await Promise.all([use('march'), use('myrmes'), use('rules'), latePanels.load()]);
});
afterEach(cleanup);

/** The tooltips of the board and the panels that no section explains. */
function lost(rests: Rests): string[] {
  const parts = '.game-table :is(.ground, .moment, .right, .turn-actions, .hand, .objectives) *';
  const hinted = [...document.querySelectorAll(parts)].filter(isHinted);
  return hinted
    .filter((element) => restOf(rests, element) === null)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** A moment with each kind of panel; the shell is the same in all of them. */
const named = <S extends { name: string }>(scenes: S[], ...names: string[]) =>
  names.map((name) => {
    const scene = scenes.find((each) => each.name === name);
    if (!scene) throw new Error(`no scene ${name}`);
    return [name, scene] as const;
  });

describe('every tooltip has its rule', () => {
  test.each(named(myrmes, 'births', 'sortie', 'winter'))('in Myrmes, %s', async (_, scene) => {
    render(MyrmesScene, { scene });
    await tick();
    expect(lost(myrmesRests)).toEqual([]);
  });
  test.each(named(march, 'turn', 'battle', 'pay'))('in March, %s', async (_, scene) => {
    render(MarchScene, { scene });
    await tick();
    expect(lost(marchRests)).toEqual([]);
  });
});

test('a hex and its sites say what they are good for', async () => {
  const scene = march.find(({ name }) => name === 'turn');
  if (!scene) throw new Error('no scene');
  render(MarchScene, { scene });
  await tick();
  const said = [...document.querySelectorAll('.hexhits [data-hex], .hexhits [data-thing]')].map((element) =>
    about(element, scene.game),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.join('\n')).toContain('Larvae pay for cards');
  expect(said.join('\n')).toContain('Whoever is on this site controls the hex');
  expect(said.join('\n')).not.toMatch(/\{|undefined|NaN/);
});

test('a key opens the rule of what has the focus', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  document.body.innerHTML = '<main class="game-table"><div class="nest"><button>Larder</button></div></main>';
  const stop = attend('myrmes', { rests: myrmesRests }, () => undefined);
  const button = document.querySelector('button');
  button?.focus();
  button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  expect(opened).toHaveBeenLastCalledWith('/rules/myrmes#rooms', '_blank');
  stop();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  expect(opened).toHaveBeenCalledTimes(1);
});
