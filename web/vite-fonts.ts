/**
 * Cuts the fonts of the page down to the letters of its languages, into `.fonts/`.
 *
 * The fonts come with their packages; what is cut is made with every build and never committed. A letter that is not in
 * them, in a name for example, is drawn with a font of the system.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = join(import.meta.dirname, '.fonts');
const LOCALES = join(import.meta.dirname, '../locales');
const SOURCES = join(import.meta.dirname, 'src');
export const FONTS = {
  'sans.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'serif.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'serif-italic.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
};

/** Whose the fonts of a package are: their files say so, their packages do not. */
export const FONT_OWNERS: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-sans-3':
    'Source Sans 3. © 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
  '@fontsource-variable/source-serif-4':
    'Source Serif 4. © 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
};

/** Every letter of the texts, those with which people write in western Europe, and what components write themselves. */
function letters(): string {
  const all = new Set<string>();
  for (let code = 0x20; code < 0x7f; code += 1) all.add(String.fromCharCode(code));
  for (let code = 0xa1; code < 0x100; code += 1) all.add(String.fromCharCode(code));
  for (const language of readdirSync(LOCALES))
    for (const file of readdirSync(join(LOCALES, language)))
      for (const letter of readFileSync(join(LOCALES, language, file), 'utf8')) all.add(letter);
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.svelte'))
      for (const letter of readFileSync(join(SOURCES, file), 'utf8')) all.add(letter);
  return [...all].sort().join('');
}

/** Makes what is missing or was made from something else. */
export async function cutFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const wanted = letters();
  const find = createRequire(import.meta.url).resolve;
  for (const [name, from] of Object.entries(FONTS)) {
    const font = readFileSync(find(from));
    const hash = createHash('sha256').update(font).update(wanted).digest('hex');
    const [file, note] = [join(FOLDER, name), join(FOLDER, `${name}.hash`)];
    if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === hash) continue;
    const cut = await subsetFont(font, wanted, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    writeFileSync(file, cut);
    writeFileSync(note, hash);
  }
}
