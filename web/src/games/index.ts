/** The games the page can show. Nothing else outside a game's own folder names a game: see `names.test.ts`. */
import type { Book } from '../lib/book';
import { use } from '../lib/i18n.svelte';
import { refusalText } from '../lib/refusal';
import type { PointSource } from '../lib/table/hints.svelte';
import type { ReviewParts } from '../pages/review/parts';
import type { Fields, GameEntry, Reason } from './entry';
import { march } from './march';
import { myrmes } from './myrmes';

/** In the order in which people are shown them. */
export const games: readonly [GameEntry, ...GameEntry[]] = [myrmes, march];

/** The entry of a game; nothing for a game without a page. */
export const gameOf = (id: string): GameEntry | undefined => games.find((game) => game.id === id);

export const gameName = (id: string): string => gameOf(id)?.name ?? id;

const fieldsOf = (json: unknown): Fields =>
  typeof json === 'object' && json !== null ? (json as Fields) : {};

/** What is unusual about the options of a table, in words; empty if everything is as usual. */
export const optionWords = (id: string, options: unknown): string[] =>
  gameOf(id)?.optionWords(fieldsOf(options)) ?? [];

/** The progress of a game in words; empty if it is not known. */
export const standWords = (id: string, stand: unknown): string =>
  gameOf(id)?.standWords(fieldsOf(stand)) ?? '';

/** The component for a live table of this game; null for a game without a page. */
export async function liveOf(id: string) {
  const [module] = await Promise.all([gameOf(id)?.live(), use(id)]);
  return module?.default ?? null;
}

/** The component for a replay of this game; null for a game without a page. */
export async function replayOf(id: string) {
  const [module] = await Promise.all([gameOf(id)?.replay(), use(id)]);
  return module?.default ?? null;
}

/** What the review of a game of this kind needs; null for a game without a page. */
export async function reviewOf(id: string): Promise<ReviewParts | null> {
  const [module] = await Promise.all([gameOf(id)?.review(), use(id)]);
  return module?.parts ?? null;
}

/** The function that explains this game's refusals, and the prefix of its rule texts. */
export async function wordsOf(id: string): Promise<{ reason: Reason; rules: string }> {
  const game = gameOf(id);
  const [reason] = await Promise.all([game?.reason(), use(id), use(`${id}-late`), use('rules')]);
  return { reason: reason ?? refusalText, rules: game?.rules ?? 'rule' };
}

/**
 * From now on tooltips at a table of this game say what things are good for and lead to their rules; the promised function
 * ends it.
 */
export async function restsAt(id: string, game: () => unknown): Promise<() => void> {
  const entry = gameOf(id);
  if (!entry) return () => undefined;
  const [book, { attend }] = await Promise.all([entry.book(), import('../lib/rests'), use('rules')]);
  return attend(id, book, game);
}

/** The rules of this game as a book, with its texts; null for a game without a page. */
export async function bookOf(id: string): Promise<Book | null> {
  const game = gameOf(id);
  if (!game) return null;
  const [{ book }] = await Promise.all([game.book(), use(`book-${id}`)]);
  return book;
}

/** Where the points of this game come from, in the language of the moment; nothing for a game without a page. */
export async function pointSourcesOf(id: string): Promise<() => PointSource[]> {
  const [module] = await Promise.all([gameOf(id)?.sources(), use(id)]);
  return module?.pointSources ?? (() => []);
}
