// Every card, hex and species has its texts in every language, and the texts use the figures of the data.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser, Message } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import type { Components } from '../../lib/generated/march';
import { LANGUAGES, type Language } from '../../lib/settings.svelte';
import fixture from './fixtures/turn.json';

const read = (file: string) => readFileSync(resolve(process.cwd(), '..', file), 'utf8');
const data = (file: string) => read(`crates/march/data/${file}.toml`);
const components = fixture.components as unknown as Components;

type Figures = Record<string, number>;
/** A component with texts: its key, the attributes it must have, the figures they take. */
interface Worded {
  key: string;
  parts: string[];
  figures: Figures;
}
const files: Record<string, Worded[]> = {
  'march-cards': components.cards.map(({ card, figures }) => ({
    key: `card-${card}`,
    parts: ['text', 'detail'],
    figures,
  })),
  'march-hexes': [
    { key: 'hex-great_tunnel', parts: [], figures: {} },
    ...components.hexes.map(({ hex, has_effect, figures }) => ({
      key: `hex-${hex}`,
      parts: has_effect ? ['text'] : [],
      figures,
    })),
  ],
  'march-species': components.species.map(({ species, action, figures }) => ({
    key: `species-${species}`,
    parts: action ? ['decree', 'action', 'does', 'reaction', 'drawbacks'] : ['decree'],
    figures,
  })),
};
const keysOf = ({ key, parts }: Worded) => [key, ...parts.map((part) => `${key}.${part}`)];

/** The keys of all texts of a file. */
const keysIn = (language: Language, file: string): string[] =>
  new FluentParser()
    .parse(read(`locales/${language}/${file}.ftl`))
    .body.flatMap((entry) =>
      entry instanceof Message
        ? [entry.id.name, ...entry.attributes.map(({ id }) => `${entry.id.name}.${id.name}`)]
        : [],
    );

