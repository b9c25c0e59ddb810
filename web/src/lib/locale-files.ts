// The Fluent files in locales/, parsed for the tests that compare languages. The page itself does not use this.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  FluentParser,
  Junk,
  Message,
  Term,
  Visitor,
  type Attribute,
  type Pattern,
  type TextElement,
  type VariableReference,
} from '@fluent/syntax';

const locales = resolve(process.cwd(), '../locales');

export interface Text {
  /** The variables it uses, sorted. */
  variables: string[];
  /** Its words. Variables and the starts of variants are shown as `…`. */
  words: string;
}

class Reader extends Visitor {
  readonly variables = new Set<string>();
  readonly words: string[] = [];
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitTextElement(node: TextElement): void {
    this.words.push(node.value);
  }
}

function read(node: Pattern | Attribute): Text {
  const reader = new Reader();
  reader.visit(node);
  return { variables: [...reader.variables].sort(), words: reader.words.join('…') };
}

/** Every text of a Fluent source, by its name: `id` or `id.attribute`. */
export function textsIn(source: string, name: string): Map<string, Text> {
  const found = new Map<string, Text>();
  const add = (id: string, node: Pattern | Attribute | null) => {
    if (!node) return;
    if (found.has(id)) throw new Error(`${name}: ${id} is defined twice`);
    found.set(id, read(node));
  };
  for (const entry of new FluentParser().parse(source).body) {
    if (entry instanceof Junk) throw new Error(`${name}: syntax error: ${entry.content.trim()}`);
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const id = entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
    add(id, entry.value);
    for (const attribute of entry.attributes) add(`${id}.${attribute.id.name}`, attribute);
  }
  return found;
}

/** The Fluent files of a language. */
export const filesOf = (language: string): string[] =>
  readdirSync(join(locales, language))
    .filter((name) => name.endsWith('.ftl'))
    .sort();

/** Every text of one file of a language. */
export const texts = (language: string, file: string): Map<string, Text> =>
  textsIn(readFileSync(join(locales, language, file), 'utf8'), `${language}/${file}`);

/** Single words and short phrases can be the same in two languages; sentences cannot. */
const FEWEST_WORDS = 3;
/** The share of sentences that may be the same as in English, for names and quotations. */
const MOST_SAME = 0.1;

/**
 * Detects missing translations: returns the texts of a file that are the same as in English, if there are too many of
 * them.
 */
export function untranslated(english: Map<string, Text>, own: Map<string, Text>): string[] {
  const sentences = [...english].filter(
    ([, { words }]) => (words.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS,
  );
  const same = sentences.filter(([id, { words }]) => own.get(id)?.words === words);
  return same.length > sentences.length * MOST_SAME ? same.map(([id, { words }]) => `${id}: ${words}`) : [];
}
