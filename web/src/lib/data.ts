/** The names of data sets. */
import type { DataSetInfo, DataUsed } from './generated/protocol';
import { t } from './i18n.svelte';

export const setName = ({ name, source }: DataSetInfo): string =>
  source === 'program' ? t('data-own') : name;

/** The data a game is played with, in words; empty for the program's own. */
export function dataWords({ name, own, hash }: DataUsed): string {
  if (name !== null) return t('data-set', { name });
  return own ? '' : t('data-other', { hash: hash.slice(0, 8) });
}

/** What the data mean for the bots at the table, in words; empty if they know the data, or if there is no bot. */
export const botsWords = ({ bots_learned }: DataUsed, bots: boolean): string =>
  bots && !bots_learned ? t('data-bots') : '';
