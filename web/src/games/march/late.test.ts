import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;
const LOCALES = resolve(HERE, '../../../../locales/en');

/** A file that an import names, relative to the file it stands in. */
function found(path: string): string | undefined {
  return ['', '.ts', '.svelte.ts', '/index.ts']
    .map((end) => path + end)
    .find((file) => {
      try {
        readFileSync(file);
        return true;
      } catch {
        return false;
      }
    });
}

/** Everything that is loaded with a file: what it imports, and what that imports. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = /^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const next = found(resolve(dirname(file), path));
    if (next && /\.(ts|svelte)$/.test(next)) loadedWith(next, seen);
  }
  return seen;
}

test('what is loaded with a table needs no text that comes with the panels', () => {
  const panels = readFileSync(resolve(LOCALES, 'march-panels.ftl'), 'utf8');
  const keys = [...panels.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(100);
  const early = [...loadedWith(resolve(HERE, 'Live.svelte')), ...loadedWith(resolve(HERE, 'Replay.svelte'))];
  expect(early.some((file) => file.endsWith('prompt.ts'))).toBe(true);
  expect(early.some((file) => file.endsWith('late-panels.ts'))).toBe(false);
  const code = early.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(keys.filter((key) => new RegExp(`['"\`]${key}['"\`]`).test(code))).toEqual([]);
});
