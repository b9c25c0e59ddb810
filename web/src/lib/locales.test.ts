// The three languages say the same things with the same figures, and the page asks for nothing they lack.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentParser, Junk, Message, Term, Visitor, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './settings.svelte';

const locales = resolve(process.cwd(), '../locales');
const source = resolve(process.cwd(), 'src');

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** Every text of a file: its name (`id` or `id.attribute`) and the variables it uses. */
function texts(language: string, file: string): Map<string, string[]> {
  const resource = new FluentParser().parse(readFileSync(join(locales, language, file), 'utf8'));
  const found = new Map<string, string[]>();
  const add = (name: string, node: Message['value'] | Message['attributes'][number]) => {
    if (!node) return;
    if (found.has(name)) throw new Error(`${language}/${file}: ${name} twice`);
    const variables = new Variables();
    variables.visit(node);
    found.set(name, [...variables.names].sort());
  };
  for (const entry of resource.body) {
    if (entry instanceof Junk)
      throw new Error(`${language}/${file}: cannot be read: ${entry.content.trim()}`);
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const id = entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
    add(id, entry.value);
    for (const attribute of entry.attributes) add(`${id}.${attribute.id.name}`, attribute);
  }
  return found;
}

const filesOf = (language: string) =>
  readdirSync(join(locales, language))
    .filter((name) => name.endsWith('.ftl'))
    .sort();

describe.each(LANGUAGES)('%s', (language) => {
  test('has the same files as English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  test.each(filesOf('en'))('%s has the same texts with the same variables as English', (file) => {
    const english = texts('en', file);
    const own = texts(language, file);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(english));
  });

  test('has no text in two files', () => {
    const all = filesOf(language).flatMap((file) => [...texts(language, file).keys()]);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
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
