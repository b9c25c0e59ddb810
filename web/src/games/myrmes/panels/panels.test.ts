// The panels of a colony, tested with the fixtures that the rules' tests write.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Action, Components, Outlook, View } from '../../../lib/generated/myrmes';
import type { Choice, Notation } from '../../../lib/generated/protocol';
import { show, wanted } from '../../../lib/i18n.svelte';
import { recorder } from '../../../lib/recorder';
import { settings } from '../../../lib/settings.svelte';
import { MyrmesGame } from '../game.svelte';
import { Moments } from '../moments/moments.svelte';
import Pending from '../moments/Pending.svelte';
import Nest from './Nest.svelte';
import Reserve from './Reserve.svelte';
import Storeroom from './Storeroom.svelte';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
}
const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

function table(name: string) {
  const { actor, sent } = recorder();
  const game = new MyrmesGame(actor);
  const { components, view, outlook, choices } = fixtures[`../fixtures/${name}.json`] as Fixture;
  Object.assign(game, { components, view, outlook, choices, seat: view.seat });
  game.names = view.colonies.map((_, seat) => `Player ${seat}`);
  return { game, seat: view.seat ?? 0, reason: () => '', sent };
}
const choice = (text: string, action: Action): Choice => ({ text: text as Notation, action });
const press = (name: string | RegExp) => {
  screen.getByRole('button', { name }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

beforeAll(() => show(wanted()));

describe('what acts at one press asks first if the player wants to be asked', () => {
  beforeEach(() => (settings.confirm = true));

  /** A press sends nothing; "yes" sends this. */
  async function asks({ game, sent }: ReturnType<typeof table>, actions: string[]) {
    expect([game.wish?.actions, sent]).toEqual([actions, []]);
    await game.meant(true);
    expect(sent).toEqual([actions]);
  }

  test('a room of the nest', async () => {
    const at = table('workers');
    render(Nest, at);
    press('Larder');
    await asks(at, at.game.outlook.rooms?.find(({ room }) => room === 'larder')?.actions ?? []);
  });

  test('the cube from the quarry', async () => {
    const at = table('workers');
    const rooms = at.game.outlook.rooms?.map((room) => ({ ...room, illegal: null }));
    at.game.outlook = { ...at.game.outlook, rooms };
    at.game.choices = [choice('quarry stone', { do: 'quarry', cube: 'stone' })];
    render(Nest, at);
    press('Quarry');
    expect(at.game.wish).toBe(null);
    press('stone');
    await asks(at, ['quarry stone']);
  });

  test('three larvae for food', async () => {
    const at = table('sortie');
    render(Storeroom, at);
    press(/3 larvae/);
    await asks(at, ['sacrifice']);
  });

  test('a tile that is given up for an objective', async () => {
    const at = table('objective');
    at.game.choices = [choice('empty (1,0)', { do: 'empty', at: '(1,0)' })];
    render(Pending, { moments: new Moments(at.game) });
    press(/\(1,0\)/);
    await asks(at, ['empty (1,0)']);
  });
});

test('without that wish it acts at once', () => {
  const at = table('sortie');
  render(Storeroom, at);
  press(/3 larvae/);
  expect([at.game.wish, at.sent]).toEqual([null, [['sacrifice']]]);
});

describe('the stock of special tiles, which everybody shares', () => {
  const labels = (name: string) => {
    const { container } = render(Reserve, { ...table(name), sortie: null });
    return [...container.querySelectorAll('.visually-hidden')].map((label) => label.textContent ?? '');
  };
  const special = (label: string) => /aphid farm|scavenging|sub-colony/i.test(label);

  test('is not said to be empty while nobody has told it', () => {
    expect(labels('births').filter(special).length).toBeGreaterThan(0);
    expect(labels('births').filter((label) => special(label) && / left/.test(label))).toEqual([]);
  });

  test('is said to whoever sends a worker out', () => {
    expect(
      labels('sortie')
        .filter(special)
        .every((label) => / left/.test(label)),
    ).toBe(true);
  });
});
