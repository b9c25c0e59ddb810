/**
 * The texts of `locales/` as modules. `virtual:texts` has a loader for each language and set; each loads one module
 * with all files of that set. A set is therefore one chunk and one request, and a new folder in `locales/` needs no
 * registration.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../locales');

/** Sets that are loaded when something of theirs is first shown, and the beginnings of their files. */
const OWN = {
  about: /^about/,
  archive: /^archive/,
  hints: /^hints/,
  home: /^home/,
  lessons: /^lessons/,
  rules: /^(tips|rules|march-rules)/,
  gallery: /^march-(box|gallery)/,
  'march-late': /^march-(panels|refusals)/,
  march: /^march/,
  myrmes: /^myrmes/,
  puzzles: /^puzzles/,
  replay: /^replay/,
  review: /^review/,
  speaker: /^speaker/,
  today: /^today/,
  whatif: /^whatif/,
  you: /^you/,
};
/** A book of rules, `book-NAME.ftl`, is a set by itself. */
const BOOK = /^book-[\w-]+/;

const setOf = (file: string) =>
  BOOK.exec(file)?.[0] ?? Object.entries(OWN).find(([, files]) => files.test(file))?.[0] ?? 'common';
const filesOf = (language: string) =>
  readdirSync(join(folder, language)).filter((file) => file.endsWith('.ftl'));
const setsOf = (language: string) => [...new Set(filesOf(language).map(setOf))];

/** French puts a space before these signs, at which a line must not break. */
const typeset = (language: string, text: string) =>
  language === 'fr' ? text.replace(/ ([:;!?»])/g, '\u00A0$1').replace(/« /g, '«\u00A0') : text;

const NAME = /^\0?virtual:texts(?:\/([\w-]+)\/([\w-]+))?$/;

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (NAME.test(id) ? `\0${id.replace('\0', '')}` : null),
    load(id) {
      const found = NAME.exec(id);
      if (!found) return null;
      const [, language, set] = found;
      if (!language) {
        const keys = readdirSync(folder).flatMap((each) => setsOf(each).map((one) => `${each}/${one}`));
        return `export default { ${keys.map((key) => `'${key}': () => import('virtual:texts/${key}')`).join(', ')} };`;
      }
      const files = filesOf(language)
        .filter((file) => setOf(file) === set)
        .map((file) => join(folder, language, file));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => typeset(language, readFileSync(file, 'utf8'))))};`;
    },
  };
}
