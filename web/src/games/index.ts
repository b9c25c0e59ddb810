/** The games the page can show; each is fetched when it is first needed. */
import { use } from '../lib/i18n.svelte';

interface Pages {
  live: () => Promise<typeof import('./myrmes/Live.svelte')>;
  replay: () => Promise<typeof import('./myrmes/Replay.svelte')>;
}

const pages: Record<string, Pages> = {
  myrmes: { live: () => import('./myrmes/Live.svelte'), replay: () => import('./myrmes/Replay.svelte') },
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
