// The books of rules are complete: sections have their texts, links lead somewhere, and every rule is in one of them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import loaders from 'virtual:texts';
import { describe, expect, test } from 'vitest';
import { placeOf, sectionOf } from '../lib/book';
import { texts } from '../lib/locale-files';
import { LANGUAGES } from '../lib/settings.svelte';
import { book as march } from './march/book';
import { rests as marchRests } from './march/rests';
import { book as myrmes } from './myrmes/book';
import { rests as myrmesRests } from './myrmes/rests';

const read = (file: string) => readFileSync(resolve(process.cwd(), '..', file), 'utf8');
const linksIn = (words = '') =>
  [...words.matchAll(/\[[^\]]+\]\(#([\w-]+)\)/g)].map(([, id = '']) => id).sort();
const figuresIn = (words = '') => (words.match(/\d+/g) ?? []).sort();
const twice = (all: string[]) => all.filter((one, i) => all.indexOf(one) !== i);

const BOOKS = [
  {
    game: 'myrmes',
    book: myrmes,
    rests: myrmesRests,
    refusals: ['rules.ftl', 'rule-'],
    tested: 'coverage.md',
  },
  {
    game: 'march',
    book: march,
    rests: marchRests,
    refusals: ['march-rules.ftl', 'march-rule-'],
    tested: 'coverage-march.md',
  },
] as const;

describe.each(BOOKS)('the rules of $game', ({ game, book, rests, refusals: [file, prefix], tested }) => {
  const english = texts('en', `book-${game}.ftl`);
  const sections = book.chapters.flatMap((chapter) => chapter.sections);
  const ids = sections.map(({ id }) => id);
  const lists = [...book.card.left, ...book.card.right].map((id) => `card-${id}`);

  /** The numbered names that exist, up to the first gap. */
  function numbered(name: (n: number) => string): string[] {
    const found: string[] = [];
    for (let next = name(1); english.has(next); next = name(found.length + 1)) found.push(next);
    return found;
  }
  const items = (key: string) => numbered((n) => `${key}.i${n}`);
  function textsOf({ id, rulings = [] }: (typeof sections)[number]): string[] {
    const key = `${book.prefix}-${id}`;
    const questions = numbered((n) => `${key}-q${n}`);
    const parts = ['p', 'ex', 'note'].flatMap((part) => numbered((n) => `${key}.${part}${n}`));
    const asked = questions.flatMap((question) => [question, `${question}.answer`]);
    const ruled = rulings.map((name) => `${key}.ruling-${name}`);
    return [key, `${key}.lead`, ...items(key), ...parts, ...ruled, ...asked];
  }
  const key = (id: string) => `${book.prefix}-${id}`;

  test('every chapter, section and list of the card has an id of its own, and its texts; none is left over', () => {
    const chapters = book.chapters.map(({ id }) => id);
    expect(twice([...chapters, ...ids, ...lists])).toEqual([]);
    const card = lists.flatMap((id) => [key(id), `${key(id)}.i1`, ...items(key(id)).slice(1)]);
    const wanted = [key('card'), ...chapters.map(key), ...sections.flatMap(textsOf), ...card];
    expect([...english.keys()].sort()).toEqual(wanted.sort());
  });

  test('every live example is shown in one section, with a caption', () => {
    const file = read(`crates/${game}/lessons/examples.toml`);
    const known = [...file.matchAll(/^id = "([\w-]+)"$/gm)].map(([, id = '']) => id);
    const shown = sections.flatMap(({ examples = [] }) => examples);
    expect(known.length).toBeGreaterThanOrEqual(10);
    expect([...shown].sort()).toEqual(known.sort());
    for (const { id, examples = [] } of sections)
      expect(
        numbered((n) => `${key(id)}.ex${n}`),
        id,
      ).toHaveLength(examples.length);
  });

  test('answers the questions people ask', () => {
    expect([...english.keys()].filter((name) => name.endsWith('.answer')).length).toBeGreaterThanOrEqual(15);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const own = texts(language, `book-${game}.ftl`);

    test('every link leads to a section, the same as in English', () => {
      for (const [name, { words }] of own) {
        const links = linksIn(words);
        expect(links, name).toHaveLength(words.split('](').length - 1);
        expect(ids, name).toEqual(expect.arrayContaining(links));
        expect(links, name).toEqual(linksIn(english.get(name)?.words));
      }
    });

    test('items have a term and what about it, with the same figures as in English', () => {
      for (const [name, { words }] of own) {
        if (!/\.i\d+$/.test(name)) continue;
        expect(words, name).toMatch(/^[^|]*\S \| \S[^|]*$/);
        expect(figuresIn(words), name).toEqual(figuresIn(english.get(name)?.words));
      }
    });

    test('its texts are loaded by themselves', async () => {
      const source = read(`locales/${language}/book-${game}.ftl`);
      const sets = Object.entries(loaders).filter(([set]) => set.startsWith(`${language}/`));
      // In French a line does not break before some signs.
      const written = (text: string) => text.replaceAll('\u00A0', ' ');
      const loaded = await Promise.all(
        sets.map(async ([set, load]) => [set, (await load()).default.map(written)] as const),
      );
      expect(loaded.filter(([, files]) => files.includes(source))).toEqual([
        [`${language}/book-${game}`, [source]],
      ]);
    });
  });

  test('every rule that can refuse an action is in exactly one section', () => {
    const known = [...texts('en', file).keys()].filter(
      (name) => name.startsWith(prefix) && !name.includes('.'),
    );
    const told = sections.flatMap(({ rules = [] }) =>
      rules.map((rule) => prefix + rule.replaceAll('/', '-')),
    );
    expect(known.length).toBeGreaterThan(20);
    expect(told.sort()).toEqual(known.sort());
  });

  test('every kind of log line is told in exactly one section', () => {
    const kinds = read(`web/src/lib/generated/${game}.ts`).matchAll(/"what": "(\w+)"/g);
    const known = [...new Set([...kinds].map(([, kind = '']) => kind))];
    expect(known.length).toBeGreaterThan(20);
    expect(sections.flatMap(({ events = [] }) => events).sort()).toEqual(known.sort());
    for (const kind of known) expect(sectionOf(book, `event:${kind}`), kind).not.toBeNull();
  });

  test('every part of the table rests on a section that says so', () => {
    expect(rests.length).toBeGreaterThan(20);
    const named = [...new Set(rests.map(([, section]) => section))];
    expect(sections.flatMap(({ id, tips }) => (tips ? [id] : [])).sort()).toEqual(named.sort());
  });

  test('every chapter of tested rules is named by a section, and exists', () => {
    const headings = [...read(`docs/rules/${tested}`).matchAll(/^## (.+)$/gm)].map(
      ([, heading = '']) => heading,
    );
    expect(headings.length).toBeGreaterThan(10);
    // The tests of the house rules are with the rulings.
    const variants = /^# (The .+)$/gm;
    const beside = [...read('docs/rules/rulings.md').matchAll(variants)].map(([, heading = '']) => heading);
    const named = [...new Set(sections.flatMap(({ covered }) => covered))];
    expect(named.filter((heading) => !beside.includes(heading)).sort()).toEqual(headings.sort());
    expect(sections.filter(({ covered }) => covered.length === 0)).toEqual([]);
  });

  test('every ruling is told in the margin of exactly one section, in a text of its own that an address leads to', () => {
    const known = [...read('docs/rules/rulings.md').matchAll(/^## (\w+)\/([\w-]+)$/gm)].flatMap(
      ([, of, name = '']) => (of === game ? [name] : []),
    );
    expect(known.length).toBeGreaterThan(20);
    expect(sections.flatMap(({ rulings = [] }) => rulings).sort()).toEqual(known.sort());
    for (const name of known) expect(placeOf(book, `ruling-${name}`)).toBe(`ruling-${name}`);
    expect(placeOf(book, 'ruling-of-nobody')).toBeNull();
  });
});
