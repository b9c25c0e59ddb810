/** The games the page can show; each is fetched when it is first needed. */
import type { Component } from 'svelte';
import { use } from '../lib/i18n.svelte';
import type { ReplayProps } from '../pages/replay/props';
import type { LiveProps } from '../pages/table/props';

interface Pages {
  live: () => Promise<{ default: Component<LiveProps> }>;
  replay: () => Promise<{ default: Component<ReplayProps> }>;
}

const pages: Record<string, Pages> = {
  myrmes: { live: () => import('./myrmes/Live.svelte'), replay: () => import('./myrmes/Replay.svelte') },
  march: { live: () => import('./march/Live.svelte'), replay: () => import('./march/Replay.svelte') },
};

/** What shows a table of this game; null for a game without a page. */
export async function liveOf(game: string) {
  const [module] = await Promise.all([pages[game]?.live(), use(game)]);
  return module?.default ?? null;
}

/** What shows a replay of this game; null for a game without a page. */
export async function replayOf(game: string) {
  const [module] = await Promise.all([pages[game]?.replay(), use(game)]);
  return module?.default ?? null;
}
