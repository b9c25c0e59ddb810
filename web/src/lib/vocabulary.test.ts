// The texts use the rulebooks' vocabulary: docs/rules/vocabulary.md lists the terms and the words to avoid.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, texts } from './locale-files';
import { LANGUAGES } from './settings.svelte';

const read = (file: string) => readFileSync(resolve(process.cwd(), '..', file), 'utf8');

/** "French" for `fr`, as in the headings of the tables. */
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

type Row = Record<string, string>;

/** The rows of the first table in a piece of Markdown, keyed by column heading. */
function table(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [headings = [], , ...rows] = cells;
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [headings[i] ?? '', cell])));
}

const quoted = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** A game in the list: its title, its text files, and its terms. */
function game(section: string) {
  const [title = ''] = section.split('\n');
  const [terms = '', avoid = ''] = section.split('\n### ');
  const [own = '', engine = ''] = (/^Texts: .*$/m.exec(terms)?.[0] ?? '').split('Engine:');
  return { title, files: quoted(own), engine: quoted(engine), terms: table(terms), avoid: table(avoid) };
}

const games = read('docs/rules/vocabulary.md').split('\n## ').slice(1).map(game);

const matches = (file: string, patterns: string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? file.startsWith(pattern.slice(0, -1)) : file === `${pattern}.ftl`,
  );

/** What a reader sees of `[words](#section)`: section ids are English in every language. */
const withoutTargets = (words: string) => words.replaceAll(/\]\(#[\w-]+\)/g, ']');

/** Every text of a game in a language, with its location. */
const sayings = (language: string, files: string[]) =>
  filesOf(language)
    .filter((file) => matches(file, files))
    .flatMap((file) =>
      [...texts(language, file)].map(([id, { words }]) => ({
        at: `${file} ${id}`,
        words: withoutTargets(words),
      })),
    );

/** The string literals in a Rust file. */
const literals = (file: string) =>
  [...read(file).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words = '']) => ({ at: file, words }));

/** Matches a word of the list: `scent*` also finds "scents". */
const asWord = (word: string) => {
  const escaped = word.replace('*', '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}${word.endsWith('*') ? '' : '(?!\\p{L})'}`, 'iu');
};

/** Where a word to avoid is used. */
const said = (avoid: string, among: { at: string; words: string }[]) =>
  avoid
    .split(', ')
    .flatMap((word) => among.filter(({ words }) => asWord(word).test(words)))
    .map(({ at, words }) => `${at}: ${words}`);

test('the list has both games', () => {
  expect(games.map(({ title }) => title)).toEqual(['Myrmes', 'March of the Ants']);
  for (const { files, engine, terms, avoid } of games)
    for (const list of [files, engine, terms, avoid]) expect(list.length).toBeGreaterThan(0);
});

test('a word matches with endings only if the list says so', () => {
  const texts = [{ at: 'here', words: 'Two scents in the workshops, nestled' }];
  expect(said('scent*', texts)).toEqual(['here: Two scents in the workshops, nestled']);
  expect(said('scent, workshop', texts)).toEqual([]);
  expect(said('nest*, scent', texts)).toHaveLength(1);
});

describe.each(games)('$title', ({ files, engine, terms, avoid }) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const column = inEnglish.of(language) ?? language;
    const all = sayings(language, files);
    const spoken = all.map(({ words }) => words.toLocaleLowerCase(language)).join('\n');

    test('uses every listed term', () => {
      const listed = terms.flatMap((row) => (row[column] ?? '').split(' / ')).filter((term) => term !== '');
      expect(listed.filter((term) => !spoken.includes(term.toLocaleLowerCase(language)))).toEqual([]);
    });

    test('uses no word to avoid', () => {
      const rows = avoid.filter((row) => row.Language === column);
      expect(rows.flatMap((row) => said(row.Avoid ?? '', all))).toEqual([]);
    });
  });

  test('the engine uses no English word to avoid', () => {
    const rows = avoid.filter((row) => row.Language === 'English');
    const all = engine.flatMap(literals);
    expect(rows.flatMap((row) => said(row.Avoid ?? '', all))).toEqual([]);
  });
});
