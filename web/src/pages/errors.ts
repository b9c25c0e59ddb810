/** Which page to show for a failure, and what one can do about it. */
import { asApiError } from '../lib/api';
import { has, t } from '../lib/i18n.svelte';
import { refusalText } from '../lib/refusal';
import type { SceneName } from '../lib/ui/scenes';

export const ERRORS = [
  'no-page',
  'no-table',
  'no-replay',
  'unreachable',
  'restarting',
  'unreadable',
  'not-loaded',
  'failed',
] as const;
export type ErrorName = (typeof ERRORS)[number];

/** What failed to open. */
export type About = 'page' | 'table' | 'replay' | 'list';

export const SCENE_OF: Readonly<Record<ErrorName, SceneName>> = {
  'no-page': 'lost',
  'no-table': 'lost',
  'no-replay': 'lost',
  unreachable: 'broken',
  restarting: 'nap',
  unreadable: 'torn',
  'not-loaded': 'broken',
  failed: 'closed',
};

/** Failures that may be over at the next try. */
export const PASSING: ReadonlySet<ErrorName> = new Set(['unreachable', 'restarting', 'not-loaded', 'failed']);

/** The kinds of refusals that say that a stored game or record cannot be read by this server. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'unreadable',
  'no_game',
  'no_data',
  'sealed',
  'bad_record',
  'bad_data',
  'stuck',
  'not_over',
]);

/** The error page for something that was thrown. */
export function errorOf(thrown: unknown, about: About): ErrorName {
  const { kind } = asApiError(thrown);
  if (kind === 'offline') return 'unreachable';
  if (kind === 'closing') return 'restarting';
  if (kind === 'not_found')
    return about === 'table' ? 'no-table' : about === 'replay' ? 'no-replay' : 'failed';
  return UNREADABLE.has(kind) ? 'unreadable' : 'failed';
}

export interface ErrorWords {
  title: string;
  say: string;
}

/** What the page says. The reason of the server is added where it says more than the page can. */
export function errorWords(name: ErrorName, thrown?: unknown): ErrorWords {
  const key = `error-${name}`;
  const why = thrown !== undefined && (name === 'failed' || name === 'unreadable') ? refusalText(thrown) : '';
  const say = has(`${key}.say`) ? t(`${key}.say`) : '';
  return { title: t(key), say: [why, say].filter(Boolean).join(' ') };
}
