/** The games the page can show; each is loaded when it is first needed. */
import type { Component } from 'svelte';
import type { ApiError } from '../lib/generated/protocol';
import type { Book } from '../lib/book';
import { use } from '../lib/i18n.svelte';
import { refusalText } from '../lib/refusal';
import type { ReplayProps } from '../pages/replay/props';
import type { LiveProps } from '../pages/table/props';

/** Explains why something was refused; `names` are the players' names by seat. */
type Reason = (error: ApiError, names: string[]) => string;

interface Pages {
  live: () => Promise<{ default: Component<LiveProps> }>;
  replay: () => Promise<{ default: Component<ReplayProps> }>;
  reason: () => Promise<Reason>;
  /** The prefix of its rule texts. */
  rules: string;
  /** Its rules as a book to read. */
  book: () => Promise<{ book: Book }>;
}

const pages: Record<string, Pages> = {
  myrmes: {
    live: () => import('./myrmes/Live.svelte'),
    replay: () => import('./myrmes/Replay.svelte'),
    reason: () => Promise.resolve(refusalText),
    rules: 'rule',
    book: () => import('./myrmes/book'),
  },
  march: {
    live: () => import('./march/Live.svelte'),
    replay: () => import('./march/Replay.svelte'),
    reason: () => import('./march/refusal').then(({ marchReason }) => marchReason),
    rules: 'march-rule',
    book: () => import('./march/book'),
  },
};

/** The component for a live table of this game; null for a game without a page. */
export async function liveOf(game: string) {
  const [module] = await Promise.all([pages[game]?.live(), use(game)]);
  return module?.default ?? null;
}

/** The component for a replay of this game; null for a game without a page. */
export async function replayOf(game: string) {
  const [module] = await Promise.all([pages[game]?.replay(), use(game)]);
  return module?.default ?? null;
}

/** The function that explains this game's refusals, and the prefix of its rule texts. */
export async function wordsOf(game: string): Promise<{ reason: Reason; rules: string }> {
  const page = pages[game];
  const [reason] = await Promise.all([page?.reason(), use(game)]);
  return { reason: reason ?? refusalText, rules: page?.rules ?? 'rule' };
}

/** The ids of the games, in the order in which people are shown them. */
export const GAMES: readonly string[] = Object.keys(pages);

/** The rules of this game as a book, with its texts; null for a game without a page. */
export async function bookOf(game: string): Promise<Book | null> {
  const page = pages[game];
  if (!page) return null;
  const [{ book }] = await Promise.all([page.book(), use(`book-${game}`)]);
  return book;
}
