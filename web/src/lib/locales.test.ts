// All languages have the same texts with the same variables, and every text the page asks for exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, texts, textsIn, untranslated } from './locale-files';
import { LANGUAGES } from './settings.svelte';

const source = resolve(process.cwd(), 'src');

/** The variables of every text of a file. */
const variables = (language: string, file: string) =>
  Object.fromEntries([...texts(language, file)].map(([name, text]) => [name, text.variables]));

describe.each(LANGUAGES)('%s', (language) => {
  test('has the same files as English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  test.each(filesOf('en'))('%s has the same texts with the same variables as English', (file) => {
    expect(variables(language, file)).toEqual(variables('en', file));
  });

  test('has no text in two files', () => {
    const all = filesOf(language).flatMap((file) => [...texts(language, file).keys()]);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s is translated', (language) => {
  test.each(filesOf('en'))('%s', (file) => {
    expect(untranslated(texts('en', file), texts(language, file))).toEqual([]);
  });
});

describe('an untranslated language is detected', () => {
  const english = `
title = Title
rest = Your first Rest puts a larva on your Resting area.
    .hint = You have rested.
left = { $n ->
    [one] One step is left.
   *[other] { $n } steps are left.
}`;
  const [en, copy] = [textsIn(english, 'en'), textsIn(english, 'copy')];

  test('in a plain copy, with every sentence but no single words', () => {
    expect(untranslated(en, copy)).toEqual([
      'rest: Your first Rest puts a larva on your Resting area.',
      'rest.hint: You have rested.',
      'left: One step is left.… steps are left.',
    ]);
  });

  test('in a partly translated copy', () => {
    const begun = english.replace('You have rested.', 'Du hast gerastet.').replace('= Title', '= Titel');
    expect(untranslated(en, textsIn(begun, 'begun'))).toHaveLength(2);
  });

  test('and a translated one passes, whatever short words it shares', () => {
    const done = english
      .replace('You have rested.', 'Du hast gerastet.')
      .replace('Your first Rest puts a larva on your Resting area.', 'Dein erstes Rasten bringt eine Larve.')
      .replace('One step is left.', 'Ein Schritt bleibt.');
    expect(untranslated(en, textsIn(done, 'done'))).toEqual([]);
  });

  test.each(filesOf('en'))('%s as a copy', (file) => {
    expect(untranslated(texts('en', file), texts('en', file))).not.toEqual([]);
  });
});

test('every text the page asks for by name exists', () => {
  const known = new Set(filesOf('en').flatMap((file) => [...texts('en', file).keys()]));
  const missing: string[] = [];
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(name) || name.endsWith('.test.ts')) continue;
    const code = readFileSync(join(source, name), 'utf8');
    for (const [, key = ''] of code.matchAll(/(?<![\w.$])t\(\s*['"]([^'"]+)['"]/g)) {
      if (!known.has(key)) missing.push(`${name}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});
