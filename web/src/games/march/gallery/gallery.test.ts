import { render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { choose, t, use } from '../../../lib/i18n.svelte';
import fixture from '../fixtures/turn.json';
import type { CardFace, Components } from '../../../lib/generated/march';
import { typed } from '../../../lib/typed';
import { useNames } from '../texts';
import Entry from './Entry.svelte';
import { EVERYTHING, figuresOf, find, fromQuery, greatTunnel, toQuery, type Wanted } from './find';
import { piecesOf } from './pieces';

const components = fixture.components as unknown as Components;
const ids = (wanted: Partial<Wanted>) =>
  find(piecesOf(components), { ...EVERYTHING, ...wanted }).map(({ id }) => id);

beforeAll(async () => {
  await choose('en');
  await use('march');
});

const all = components.cards.length + components.hexes.length + 1 + components.species.length;

test('all cards, hexes and species are there', () => {
  expect(ids({ show: 'hex' })).toHaveLength(components.hexes.length + 1);
  expect(ids({})).toHaveLength(all);
  const thoraxes = components.cards.filter(({ section }) => section === 'thorax');
  expect(ids({ show: 'evolution', section: 'thorax' })).toEqual(thoraxes.map(({ card }) => card));
  const beyond = components.hexes.filter(({ kind }) => kind === 'beyond');
  expect(ids({ show: 'hex', kind: 'beyond' })).toEqual(beyond.map(({ hex }) => hex));
});

test('names, texts and types are found without accents and case, in the language shown', async () => {
  expect(ids({ words: 'TRAPJAW' })).toEqual(['trapjaw_head']);
  expect(ids({ words: 'wormhole larva', show: 'event' })).toContain('mysterious_hole');
  expect(ids({ words: 'abdomen' }).length).toBeGreaterThanOrEqual(11);
  expect(typed('Évolution, Außenbereich, œuf')).toBe('evolution, aussenbereich, oeuf');
  await choose('fr');
  expect(ids({ words: typed(t('card-swarm')).toUpperCase() })).toContain('swarm');
  // A card is also found by the English name printed on it.
  expect(ids({ words: 'trapjaw' })).toEqual(['trapjaw_head']);
  await choose('de');
  expect(ids({ words: 'gewehrkugelkopf' })).toEqual(['bullet_head']);
  await choose('en');
});

test('the source of each existing figure is shown', () => {
  const [event, goal] = ['queens_journey', 'epic_stores'].map((id) =>
    piecesOf(components).find((piece) => piece.id === id),
  );
  if (!event || !goal) throw new Error('one of the cards is missing');
  expect(new Map(figuresOf(event)).get('ferocity')).toBe('rulebook');
  expect(figuresOf(event).map(([figure]) => figure)).not.toContain('points');
  expect(figuresOf(goal).map(([figure]) => figure)).toContain('points');
  const some = (['known', 'named', 'ours'] as const).map((source) => ids({ source }).length);
  expect(some.every((n) => n > 5)).toBe(true);
  expect(some.reduce((a, b) => a + b)).toBe(all);
});

test('the exits of The Great Tunnel are ours', () => {
  const tunnel = piecesOf(components).find(({ id }) => id === 'great_tunnel');
  expect(tunnel && figuresOf(tunnel)).toEqual([
    ['name', 'rulebook'],
    ['tunnels', 'reconstructed'],
  ]);
  expect(greatTunnel(components).tunnels).toEqual(components.great_tunnel.tunnels);
});

test('the filters are in the address', () => {
  const wanted: Wanted = { ...EVERYTHING, words: 'larva', show: 'hex', kind: 'beyond', source: 'ours' };
  expect(fromQuery(new URLSearchParams(toQuery(wanted)))).toEqual(wanted);
  expect(toQuery(EVERYTHING)).toBe('');
  expect(fromQuery(new URLSearchParams('show=nonsense')).show).toBe('all');
});

/** The components after an owner of the box has corrected a card. */
function corrected(id: string, change: Partial<CardFace>): Components {
  const cards = components.cards.map((face) => (face.card === id ? { ...face, ...change } : face));
  return { ...components, cards };
}
const shown = (of: Components, id: string) => {
  const piece = piecesOf(of).find((one) => one.id === id);
  if (!piece) throw new Error(`no ${id}`);
  return render(Entry, { piece }).container;
};
afterEach(() => useNames(components));

test('a figure compared with the box is shown as such, with the date, and is not called reconstructed', () => {
  const known = { name: 'rulebook', effect: 'box', cost: 'box', ferocity: 'box' } as const;
  const box = shown(corrected('swarm', { known, checked: '2026-11-17' }), 'swarm');
  expect(box.textContent).toMatch(/From the box\s*effect, cost, ferocity, compared on Nov 17, 2026/);
  expect(box.textContent?.toLowerCase()).not.toContain('reconstructed');
  expect(shown(components, 'swarm').textContent?.toLowerCase()).toContain('reconstructed');
});

test('corrected figures, payments and names are shown', async () => {
  const data = corrected('swarm', { name: 'Great Swarm', payment: 'ants', figures: { n: 7 } });
  useNames(data);
  expect(shown(data, 'swarm').textContent).toMatch(
    /Great Swarm.*Pay with ants only\. .*up to 7 of your ants/s,
  );
  expect(t('card-swarm')).toBe('Great Swarm');
  await choose('fr');
  expect(shown(data, 'swarm').textContent).toMatch(/Great Swarm.*jusqu’à 7 de vos fourmis/s);
  await choose('en');
  useNames(components);
  expect(t('card-swarm')).toBe('Swarm');
});
