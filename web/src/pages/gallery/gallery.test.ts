import { beforeAll, expect, test } from 'vitest';
import { choose, t, use } from '../../lib/i18n.svelte';
import fixture from '../../games/march/fixtures/turn.json';
import type { Components } from '../../lib/generated/march';
import { bare, EVERYTHING, figuresOf, find, fromQuery, greatTunnel, toQuery, type Wanted } from './find';
import { piecesOf } from './pieces';

const components = fixture.components as unknown as Components;
const ids = (wanted: Partial<Wanted>) =>
  find(piecesOf(components), { ...EVERYTHING, ...wanted }).map(({ id }) => id);

beforeAll(async () => {
  await choose('en');
  await use('march');
});

test('all 66 cards and 26 hexes are there', () => {
  expect(ids({ show: 'hex' })).toHaveLength(26);
  expect(ids({})).toHaveLength(92);
  expect(ids({ show: 'evolution', section: 'thorax' })).toHaveLength(11);
  expect(ids({ show: 'hex', kind: 'beyond' })).toHaveLength(5);
});

test('names, texts and types are found without accents and case, in the language shown', async () => {
  expect(ids({ words: 'TRAPJAW' })).toEqual(['trapjaw_head']);
  expect(ids({ words: 'wormhole larva', show: 'event' })).toContain('mysterious_hole');
  expect(ids({ words: 'abdomen' }).length).toBeGreaterThanOrEqual(11);
  expect(bare('Évolution, Außenbereich, œuf')).toBe('evolution, aussenbereich, oeuf');
  await choose('fr');
  expect(ids({ words: bare(t('card-swarm')).toUpperCase() })).toContain('swarm');
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
  expect(some.reduce((a, b) => a + b)).toBe(92);
  expect(greatTunnel(components).tunnels).toEqual(components.great_tunnel);
});

test('the filters are in the address', () => {
  const wanted: Wanted = { ...EVERYTHING, words: 'larva', show: 'hex', kind: 'beyond', source: 'ours' };
  expect(fromQuery(new URLSearchParams(toQuery(wanted)))).toEqual(wanted);
  expect(toQuery(EVERYTHING)).toBe('');
  expect(fromQuery(new URLSearchParams('show=nonsense')).show).toBe('all');
});
