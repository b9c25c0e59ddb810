// Every step of a lesson is told in a title and one to three sentences, in every language.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '../lib/locale-files';
import { LANGUAGES } from '../lib/settings.svelte';

const SENTENCE = /[.!?…][”»’]?(?=\s|$)/g;

describe.each(['myrmes', 'march'])('the lesson of %s', (game) => {
  const file = readFileSync(resolve(process.cwd(), '..', `crates/${game}/lessons/first.toml`), 'utf8');
  const steps = [...file.matchAll(/^id = "([\w-]+)"$/gm)].map(([, id = '']) => id);

  test('is short enough for ten minutes: half a minute for each step', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(20);
  });

  test.each(LANGUAGES)('says each step in one to three sentences, in %s', (language) => {
    const own = texts(language, `lessons-${game}.ftl`);
    for (const step of steps) {
      const key = `lesson-${game}-${step}`;
      expect(own.get(key)?.words, key).toBeTruthy();
      const said = own.get(`${key}.say`)?.words.match(SENTENCE)?.length ?? 0;
      expect(said, key).toBeGreaterThanOrEqual(1);
      expect(said, key).toBeLessThanOrEqual(3);
    }
  });
});
