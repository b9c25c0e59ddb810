// Tooltips say what everything in the garden yields and what that is good for, in every language.
import { beforeAll, describe, expect, test } from 'vitest';
import { choose, use } from '../../../lib/i18n.svelte';
import { LANGUAGES } from '../../../lib/settings.svelte';
import hunt from '../fixtures/hunt.json';
import { MyrmesGame } from '../game.svelte';
import { aboutHex } from './names';
import { Sortie } from './sortie.svelte';

type Told = Pick<MyrmesGame, 'components' | 'view' | 'outlook' | 'choices'>;
const AT = '(0,0)';

/** What the tooltip of a hex says, after changing what lies there. */
function about(change: (told: Told) => string): string {
  const told = structuredClone(hunt) as unknown as Told;
  const { view } = told;
  // A bare garden, with nothing in the way.
  Object.assign(view, { prey: {}, orphans: [], sortie: undefined });
  for (const colony of view.colonies) Object.assign(colony, { tunnels: [], pheromones: [], specials: [] });
  const at = change(told);
  const game = new MyrmesGame();
  Object.assign(game, { ...told, seat: 0, names: ['Iris', 'Bruno'] });
  return aboutHex(new Sortie(game), at);
}
const { components } = hunt as unknown as Told;
const lying = (tile: string) => ({ tile, turn: 0, at: AT });

/** Everything that can be in the garden, by name. */
const THINGS: Record<string, (told: Told) => string> = Object.fromEntries([
  ...[...new Set(components.hexes.map(({ terrain }) => terrain))].map((terrain) => [
    terrain,
    ({ components }: Told) => components.hexes.find((hex) => hex.terrain === terrain)?.at ?? '',
  ]),
  ...components.prey.map(({ prey }) => [
    prey,
    ({ view }: Told) => {
      view.prey = { [AT]: prey };
      return AT;
    },
  ]),
  ...[0, 1].map((owner) => [
    `tunnel of ${owner}`,
    ({ view }: Told) => {
      Object.assign(view.colonies[owner] ?? {}, { tunnels: [AT] });
      return AT;
    },
  ]),
  ...components.tiles.flatMap(({ tile, special }) => [
    ...[0, 1].flatMap((owner) =>
      (special ? [{}] : [{}, { food: 1 }]).map((cubes, full) => [
        `${tile} of ${owner}, ${full}`,
        ({ view }: Told) => {
          const laid = special ? { specials: [lying(tile)] } : { pheromones: [{ ...lying(tile), cubes }] };
          Object.assign(view.colonies[owner] ?? {}, laid);
          return AT;
        },
      ]),
    ),
    ...(special
      ? [
          [
            `${tile} of nobody`,
            ({ view }: Told) => {
              Object.assign(view, { orphans: [lying(tile)] });
              return AT;
            },
          ],
        ]
      : []),
  ]),
]) as Record<string, (told: Told) => string>;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await choose(language);
    await use('myrmes');
    await use('rules');
  });

  test.each(Object.entries(THINGS))('%s', (_, change) => {
    expect(about(change)).toMatch(/^\p{Lu}[^{}$]*\.$/u);
    expect(about(change)).not.toMatch(/tip-|undefined|NaN/);
  });
});

test('what differs is told apart: kinds of ground, prey and special tiles, and whose they are', async () => {
  await choose('en');
  const said = (of: (name: string) => boolean) =>
    Object.entries(THINGS).flatMap(([name, change]) => (of(name) ? [about(change)] : []));
  const kinds = [
    (name: string) => components.hexes.some(({ terrain }) => terrain === name),
    (name: string) => components.prey.some(({ prey }) => prey === name),
    (name: string) => name.startsWith('tunnel'),
    (name: string) => name.startsWith('aphid_farm'),
    (name: string) => /^(aphid_farm|scavenging|sub_colony) of 0/.test(name),
    (name: string) => name.startsWith('pair2'),
  ];
  for (const kind of kinds) {
    const all = said(kind);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
  }
  expect(said((name) => name === 'sub_colony of nobody')[0]).toMatch(/yields nothing/);
});
