// Refusals in the reader's language: the game's own reason if it has one, else the kind, else the server's message.
import { asApiError } from './api';
import type { ApiError } from './generated/protocol';
import { has, t, type Args } from './i18n.svelte';

/** The values of a refusal as Fluent arguments. */
function argsOf(values: unknown): Args {
  const args: Args = {};
  if (typeof values !== 'object' || values === null) return args;
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number' || typeof value === 'string') args[key] = value;
    else if (typeof value === 'boolean') args[key] = String(value);
  }
  return args;
}

/** Why something was refused, in one or two sentences. Accepts anything that was thrown. */
export function refusalText(thrown: unknown): string {
  const error: ApiError = asApiError(thrown);
  const args = argsOf(error.values);
  const why = `illegal-${String(args.why)}`;
  if (args.why !== undefined && has(why)) return t(why, args);
  const kind = `refused-${error.kind}`;
  if (error.kind === 'not_undoable') return t(kind, { reason: 'nothing', ...args });
  return has(kind) ? t(kind, args) : t('refused-unknown', { message: error.message });
}

/**
 * The text of a rule id such as `workers/hunt`; null if there is none. `prefix` selects the game:
 * each entry in `games` has its own.
 */
export function ruleText(rule: string | undefined, prefix = 'rule'): { title: string; text: string } | null {
  const key = `${prefix}-${(rule ?? '').replaceAll('/', '-')}`;
  return has(key) ? { title: t(key), text: t(`${key}.text`) } : null;
}
