// The options of any table, in words.
import type { Options } from '../../lib/generated/march';
import { wordsOf as march } from './march';
import { wordsOf as myrmes } from './new';

/** What is unusual about a game; empty if everything is as usual. */
export function optionWords(game: string, options: unknown): string[] {
  const given = (typeof options === 'object' && options !== null ? options : {}) as Record<string, unknown>;
  if (game === 'march') return march(given as Partial<Options>);
  return game === 'myrmes' ? myrmes(given) : [];
}
