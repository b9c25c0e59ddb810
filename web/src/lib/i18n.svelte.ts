// Texts in the reader's language: Fluent files from locales/, loaded on demand per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import loaders from 'virtual:texts';
import { LANGUAGES, settings, type Language } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

/** The sets in use: the texts of every page, and those of games that have been shown. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a new bundle is shown when it changes
const used = new Set<string>(['common']);

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing is drawn from it
const loaded = new Map<string, Promise<FluentResource[]>>();

/** The texts of a language in one set, loaded once; a failed load is tried again next time. */
function fetched(set: string, language: Language): Promise<FluentResource[]> {
  const key = `${language}/${set}`;
  let promise = loaded.get(key);
  if (!promise) {
    const load = loaders[key];
    if (!load) throw new Error(`no texts in locales/ for ${key}`);
    promise = load().then((module) => module.default.map((text) => new FluentResource(text)));
    loaded.set(key, promise);
    promise.catch(() => loaded.delete(key));
  }
  return promise;
}

async function load(language: Language): Promise<FluentBundle> {
  const parts = await Promise.all([...used].map((set) => fetched(set, language)));
  // No isolation marks: they would end up in copied text and in tests, and none of our languages needs them.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of parts.flat()) made.addResource(resource);
  return made;
}

/** Adds the texts of a game; resolves when they can be shown. */
export async function use(set: string): Promise<void> {
  if (used.has(set) || !(`en/${set}` in loaders)) return;
  used.add(set);
  try {
    await show(wanted());
  } catch (error) {
    used.delete(set);
    throw error;
  }
}

/** The language to show: the saved choice, else the browser's, else English. */
export function wanted(): Language {
  if (settings.language) return settings.language;
  const [first] = negotiateLanguages([...navigator.languages], [...LANGUAGES], {
    defaultLocale: 'en',
    strategy: 'lookup',
  });
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

/** Loads a language and shows it. */
export async function show(language: Language): Promise<void> {
  const sets = used.size;
  const made = await load(language);
  if (language !== wanted() || sets !== used.size) return; // The choice has changed meanwhile.
  bundle = made;
  current = language;
  document.documentElement.lang = language;
}

/** Saves the choice of a language; `null` follows the browser again. */
export function choose(language: Language | null): Promise<void> {
  settings.language = language;
  return show(wanted());
}

/** The current language, for dates and numbers. */
export function language(): Language {
  return current;
}

/** A date with its time, in the current language. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Whether a text exists; for keys that come from the server. */
export function has(key: string): boolean {
  const [id = '', attribute] = key.split('.');
  const message = bundle?.getMessage(id);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/** Names from the component data in use, which replace the texts with the same keys. */
let renamed = $state.raw<Readonly<Record<string, string>>>({});

/** Shows these names instead of the texts of the same keys, in every language, until other names are set. */
export function rename(names: Readonly<Record<string, string>>): void {
  renamed = names;
}

/** The text `key` (or `key.attribute`). Templates that read it re-render when the language changes. */
export function t(key: string, args?: Args): string {
  const name = renamed[key];
  if (name !== undefined) return name;
  const [id = '', attribute] = key.split('.');
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || pattern == null) {
    if (import.meta.env.DEV) console.warn(`no text for "${key}" in ${current}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.warn(`text "${key}": ${error.message}`);
  return text;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing is drawn from it
const lists = new Map<string, Intl.ListFormat>();

/** Joins words in the current language: "Bruno, Chiyo and Formica". Formats are cached because creating one is slow. */
export function listed(
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
  style: 'long' | 'narrow' = 'long',
): string {
  const key = `${current} ${type} ${style}`;
  const known = lists.get(key) ?? new Intl.ListFormat(current, { type, style });
  lists.set(key, known);
  return known.format(words);
}
