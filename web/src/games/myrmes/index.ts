/** Myrmes, as the page finds it. */
import { refusalText } from '../../lib/refusal';
import { setupOf, type GameEntry } from '../entry';
import { optionsOf, RULEBOOK, standOf, wordsOf } from './home/options';

export const myrmes: GameEntry = {
  id: 'myrmes',
  name: 'Myrmes',
  fewest: 2,
  most: 4,
  art: () => import('./home/Art.svelte'),
  setup: setupOf({ usual: RULEBOOK, form: () => import('./home/Setup.svelte'), short: false, optionsOf }),
  optionWords: wordsOf,
  standWords: standOf,
  live: () => import('./Live.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./review'),
  reason: () => Promise.resolve(refusalText),
  rules: 'rule',
  book: () => import('./book'),
  sources: () => import('./advice'),
};
