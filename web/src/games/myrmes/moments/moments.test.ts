// Unsent answers, tested with the fixtures that the rules' tests write.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { show, wanted } from '../../../lib/i18n.svelte';
import { recorder } from '../../../lib/recorder';
import type { Components, Outlook, View } from '../../../lib/generated/myrmes';
import type { Choice } from '../../../lib/generated/protocol';
import { MyrmesGame } from '../game.svelte';
import { promptOf } from '../panels/prompt';
import { allowed, total } from '../panels/colony';
import type { SortieLike } from '../panels/sortie-like';
import Atelier from './Atelier.svelte';
import Births from './Births.svelte';
import { Moments } from './moments.svelte';
import { ranking } from './scores';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
}
const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });
const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/|\.json$/g, ''));

function table(name: string): { game: MyrmesGame; moments: Moments; sent: string[][] } {
  const { actor, sent } = recorder();
  const game = new MyrmesGame(actor);
  const { components, view, outlook, choices } = fixtures[`../fixtures/${name}.json`] as Fixture;
  Object.assign(game, { components, view, outlook, choices, seat: view.seat, undoable: 1 });
  game.names = view.colonies.map((_, seat) => `Player ${seat}`);
  return { game, moments: new Moments(game), sent };
}
const go = (moments: Moments) => promptOf({ moments, sortie: null }).acts.find((act) => act.go);

beforeAll(() => show(wanted()));

test.each(names)('%s: the prompt has a sentence and at most four actions, the primary one last', (name) => {
  const { moments } = table(name);
  const prompt = promptOf({ moments, sortie: null });
  expect(prompt.say).not.toMatch(/^my-|\{/);
  expect(prompt.how).not.toMatch(/^my-|\{/);
  expect(prompt.acts.length).toBeLessThanOrEqual(4);
  const primary = prompt.acts.filter((act) => act.go);
  expect(primary.length).toBeLessThanOrEqual(1);
  if (primary[0]) expect(prompt.acts.at(-1)).toBe(primary[0]);
});

test('every work in the atelier is named with its price', () => {
  const { moments } = table('atelier');
  render(Atelier, { moments, reason: () => '' });
  for (const name of [
    /^New tunnel free/,
    /^Dig to level \d.* \d+ ?\/ \d+/,
    /^New nurse food \d+ ?\/ \d+ larvae \d+ ?\/ \d+/i,
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('the button for objectives goes through those that can be completed', async () => {
  const { moments } = table('atelier');
  render(Atelier, { moments, reason: () => '' });
  const button = screen.getByRole('button', { name: /^Objective/ });
  const can =
    moments.game.outlook.atelier?.objectives.filter(allowed).map(({ objective }) => objective) ?? [];
  expect(can.length).toBeGreaterThan(0);
  const chosen: (string | undefined)[] = [];
  while (chosen.length <= can.length) {
    button.click();
    await tick();
    chosen.push(moments.chosenObjective?.objective);
  }
  expect(chosen).toEqual([...can, undefined]);
});

describe('births', () => {
  test('sends the server’s plan for the places of the nurses', async () => {
    const { game, moments, sent } = table('births');
    const plan = game.outlook.births?.plans.find(({ nurses }) => nurses[0] === 1 && total(nurses) === 2);
    expect(plan).toBeDefined();
    moments.setNurses(plan?.nurses ?? []);
    await go(moments)?.run();
    expect(sent).toEqual([plan?.actions]);
  });

  test('nurses keep their places while the question is the same, and lose them when it changes', () => {
    const { game, moments } = table('births');
    moments.setNurses([1, 0, 0, 0]);
    game.view = { ...game.view, to_act: [game.seat ?? 0] };
    expect(moments.nurses.value).toEqual([1, 0, 0, 0]);
    game.view = { ...game.view, season: game.view.season === 'spring' ? 'summer' : 'spring' };
    expect(moments.nurses.value).toEqual([0, 0, 0, 0]);
  });

  test('offers no place that is in no plan', () => {
    const { moments } = table('births');
    moments.setNurses([9, 9, 9, 9]);
    expect(moments.nurses.value).toEqual([0, 0, 0, 0]);
  });

  test('a lit place takes a nurse, and a tap sends her back', async () => {
    const { moments } = table('births');
    render(Births, { moments });
    screen.getAllByRole('button', { name: /Nurse to Larvae/ })[0]?.click();
    expect(moments.nurses.value).toEqual([1, 0, 0, 0]);
    (await screen.findByRole('button', { name: 'Take a nurse back from Larvae' })).click();
    expect(moments.nurses.value).toEqual([0, 0, 0, 0]);
  });

  test('sends the choice among the newborn along', async () => {
    const { game, moments, sent } = table('newborn');
    const plan = game.outlook.births?.plans.find(({ newborn }) => newborn.length > 0);
    expect(plan).toBeDefined();
    moments.setNurses(plan?.nurses ?? []);
    const [least] = plan?.newborn ?? [];
    moments.newborn.value = least?.workers ?? -1;
    await go(moments)?.run();
    expect(sent[0]).toEqual([...(plan?.actions ?? []), least?.action]);
  });
});

describe('end of season', () => {
  test('discards exactly as many cubes as needed, all at once, and only cubes that are there', async () => {
    const { game, moments, sent } = table('storing');
    const storing = game.outlook.storing;
    await go(moments)?.run();
    expect(sent[0]).toHaveLength(storing?.too_many ?? -1);
    for (const cube of ['food', 'earth', 'stone'] as const)
      expect(sent[0]?.filter((action) => action === `discard ${cube}`).length).toBeLessThanOrEqual(
        storing?.left[cube] ?? 0,
      );
  });

  test('sends nothing while too few are chosen', () => {
    const { moments } = table('storing');
    const cube = (['food', 'earth', 'stone'] as const).find((_, i) => (moments.tossed.value[i] ?? 0) > 0);
    moments.toss(cube ?? 'food', -1);
    expect(go(moments)?.disabled).toBe(true);
  });
});

test('with a special tile in hand the prompt names it, and speaks of no pheromone', () => {
  const { moments } = table('sortie');
  const hand = {
    tile: 'aphid_farm',
    layScore: 3,
    lay: () => undefined,
    chooseTile: () => undefined,
  } as const;
  for (const canLay of [true, false]) {
    const prompt = promptOf({ moments, sortie: { ...hand, canLay } as unknown as SortieLike });
    const said = [prompt.say, prompt.how, ...prompt.acts.map(({ text }) => text)].join(' ');
    expect(said).not.toMatch(/pheromone/i);
    if (canLay) expect(prompt.how).toMatch(/aphid farm/i);
  }
});

test('winter starts with the option that loses least', () => {
  const { game, moments } = table('winter');
  const best = Math.max(...(game.outlook.winter?.choices ?? []).map(({ points }) => points));
  expect(moments.winterChoice?.points).toBe(best);
});

test('the parts of every score add up to its total', () => {
  const { game } = table('over');
  for (const row of ranking(game.view.colonies)) expect(total(row.parts) - row.lost).toBe(row.score);
});
