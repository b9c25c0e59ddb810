// Every card, hex and species has its words in every language, with the figures of the data.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentParser, Message, type Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/settings.svelte';

const read = (file: string) => readFileSync(resolve(process.cwd(), '..', file), 'utf8');
const data = (file: string) => read(`crates/march/data/${file}.toml`);

/** The names of an enum, read from its source. */
function named(kind: string): string[] {
  const body = read('crates/march/src/components.rs').split(`pub enum ${kind} {`)[1]?.split('}')[0] ?? '';
  return [...body.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? '');
}

/** The entries of a table of the data, by their ids. */
function entries(file: string, table: string): Map<string, string> {
  const parts = data(file).split(`[[${table}]]\n`).slice(1);
  return new Map(parts.map((part) => [/^id = "(\w+)"/m.exec(part)?.[1] ?? '', part]));
}

/** A place where a long word may break. */
const BREAK = String.raw`\u00AD`;
function word(some: Pattern['elements'][number]): string {
  if (some.type === 'TextElement') return some.value;
  return some.expression.type === 'StringLiteral' && some.expression.value === BREAK ? '' : '{}';
}
const words = (pattern: Pattern | null) => (pattern?.elements ?? []).map(word).join('');

/** Every text of a file, by its name (`id` or `id.attribute`). */
function texts(language: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentParser().parse(read(`locales/${language}/${file}.ftl`)).body) {
    if (!(entry instanceof Message)) continue;
    found.set(entry.id.name, words(entry.value));
    for (const { id, value } of entry.attributes) found.set(`${entry.id.name}.${id.name}`, words(value));
  }
  return found;
}

const families = ['events', 'heads', 'thoraxes', 'abdomens', 'goals'];
const cards = new Map(families.flatMap((family) => [...entries(family, 'card')]));
const hexes = entries('hexes', 'hex');
const species = entries('species', 'species');
const printed = (part: string) => /^name = "(.*)"/m.exec(part)?.[1];
const attributes = (id: string, names: string[]) => names.map((name) => `${id}.${name}`);
const ofCard = (id: string) => [`card-${id}`, ...attributes(`card-${id}`, ['text', 'detail'])];
const ofHex = (id: string) => [
  `hex-${id}`,
  ...(hexes.get(id)?.includes('kind = "beyond"') ? [`hex-${id}.text`] : []),
];
const ofSpecies = (id: string) => [
  `species-${id}`,
  `species-${id}.decree`,
  ...(species.get(id)?.includes('[species.action]')
    ? attributes(`species-${id}`, ['action', 'does', 'reaction', 'drawbacks'])
    : []),
];

const files = {
  'march-cards': { ids: named('CardId'), count: 66, of: ofCard },
  'march-hexes': { ids: named('HexId'), count: 26, of: ofHex },
  'march-species': { ids: named('Species'), count: 5, of: ofSpecies },
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(files))('%s has all texts of its components and no others', (file, all) => {
    expect(all.ids).toHaveLength(all.count);
    expect([...texts(language, file).keys()].sort()).toEqual(all.ids.flatMap(all.of).sort());
  });

  test.each(Object.keys(files))('the texts of %s are short and plain', (file) => {
    for (const [name, text] of texts(language, file)) {
      expect(text.trim(), name).not.toBe('');
      expect(text.length, name).toBeLessThanOrEqual(name.includes('.') ? 260 : 40);
      expect(text, name).not.toMatch(/[{}]|\s{2}/);
    }
  });

  test.each(Object.keys(files))('no two components of %s have the same name', (file) => {
    const own = [...texts(language, file)].filter(([name]) => !name.includes('.')).map(([, text]) => text);
    expect(new Set(own).size).toBe(own.length);
  });

  test.each(Object.keys(files))('%s has the figures of English', (file) => {
    const figures = (text = '') => [...text.matchAll(/\d+/g)].map(Number).sort((a, b) => a - b);
    const english = texts('en', file);
    for (const [name, text] of texts(language, file)) {
      expect(figures(text), name).toEqual(figures(english.get(name)));
    }
  });
});

describe('English', () => {
  test('uses the printed names', () => {
    const tables = { card: cards, hex: hexes, species };
    const own = new Map(Object.keys(files).flatMap((file) => [...texts('en', file)]));
    for (const [kind, table] of Object.entries(tables)) {
      for (const [id, part] of table) expect(own.get(`${kind}-${id}`), id).toBe(printed(part));
    }
    expect(own.get('hex-great_tunnel')).toBe(printed(data('hexes')));
  });

  test('has the figures of the data on the cards', () => {
    const own = texts('en', 'march-cards');
    for (const [id, part] of cards) {
      const told = [...part.matchAll(/^(?:effect|slumber|points) = (.*)/gm)].map((found) => found[1]).join();
      const known = above1(told);
      const said = own.get(`card-${id}.text`) ?? '';
      for (const figure of known) expect(above1(said), `${id}: ${said}`).toContain(figure);
      for (const figure of above1(said))
        expect([...known, ...implied(id)], `${id}: ${said}`).toContain(figure);
    }
  });

  test('has the figures of the data on the species', () => {
    const own = texts('en', 'march-species');
    for (const [id, part] of species) {
      const decree = /^decree = .*food = (\d+), larvae = (\d+)/m.exec(part) ?? [];
      expect(own.get(`species-${id}.decree`)).toBe(`${decree[1]} food or ${decree[2]} larvae`);
      const cost = /^cost_food = (\d+)/m.exec(part)?.[1];
      if (cost) expect(own.get(`species-${id}.does`)).toMatch(new RegExp(`^For ${cost} food:`));
    }
  });
});

/** The figures of a text that are more than one, which is often told without a figure. */
function above1(text: string): number[] {
  const spelled = text.replace(/\btwice\b/g, '2');
  return [...spelled.matchAll(/\d+/g)].map(Number).filter((figure) => figure > 1);
}

/** Figures that the name of an effect implies: two ants trade places, the second number of hexes gives a second food. */
function implied(id: string): number[] {
  return ['mating_flight', 'herding_abdomen'].includes(id) ? [2] : [];
}
