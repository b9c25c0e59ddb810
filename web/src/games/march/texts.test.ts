// Every event and every refusal of March of the Ants has a text in every language.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event } from '../../lib/generated/march';
import type { Item } from '../../lib/generated/protocol';
import { choose, has, t, use } from '../../lib/i18n.svelte';
import { plain } from '../../lib/log/said';
import { ruleText } from '../../lib/refusal';
import { LANGUAGES } from '../../lib/settings.svelte';
import { DECISIONS } from './moments/moments.svelte';
import { marchReason, MARCH_RULES } from './refusal';
import { fold, linesOf, tell } from './tell';

const rust = (file: string) => readFileSync(resolve(process.cwd(), `../crates/march/src/${file}`), 'utf8');
const snake = (name: string) => name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();

interface Variant {
  name: string;
  /** Names and Rust types. */
  fields: [string, string][];
}

/** The variants of an enum with their fields, parsed from its source. */
function variants(source: string, name: string): Variant[] {
  const body = source.slice(source.indexOf(`pub enum ${name} {`)).split(/\n}/)[0] ?? '';
  const clean = body
    .replace(/ *#\[error\([\s\S]*?\)\]\n/g, '')
    .replace(/ *#\[[^\n]*\]\n/g, '')
    .replace(/\/\/\/.*/g, '');
  return [...clean.matchAll(/^ {4}([A-Z]\w*)(?: \{([^}]*)\})?,/gm)].map(([, variant = '', fields = '']) => ({
    name: snake(variant),
    fields: [...fields.matchAll(/(\w+): ([^,\n]+(?:; 2\])?)/g)].map(([, field = '', type = '']) => [
      field,
      type.trim(),
    ]),
  }));
}

/** The names in a Rust enum made with `named!`. */
const named = (source: string, name: string): string[] =>
  [...(source.split(`pub enum ${name} {`)[1]?.split('}')[0] ?? '').matchAll(/"(\w+)"/g)].map(
    ([, word = '']) => word,
  );
const components = rust('components.rs');
const RESOURCES = named(rust('action.rs'), 'Resource');

/** The values to try for a field of each type. */
const values: Record<string, unknown[]> = {
  bool: [true, false],
  u8: [2, 0, 1],
  u16: [12],
  i16: [3, -1],
  Spot: ['soil.2', 'soil', 'great_tunnel'],
  CardId: ['swarm'],
  HexId: ['fern', 'great_tunnel'],
  CardSet: [['swarm', 'army_head'], []],
  HexSet: [['soil', 'fern']],
  Hex: ['(0,-1)'],
  Rotation: [2],
  Edge: ['top'],
  Seat: [1, 0],
  Species: named(components, 'Species'),
  Phase: named(components, 'Phase'),
  Deed: named(components, 'Deed'),
  Cause: named(components, 'Cause'),
  Source: named(components, 'Source'),
  Payment: named(components, 'Payment'),
  Resource: RESOURCES,
  Token: ['wormhole', 'centipede'],
  Gain: [
    { food: 1, larvae: 2, cards: 1, points: 0 },
    { food: 0, larvae: 0, cards: 0, points: 1 },
  ],
  '[u8; 2]': [[5, 4]],
  'Vec<i16>': [[31, 28]],
  'Vec<Revealed>': [
    [
      { seat: 1, cards: ['swarm', 'army_head'], added: 1 },
      { seat: 0, cards: [], added: 0 },
    ],
    [{ seat: 0, cards: ['swarm'], added: 0 }],
  ],
  Decision: DECISIONS,
};
function valuesOf(type: string): unknown[] {
  const optional = /^Option<(.*)>$/.exec(type)?.[1];
  const found = optional ? [...(values[optional] ?? []), null] : values[type];
  if (!found?.length) throw new Error(`no value for ${type}`);
  return found;
}
/** A variant with its fields filled in: each value of each field at least once, the others with their first value. */
function filled({ name, fields }: Variant, tag: string): Record<string, unknown>[] {
  const plainly = {
    [tag]: name,
    ...Object.fromEntries(fields.map(([field, type]) => [field, valuesOf(type)[0]])),
  };
  return [
    plainly,
    ...fields.flatMap(([field, type]) => valuesOf(type).map((value) => ({ ...plainly, [field]: value }))),
  ];
}

