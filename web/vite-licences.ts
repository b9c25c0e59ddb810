/**
 * Puts `/licences.txt` beside the page: the licences of the fonts and libraries that the build contains, as they ask for.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FONTS, FONT_OWNERS } from './vite-fonts.ts';

export const LICENCES = 'licences.txt';
const APACHE = join(import.meta.dirname, '../LICENSE-APACHE');
const RULE = '\n\n' + '-'.repeat(80) + '\n\n';

interface Package {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/** The folder of the package that a module belongs to; null for our own modules. */
export function packageOf(module: string): string | null {
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module);
  return found?.[1] ?? null;
}

/** What a package asks to be told with it. Whoever has no file for it names the Apache licence, which stands for all. */
function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const author = typeof about.author === 'string' ? about.author : about.author?.name;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.md|\.txt)?$/i.test(name));
  if (!file && about.license !== 'Apache-2.0') throw new Error(`no licence in ${folder}`);
  const text = readFileSync(file ? join(folder, file) : APACHE, 'utf8').trim();
  const copyright = FONT_OWNERS[about.name];
  const head = [
    `${about.name} ${about.version}, ${about.license}${author ? `, ${author}` : ''}`,
    ...(copyright ? [copyright, 'Cut down to the letters of this page.'] : []),
  ];
  return `${head.join('\n')}\n\n${text}`;
}

/** The licences of these packages, each once. */
export function licencesOf(folders: Iterable<string>): string {
  const all = [...new Set(folders)].sort().map(licenceOf);
  return ['The fonts and libraries in this page, and their licences.', ...all].join(RULE) + '\n';
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const find = createRequire(import.meta.url).resolve;
      const fonts = Object.values(FONTS).map((file) => find(file));
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const packages = [...fonts, ...modules].map(packageOf).filter((folder) => folder !== null);
      this.emitFile({ type: 'asset', fileName: LICENCES, source: licencesOf(packages) });
    },
  };
}
