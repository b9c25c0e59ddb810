// The book of the rules is complete: its sections have their texts, its links lead somewhere, and every rule is in it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import loaders from 'virtual:texts';
import { describe, expect, test } from 'vitest';
import { texts } from '../../lib/locale-files';
import { LANGUAGES } from '../../lib/settings.svelte';
import { book } from './book';

const FILE = 'book-myrmes.ftl';
const inEnglish = texts('en', FILE);
const english = [...inEnglish.keys()];

const chapters = book.chapters.map(({ id }) => id);
const sections = book.chapters.flatMap((chapter) => chapter.sections);
const ids = sections.map(({ id }) => id);
const cards = [...book.card.left, ...book.card.right];

const key = (id: string) => `${book.prefix}-${id}`;
const oneOf = (some: string[]) => `(?:${some.join('|')})`;

/** The names of texts that the page asks for, by what they belong to. */
const ASKED = [
  oneOf(chapters),
  `${oneOf(ids)}(?:\\.(?:lead|p\\d+|i\\d+|ruling\\d+))?`,
  `${oneOf(ids)}-q\\d+(?:\\.answer)?`,
  `card-${oneOf(cards)}(?:\\.i\\d+)?`,
].map((form) => new RegExp(`^${book.prefix}-${form}$`));

const linksIn = (words: string) => [...words.matchAll(/\[[^\]]+\]\(#([\w-]+)\)/g)].map(([, id = '']) => id);

describe('the texts', () => {
  test('every chapter, section and list of the card has its own id', () => {
    const all = [...chapters, ...ids, ...cards.map((id) => `card-${id}`)];
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  });

  test('every chapter has a title, and every section a heading and a lead', () => {
    const needed = [...chapters, ...ids, ...ids.map((id) => `${id}.lead`)].map(key);
    expect(needed.filter((name) => !english.includes(name))).toEqual([]);
  });

  test('every list of the card has a heading and items', () => {
    const needed = cards.flatMap((id) => [`card-${id}`, `card-${id}.i1`]).map(key);
    expect(needed.filter((name) => !english.includes(name))).toEqual([]);
  });

  test('every question has an answer', () => {
    const questions = english.filter((name) => /-q\d+$/.test(name));
    expect(questions.length).toBeGreaterThanOrEqual(15);
    expect(questions.filter((name) => !english.includes(`${name}.answer`))).toEqual([]);
  });

  test('none is left over', () => {
    expect(english.filter((name) => !ASKED.some((form) => form.test(name)))).toEqual([]);
  });

  test('paragraphs, items, rulings and questions are numbered without gaps', () => {
    const lists = new Map<string, number[]>();
    for (const name of english) {
      const [, list, n] = /^(.+(?:\.p|\.i|\.ruling|-q))(\d+)$/.exec(name) ?? [];
      if (list) lists.set(list, [...(lists.get(list) ?? []), Number(n)]);
    }
    expect(lists.size).toBeGreaterThan(sections.length);
    for (const [list, numbers] of lists) expect(numbers, list).toEqual(numbers.map((_, i) => i + 1));
  });

  test('are a set of their own, apart from those of the table', async () => {
    const files = async (set: string) => (await loaders[`en/${set}`]?.())?.default ?? [];
    expect(await files('book-myrmes')).toHaveLength(1);
    for (const set of ['common', 'myrmes']) expect((await files(set)).join('\n')).not.toContain(key('idea'));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const all = texts(language, FILE);

  test('every link leads to a section, the same as in English', () => {
    for (const [name, { words }] of all) {
      const links = linksIn(words);
      expect(links, name).toHaveLength(words.split('](').length - 1);
      expect(ids, name).toEqual(expect.arrayContaining(links));
      expect(links.sort(), name).toEqual(linksIn(inEnglish.get(name)?.words ?? '').sort());
    }
  });

  test('items have a term and what about it, with the same figures as in English', () => {
    const figures = (words = '') => (words.match(/\d+/g) ?? []).sort();
    for (const [name, { words }] of all) {
      if (!/\.i\d+$/.test(name)) continue;
      expect(words.split(' | '), name).toHaveLength(2);
      expect(figures(words), name).toEqual(figures(inEnglish.get(name)?.words));
    }
  });
});

describe('the rules', () => {
  test('every rule that can refuse an action is in exactly one section, and no other', () => {
    const explained = [...texts('en', 'rules.ftl').keys()].filter((name) => /^rule-[^.]+$/.test(name));
    const told = sections.flatMap(({ rules = [] }) =>
      rules.map((rule) => `rule-${rule.replaceAll('/', '-')}`),
    );
    expect(explained.length).toBeGreaterThan(20);
    expect(told.sort()).toEqual(explained.sort());
  });

  test('every chapter of tested rules is in a section, and every one named there exists', () => {
    const coverage = readFileSync(resolve(process.cwd(), '../docs/rules/coverage.md'), 'utf8');
    const headings = [...coverage.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.length).toBeGreaterThan(10);
    expect([...new Set(sections.flatMap(({ covered = [] }) => covered))].sort()).toEqual(headings.sort());
  });
});
