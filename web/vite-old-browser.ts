/**
 * Writes into the page what it has to say where it cannot run: without JavaScript, or in a browser that is too old for its
 * scripts. The words are those of `locales/`; `public/browser.js` shows them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../locales');

/** A text of one line. */
function text(language: string, key: string): string {
  const file = readFileSync(join(folder, language, 'common.ftl'), 'utf8');
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(file)?.[1];
  if (found === undefined) throw new Error(`${language}/common.ftl has no ${key}`);
  return found.trim();
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function oldBrowser(): Plugin {
  return {
    name: 'old-browser',
    transformIndexHtml(html) {
      const languages = readdirSync(folder);
      const words = languages.map((language) => [
        language,
        {
          title: text(language, 'old-browser'),
          say: text(language, 'old-browser-say'),
          anyway: text(language, 'old-browser-anyway'),
        },
      ]);
      const without = languages.map((each) => `<p lang="${each}">${escaped(text(each, 'no-script'))}</p>`);
      return html
        .replace('%old-browser%', JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c'))
        .replace('%no-script%', without.join(''));
    },
  };
}
