/** The games the page can show; each is loaded when it is first needed. */
import type { Component } from 'svelte';
import type { ApiError } from '../lib/generated/protocol';
import { use } from '../lib/i18n.svelte';
import { refusalText } from '../lib/refusal';
import type { ReplayProps } from '../pages/replay/props';
import type { LiveProps } from '../pages/table/props';

/** Says why something was refused; `names` are the players' by seat. */
type Reason = (error: ApiError, names: string[]) => string;

interface Pages {
  live: () => Promise<{ default: Component<LiveProps> }>;
  replay: () => Promise<{ default: Component<ReplayProps> }>;
  reason: () => Promise<Reason>;
}

const pages: Record<string, Pages> = {
  myrmes: {
    live: () => import('./myrmes/Live.svelte'),
    replay: () => import('./myrmes/Replay.svelte'),
    reason: () => Promise.resolve(refusalText),
  },
  march: {
    live: () => import('./march/Live.svelte'),
    replay: () => import('./march/Replay.svelte'),
    reason: () => import('./march/refusal').then(({ marchReason }) => marchReason),
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

/** How this game says why something was refused. */
export async function reasonOf(game: string): Promise<Reason> {
  const [reason] = await Promise.all([pages[game]?.reason(), use(game)]);
  return reason ?? refusalText;
}
