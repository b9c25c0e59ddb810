/** March of the Ants, as the page finds it. */
import { setupOf, type GameEntry } from '../entry';
import { optionsOf, standOf, USUAL, wordsOf } from './home/options';

export const march: GameEntry = {
  id: 'march',
  name: 'March of the Ants',
  fewest: 1,
  most: 5,
  art: () => import('./home/Art.svelte'),
  setup: setupOf({ usual: USUAL, form: () => import('./home/Setup.svelte'), short: true, optionsOf }),
  optionWords: wordsOf,
  standWords: standOf,
  dataNote: () => import('./home/DataNote.svelte'),
  about: () => import('./home/About.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  box: () => import('./box/Box.svelte'),
  live: () => import('./Live.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./review'),
  reason: () => import('./refusal').then(({ marchReason }) => marchReason),
  rules: 'march-rule',
  book: () => import('./book'),
  sources: () => import('./advice'),
};