const fixtures = import.meta.glob<{ events: Event[] }>('./fixtures/*.json', {
  eager: true,
  import: 'default',
});
const NAMES = ['Iris', 'Bruno', 'Mina', 'Otto'];
const BROKEN = /undefined|NaN|[{}]|mlog-|march-|card-[a-z]|hex-[a-z]|species-|\[object|null/;
const whats = variants(rust('event.rs'), 'EventKind');
const events = whats.flatMap((what) => filled(what, 'what').map((event) => ({ seat: 0, ...event }) as Event));

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(() => Promise.all([use('march'), use('march-late'), use('rules')]));
beforeEach(() => void warned.mockClear());

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => choose(language));

  test('every event has a text, for everybody and for the seat it is about', () => {
    expect(whats.length).toBeGreaterThan(60);
    for (const event of events) {
      for (const viewer of [null, 0, 1]) {
        const line = tell(event, viewer);
        expect(has(line.key), `${event.what}: ${line.key}`).toBe(true);
        const text = plain(line, NAMES);
        expect(text, event.what).not.toMatch(BROKEN);
        expect(text.trim(), event.what).toBe(text);
        expect(text, event.what).not.toMatch(/ {2}| [,.]/);
      }
    }
    expect(warned.mock.calls).toEqual([]);
  });

  test('consecutive events share a line', () => {
    let together = 0;
    for (const one of events)
      for (const other of events) {
        for (const viewer of [null, 0]) {
          const told = fold([one, other], viewer);
          if (!told) continue;
          together += 1;
          expect(has(told.key), `${one.what}, ${other.what}: ${told.key}`).toBe(true);
          expect(plain(told, NAMES), `${one.what}, ${other.what}`).not.toMatch(BROKEN);
        }
      }
    expect(together).toBeGreaterThan(100);
    expect(warned.mock.calls).toEqual([]);
  });

  test('the events of the fixtures have texts', () => {
    const games = Object.values(fixtures).filter((moment) => moment.events.length > 0);
    expect(games.length).toBeGreaterThan(3);
    for (const moment of games) {
      const item = { n: 0, at: 0, what: 'played' as const, seat: 0, action: null, events: moment.events };
      for (const line of linesOf([item], 0)) expect(plain(line, [...NAMES, 'Ada'])).not.toMatch(BROKEN);
    }
    expect(warned.mock.calls).toEqual([]);
  });

  test('every kind of thing has a name', () => {
    const kinds = [
      ['march-phase', 'phase', named(components, 'Phase')],
      ['march-section', 'section', named(components, 'Section')],
      ['march-card-type', 'type', named(components, 'CardType')],
      ['march-source', 'source', named(components, 'Source')],
      ['march-resource', 'resource', RESOURCES],
      ['march-round', 'round', [0, 1, 2, 3, 4]],
      ['march-award', 'award', ['largest_brood', 'greatest_stores', 'untold_potential']],
    ] as const;
    for (const [key, field, all] of kinds) {
      const words = [...all].map((one) => t(key, { [field]: one }));
      expect(new Set(words).size, key).toBe(all.length);
    }
    expect(warned.mock.calls).toEqual([]);
  });

  test('every refusal says why, with its values in words', () => {
    const illegal = variants(rust('illegal.rs'), 'Illegal').filter(({ name }) => name !== 'cannot_place');
    expect(illegal.length).toBeGreaterThan(60);
    const placing = variants(rust('meadow.rs'), 'CannotPlace').flatMap((one) => filled(one, 'placing'));
    expect(placing.length).toBeGreaterThan(8);
    const all = [
      ...illegal.flatMap((one) => filled(one, 'why')),
      ...placing.map((reason) => ({ why: 'cannot_place', reason })),
      { why: 'cannot_place', reason: { placing: 'too_green' } },
    ];
    for (const refused of all) {
      expect(has(`march-illegal-${String(refused.why)}`), String(refused.why)).toBe(true);
      const text = marchReason({ kind: 'illegal', message: 'in English', values: refused }, NAMES);
      expect(text, String(refused.why)).not.toMatch(BROKEN);
      expect(text, String(refused.why)).toMatch(/^[\p{Lu}\d„«].*[.]$/u);
    }
    for (const placed of placing)
      expect(has(`march-illegal-cannot_place-${String(placed.placing)}`)).toBe(true);
    expect(warned.mock.calls).toEqual([]);
  });

  test('every decision that may have to come first has its words', () => {
    expect(DECISIONS.length).toBeGreaterThan(40);
    for (const decision of DECISIONS) expect(has(`march-asked-${decision}`), decision).toBe(true);
    const words = DECISIONS.map((decision) => t(`march-asked-${decision}`));
    expect(new Set(words).size).toBe(words.length);
  });

  test('a refusal that is not a rule of the game uses the texts of the page', () => {
    expect(marchReason({ kind: 'stale', message: 'x' }, NAMES)).toBe(t('refused-stale'));
    expect(marchReason({ kind: 'illegal', message: 'x', values: { why: 'moon' } }, NAMES)).toBe(
      t('refused-illegal'),
    );
  });

  test('every rule that can refuse is explained', () => {
    const rules = [...rust('illegal.rs').matchAll(/"([a-z_]+\/[a-z_]+)"/g)].map(([, rule = '']) => rule);
    expect(rules.length).toBeGreaterThan(18);
    for (const rule of rules) expect(ruleText(rule, MARCH_RULES)?.text, rule).toBeTruthy();
  });
});

