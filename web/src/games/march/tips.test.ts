// Tooltips say what everything in the meadow yields and what that is good for, in every language.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Components, HexId, Outlook, View } from '../../lib/generated/march';
import { choose, use } from '../../lib/i18n.svelte';
import { LANGUAGES } from '../../lib/settings.svelte';
import turn from './fixtures/turn.json';
import { MarchGame } from './game.svelte';
import { about } from './rests';

const told = turn as unknown as { components: Components; view: View; outlook: Outlook };
const { components } = told;
const JOINED: Outlook['meadow'][number]['edges'] = [
  { state: 'open', to: null },
  { state: 'joined', to: 'great_tunnel' },
  ...[null, null, null, null],
] as unknown as Outlook['meadow'][number]['edges'];

/** What the tooltip says of a thing on a hex, wherever the hex lies. */
function said(
  hex: HexId,
  thing?: string,
  more: Partial<Outlook['meadow'][number]> = {},
  centipede = true,
): string {
  const game = new MarchGame();
  const { view, outlook } = structuredClone(told);
  const sites = components.hexes.find((face) => face.hex === hex)?.sites.map(() => null) ?? [];
  const rest = { cell: '(0,1)', turn: 0, sites, outskirts: [0, 0, 0, 0], wormhole: false };
  Object.assign(view, { hexes: [{ hex, ...rest, centipede }] });
  const state = { controller: null, contested: false, shared: false, inner: true, strength: [0, 0, 0, 0] };
  outlook.meadow = [{ hex, edges: JOINED, ...state, ...more }] as Outlook['meadow'];
  Object.assign(game, { components, view, outlook, seat: 0, names: ['Iris', 'Bruno', 'Mina', 'Otto'] });
  document.body.innerHTML = `<div class="hexhits"><i data-hex="${hex}" ${thing ? `data-thing="${thing}"` : ''}></i></div>`;
  const element = document.querySelector(thing ? `[data-thing="${thing}"]` : '[data-hex]');
  return element ? about(element, game) : '';
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await choose(language);
    await use('march');
    await use('rules');
  });
  const good = (text: string, what: string) => {
    expect(text, what).toMatch(/^\p{Lu}[^{}$]*\.$/u);
    expect(text, what).not.toMatch(/tip-|undefined|NaN/);
  };

  test.each(components.hexes.map(({ hex }) => hex))('%s, its outskirts and each of its sites', (hex) => {
    const face = components.hexes.find((each) => each.hex === hex);
    good(said(hex), hex);
    good(said(hex, 'ants0'), 'outskirts');
    for (const nth of face?.sites.keys() ?? []) {
      const text = said(hex, `site${nth}`);
      good(text, `site ${nth}`);
      // The control site says more than what it yields.
      expect(text.includes('\n'), `site ${nth}`).toBe(nth === face?.control);
    }
  });

  test('the Great Tunnel, and a hex with nothing special', () => {
    good(said('great_tunnel'), 'great_tunnel');
    good(
      said('soil', undefined, { inner: false, edges: [null, null, null, null, null, null] }, false),
      'plain',
    );
  });
});

test('what a site yields differs by its kind, and a hex by what is there', async () => {
  await choose('en');
  const kinds = new Map<string, string>();
  for (const { hex, sites, control } of components.hexes)
    for (const [nth, { kind }] of sites.entries())
      if (nth !== control) kinds.set(kind === 'double_larvae' ? 'larva' : kind, said(hex, `site${nth}`));
  expect(kinds.size).toBeGreaterThanOrEqual(3);
  expect(new Set(kinds.values()).size).toBe(kinds.size);
  expect(said('soil')).toMatch(/explore.*each Slumber.*centipede/s);
  expect(said('soil', undefined, { inner: false })).not.toMatch(/Slumber/);
});
