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
  'book-myrmes': /^book-myrmes/,
  gallery: /^march-(box|gallery)/,
  march: /^march/,
  myrmes: /^myrmes/,
};
const SETS = ['common', ...Object.keys(OWN)];
const setOf = (file: string) => Object.entries(OWN).find(([, files]) => files.test(file))?.[0] ?? 'common';

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
        const keys = readdirSync(folder).flatMap((each) => SETS.map((one) => `${each}/${one}`));
        return `export default { ${keys.map((key) => `'${key}': () => import('virtual:texts/${key}')`).join(', ')} };`;
      }
      const files = readdirSync(join(folder, language))
        .filter((file) => file.endsWith('.ftl') && setOf(file) === set)
        .map((file) => join(folder, language, file));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