describe('the log', () => {
  beforeAll(() => choose('en'));
  type AnyEvent = Record<string, unknown> & { what: string };
  let n = 0;
  const played = (seat: number, ...facts: AnyEvent[]): Item => ({
    ...{ n: n++, at: 0, what: 'played' as const, seat, action: null },
    events: facts.map((fact) => ({ seat, ...fact })),
  });
  const table = (...facts: AnyEvent[]): Item => ({
    ...{ n: n++, at: 0, what: 'played' as const, seat: null, action: null, events: facts },
  });
  beforeEach(() => void (n = 0));
  const say = (items: Item[], viewer: number | null = null) =>
    linesOf(items, viewer).map((line) => plain(line, NAMES));
  const step = (from: string, to: string) => ({ what: 'ant_moved', from, to });
  const placed = (hex: string, from: string | null) => ({
    what: 'hex_placed',
    hex,
    cell: '(0,1)',
    turn: 0,
    from,
  });

  test('an exploration is one line from the food to the ants, and highlights both hexes', () => {
    const items = [
      played(0, { what: 'acted', deed: 'explore', food: 1 }, { what: 'hex_drawn', hex: 'fern' }),
      played(0, { what: 'origin_chosen', from: 'soil' }),
      played(0, placed('fern', 'soil')),
      played(0, step('soil.1', 'fern.1')),
      played(0, step('soil.2', 'fern.2'), { what: 'passed' }),
    ];
    expect(say(items.slice(0, 1))).toEqual(['Iris explores and finds Fern']);
    expect(say(items)).toEqual(['Iris explores Fern from Soil with 2 ants']);
    expect(linesOf(items, 0)[0]?.hexes).toEqual(['fern', 'soil']);
  });

  test('a scout sees what others only see as a number', () => {
    const looks = [
      { what: 'acted', deed: 'explore', food: 1 },
      { what: 'hexes_looked_at', hexes: 2 },
    ];
    const seen = { what: 'hexes_seen', hexes: ['soil', 'fern'], only: [0] };
    const back = [
      { what: 'hex_put_back', bottom: true },
      { what: 'hex_put_back_seen', hex: 'soil', bottom: true, only: [0] },
    ];
    const own = [
      played(0, ...looks, seen),
      played(0, { what: 'hex_taken', hex: 'fern' }),
      played(0, ...back),
    ];
    expect(say(own, 0)).toEqual([
      'You explore and look at Soil and Fern',
      'Iris takes Fern',
      'You put Soil back at the bottom of the pile',
    ]);
    expect(say([played(0, ...looks)], 1)).toEqual(['Iris explores and looks at 2 hexes']);
  });

  test('a march counts its larvae and steps and says where they led', () => {
    const items = [
      played(1, { what: 'acted', deed: 'march', food: 1 }),
      played(1, { what: 'larva_placed', at: 'great_tunnel' }),
      played(1, step('great_tunnel', 'soil')),
      played(1, step('soil', 'fern.1')),
      played(1, step('bark.1', 'soil'), { what: 'passed' }),
    ];
    expect(say(items)).toEqual([
      'Bruno marches: 1 larva in the Great Tunnel, then 3 steps to Soil and to Fern',
    ]);
  });

  test('a card shows what was paid for it', () => {
    const items = [
      played(0, { what: 'card_played', card: 'flying_thorax', cost: 2 }),
      played(0, { what: 'paid_larva' }),
      played(
        0,
        { what: 'paid_ant', at: 'fern.1' },
        { what: 'evolved', card: 'flying_thorax', beneath: false },
      ),
    ];
    expect(say(items.slice(0, 1))).toEqual(['Iris plays Flying Thorax, which costs 2']);
    expect(say(items)).toEqual(['Iris evolves Flying Thorax for 1 larva and 1 ant']);
    expect(linesOf(items, null)[0]?.hexes).toEqual(['fern']);
  });

  test('a player who drew cards sees their names, the others only how many', () => {
    const drawn = [{ what: 'cards_drawn', cards: 2 }];
    const seen = { what: 'cards_seen', cards: ['swarm', 'army_head'], only: [0] };
    expect(say([played(0, ...drawn, seen)], 0)).toEqual(['You draw Swarm and Army Head']);
    expect(say([played(0, ...drawn, seen)], null)).toEqual(['Iris draws Swarm and Army Head']);
    expect(say([played(0, ...drawn)], 1)).toEqual(['Iris draws 2 cards']);
    const forage = { what: 'acted', deed: 'forage', food: 1 };
    expect(say([played(0, forage, ...drawn, seen)], 0)).toEqual(['You forage: Swarm and Army Head']);
    const swap = [
      { what: 'card_discarded', card: 'swarm' },
      { what: 'cards_drawn', cards: 1 },
    ];
    expect(say([played(0, ...swap)], 1)).toEqual(['Iris discards Swarm and draws 1 card']);
  });

  test('players who pass share a line until the next turn', () => {
    const items = [
      played(1, { what: 'passed' }),
      played(2, { what: 'passed' }, { what: 'turn_began', seat: 1 }),
    ];
    expect(say([...items, played(0, { what: 'passed' })])).toEqual(['Bruno and Mina pass', 'Iris passes']);
    expect(linesOf(items, 0)[0]?.seats).toEqual([1, 2]);
  });

  test('a harvest is added up with its points, and its owner sees the names of cards', () => {
    const gain = { food: 0, larvae: 0, cards: 0, points: 0 };
    const facts = [
      { what: 'collected', at: 'soil.1', gain: { ...gain, food: 1 } },
      { what: 'collected', at: 'soil.2', gain: { ...gain, larvae: 2 } },
      { what: 'collected', at: 'fern.1', gain: { ...gain, points: 1 } },
      { what: 'scored', source: 'sites', points: 1, card: null },
      { what: 'collected', at: 'fern.2', gain: { ...gain, cards: 1 } },
      { what: 'cards_drawn', cards: 1 },
    ];
    const seen = { what: 'cards_seen', cards: ['swarm'], only: [0] };
    expect(say([played(0, ...facts)], 1)).toEqual(['Iris collects 1 food, 2 larvae, and 1 card']);
    expect(say([played(0, ...facts, seen)], 0)).toEqual(['You collect 1 food, 2 larvae, and Swarm']);
    const [line] = linesOf([played(0, ...facts)], 1);
    expect(line?.points).toBe(1);
    expect(line?.hexes).toEqual(['soil', 'fern']);
  });

  test('a battle is described from the attack to the losses', () => {
    const items = [
      table({ what: 'phase_began', phase: 'soldier', round: 2 }),
      played(0, { what: 'battle_began', hex: 'soil', invader: 1, strength: [3, 4] }),
      played(1, { what: 'card_committed' }, { what: 'card_put_down', card: 'swarm', only: [1] }),
      played(
        0,
        {
          what: 'ferocity_revealed',
          sides: [
            { seat: 1, cards: ['swarm'], added: 0 },
            { seat: 0, cards: [], added: 2 },
          ],
        },
        { what: 'battle_decided', hex: 'soil', winner: 0, totals: [5, 6] },
        { what: 'ant_lost', at: 'soil.1', cause: 'battle', saved: false },
        { what: 'ant_lost', seat: 1, at: 'soil', cause: 'battle', saved: true },
        { what: 'ant_lost', seat: 1, at: 'soil', cause: 'battle', saved: false },
        { what: 'scored', source: 'battles', points: 1, card: null },
      ),
    ];
    expect(say(items, 1)).toEqual([
      'Late spring. The soldiers stand ready',
      'Battle in Soil: Bruno (3) attacks Iris (4)',
      'You put Swarm face down',
      'Bruno reveals Swarm; Iris reveals no card, +2',
      'Iris wins in Soil, 6 to 5',
      'Iris loses 1 ant in Soil, fallen in battle',
      'Bruno loses 2 ants in Soil, fallen in battle; 1 saved as a larva',
      'Iris scores for the victory',
    ]);
    expect(linesOf(items, 1).map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('a phase without events has no heading', () => {
    const began = (phase: string) => table({ what: 'phase_began', phase, round: 1 });
    expect(say([began('soldier'), began('queen')])).toEqual(['Early spring. The queens hold court']);
  });

  test('an action of the Horde is one line', () => {
    const revealed = { what: 'horde_revealed', card: 'swarm' };
    const said = (fact: AnyEvent) => say([table(revealed, fact)]);
    expect(said({ what: 'token_placed', seat: 0, hex: 'soil', token: 'centipede' })).toEqual([
      'The Horde reveals Swarm: a centipede invades Soil',
    ]);
    expect(said({ what: 'centipede_moved', from: 'soil', to: 'fern' })).toEqual([
      'The Horde reveals Swarm: a centipede goes from Soil to Fern',
    ]);
  });

  test('an undone event stays, marked, and shares no line with one that stands', () => {
    const back: Item = { n: 2, at: 0, what: 'taken_back', seat: 0, items: [1], agreed: false };
    const items = [played(0, step('soil.1', 'fern.1')), played(0, step('soil.2', 'fern.2')), back];
    expect(linesOf(items, 0).map(({ undone }) => undone)).toEqual([false, true, false]);
  });

  test('single events fit on a line', () => {
    const long = events.map((event) => plain(tell(event), NAMES)).filter((text) => text.length > 75);
    expect(long).toEqual([]);
  });
});