const bundles = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of Object.keys(files))
      bundle.addResource(new FluentResource(read(`locales/${language}/${file}.ftl`)));
    return [language, bundle];
  }),
);
/** A text with these figures. */
function written(language: Language, key: string, figures: Figures): string {
  const [id = '', attribute] = key.split('.');
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) throw new Error(`${language} has no ${key}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, figures, errors);
  expect(errors, key).toEqual([]);
  return text;
}
/** The same without soft hyphens. */
const said = (language: Language, key: string, figures: Figures): string =>
  written(language, key, figures).replaceAll('\u00AD', '');

/** The same names with other figures, none of which occurs in a text for another reason. */
const changed = (figures: Figures): Figures =>
  Object.fromEntries(Object.keys(figures).map((name, i) => [name, 41 + i]));
const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(Number);

describe.each(LANGUAGES)('in %s', (language) => {
  // Beside its price a card of the hand has room for twelve letters. Hexes shrink their names.
  test('no part of a name is wider than a card', () => {
    const cards = files['march-cards'] ?? [];
    const parts = cards.flatMap(({ key }) => written(language, key, {}).split(/[\s\u00AD-]/));
    expect(parts.filter((part) => part.length > 12)).toEqual([]);
  });

  describe.each(Object.entries(files))('%s', (file, all) => {
    test('has all texts of its components and no others', () => {
      expect(keysIn(language, file).sort()).toEqual(all.flatMap(keysOf).sort());
    });

    test('is short and plain', () => {
      for (const worded of all)
        for (const key of keysOf(worded)) {
          const text = said(language, key, worded.figures);
          expect(text.trim(), key).not.toBe('');
          expect(text.length, key).toBeLessThanOrEqual(key.includes('.') ? 260 : 40);
          expect(text, key).not.toMatch(/[{}]|\s{2}/);
          expect(text.toLowerCase(), key).not.toMatch(LARGER[language]);
        }
    });

    test('has no duplicate names', () => {
      const names = all.map(({ key }) => said(language, key, {}));
      expect(new Set(names).size).toBe(names.length);
    });

    test('mentions every figure of the data', () => {
      for (const { key, parts, figures } of all)
        for (const [name, figure] of Object.entries(figures)) {
          if (figure === 0) continue;
          const texts = parts.map((part) => said(language, `${key}.${part}`, { ...figures, [name]: 47 }));
          expect(texts.flatMap(numbers), `${key}: ${name}`).toContain(47);
        }
    });

    test('spells out no figure that is in the data', () => {
      for (const { key, parts, figures } of all)
        for (const part of parts) {
          const given = changed(figures);
          const text = said(language, `${key}.${part}`, given);
          const words = text.toLowerCase().match(SPELLED[language]) ?? [];
          const stays = numbers(text).filter((number) => !Object.values(given).includes(number));
          const allowed = RULES[`${key}.${part}`] ?? [];
          for (const number of [...stays, ...words.map(() => 2)])
            expect(allowed, `${key}.${part}: ${text}`).toContain(number);
        }
    });

    test('has the same figures as English', () => {
      for (const worded of all)
        for (const key of keysOf(worded)) {
          const figures = (of: Language) => numbers(said(of, key, changed(worded.figures))).sort();
          expect(new Set(figures(language)), key).toEqual(new Set(figures('en')));
        }
    });
  });
});

/** The entries of a table of the data, by id. */
function entries(file: string, table: string): Map<string, string> {
  const parts = data(file).split(`[[${table}]]\n`).slice(1);
  return new Map(parts.map((part) => [/^id = "(\w+)"/m.exec(part)?.[1] ?? '', part]));
}

test('English uses the printed names', () => {
  const families = ['events', 'heads', 'thoraxes', 'abdomens', 'goals'];
  const tables = {
    card: new Map(families.flatMap((family) => [...entries(family, 'card')])),
    hex: entries('hexes', 'hex').set('great_tunnel', data('hexes')),
    species: entries('species', 'species'),
  };
  const printed = (part: string) => /^name = "(.*)"/m.exec(part)?.[1];
  for (const [kind, table] of Object.entries(tables))
    for (const [id, part] of table) expect(said('en', `${kind}-${id}`, {}), id).toBe(printed(part));
});

/** The number two as a word: larger numbers are never spelled out, and one is often an article. */
const SPELLED: Record<Language, RegExp> = {
  en: /\b(two|twice|both|second)\b/g,
  fr: /(?<!\p{L})(deux|deuxième|seconde?)(?!\p{L})/gu,
  de: /(?<!\p{L})(zwei|zweien|zweimal|zweit|beide[nrms]?|zweite[nrms]?)(?!\p{L})/gu,
};
const LARGER = {
  en: /\b(three|four|five|six|seven|eight|nine)\b/,
  fr: /(?<!\p{L})(trois|quatre|cinq|six|sept|huit|neuf)(?!\p{L})/u,
  de: /(?<!\p{L})(drei|vier|fünf|sechs|sieben|acht|neun)(?!\p{L})/u,
};

/** Numbers of the rules, not the data: what a Reaction gives without the card, two ants that trade places, a name. */
const RULES: Record<string, number[]> = {
  'card-brood_surge.text': [1],
  'card-brooding_abdomen.detail': [2],
  'card-cultural_theft.text': [1],
  'card-dracula_abdomen.text': [1],
  'card-early_harvest.text': [1],
  'card-egg_stealer.text': [1],
  'card-epic_stores.detail': [2],
  'card-herding_abdomen.text': [1],
  'card-honeypot_abdomen.text': [1],
  'card-mating_flight.detail': [2],
  'card-mating_flight.text': [2],
  'card-nursing_thorax.text': [1],
  'card-parasitic_thorax.text': [2],
  'card-silver_thorax.text': [1],
  'card-symbiotic_accord.detail': [2],
  'card-thief_abdomen.detail': [0, 2],
  'card-tunneling_thorax.text': [2],
  'hex-abandoned_spiders_lair.text': [1],
  'species-mutant_ant.does': [1],
  'species-mutant_ant.reaction': [1],
  'species-nomadic_ant.action': [6000],
  'species-raiding_ant.does': [1],
};
