// The book of rules has all its texts, and every rule that refuses an action and every tested chapter has its place in it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import loaders from 'virtual:texts';
import { describe, expect, test } from 'vitest';
import { texts } from '../../lib/locale-files';
import { LANGUAGES } from '../../lib/settings.svelte';
import { book } from './book';

const read = (file: string) => readFileSync(resolve(process.cwd(), '..', file), 'utf8');

const FILE = 'book-march.ftl';
const english = texts('en', FILE);
const sections = book.chapters.flatMap((chapter) => chapter.sections);
const sectionIds = sections.map(({ id }) => id);
const anchors = sectionIds.map((id) => `#${id}`);

/** The names that exist in the English texts of the numbered ones that `name` makes, up to the first gap. */
function numbered(name: (n: number) => string): string[] {
  const found: string[] = [];
  for (let n = 1; english.has(name(n)); n++) found.push(name(n));
  return found;
}

/** The texts of a section: heading and lead, paragraphs, items, rulings, and questions with their answers. */
function textsOf(section: string): string[] {
  const key = `${book.prefix}-${section}`;
  const parts = ['p', 'i', 'ruling'].flatMap((part) => numbered((n) => `${key}.${part}${n}`));
  const questions = numbered((n) => `${key}-q${n}`);
  return [key, `${key}.lead`, ...parts, ...questions.flatMap((question) => [question, `${question}.answer`])];
}

/** The texts of a list of the reference card: its heading, and at least one item. */
function textsOfList(list: string): string[] {
  const key = `${book.prefix}-card-${list}`;
  const more = numbered((n) => `${key}.i${n}`);
  return [key, `${key}.i1`, ...more.slice(1)];
}

const lists = [...book.card.left, ...book.card.right];
const wanted = [
  ...book.chapters.map(({ id }) => `${book.prefix}-${id}`),
  ...sectionIds.flatMap(textsOf),
  ...lists.flatMap(textsOfList),
];

test('ids are unique', () => {
  const ids = [...book.chapters.map(({ id }) => id), ...sectionIds, ...lists.map((list) => `card-${list}`)];
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('every chapter, section and list has its texts, and no text is left over', () => {
  expect([...english.keys()].sort()).toEqual(wanted.toSorted());
});

test('answers the questions people ask', () => {
  expect([...english.keys()].filter((name) => name.endsWith('.answer')).length).toBeGreaterThanOrEqual(15);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const own = [...texts(language, FILE)];

  test('every link leads to a section', () => {
    const links = own.flatMap(([name, { words }]) =>
      [...words.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => ({ name, target })),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ target }) => !anchors.includes(target))).toEqual([]);
  });

  test('every item has a term and what about it', () => {
    const items = own.filter(([name]) => /\.i\d+$/.test(name));
    expect(items.filter(([, { words }]) => !/^[^|]*\S \| \S[^|]*$/.test(words))).toEqual([]);
  });
});

test('every rule that refuses actions is in exactly one section', () => {
  const known = [...texts('en', 'march-rules.ftl').keys()]
    .filter((name) => !name.includes('.'))
    .map((name) => name.replace('march-rule-', '').replace('-', '/'));
  expect(sections.flatMap(({ rules = [] }) => rules).sort()).toEqual(known.sort());
});

test('the sections name every heading of the coverage, and no other', () => {
  const headings = [...read('docs/rules/coverage-march.md').matchAll(/^## (.*)$/gm)].map(
    ([, heading = '']) => heading,
  );
  const named = new Set(sections.flatMap(({ covered = [] }) => covered));
  expect([...named].sort()).toEqual(headings.sort());
});

test.each(LANGUAGES)('its texts in %s are loaded by themselves', async (language) => {
  const source = read(`locales/${language}/${FILE}`);
  const sets = Object.entries(loaders).filter(([set]) => set.startsWith(`${language}/`));
  const loaded = await Promise.all(sets.map(async ([set, load]) => ({ set, files: (await load()).default })));
  expect(loaded.filter(({ files }) => files.includes(source))).toEqual([
    { set: `${language}/book-march`, files: [source] },
  ]);
});
