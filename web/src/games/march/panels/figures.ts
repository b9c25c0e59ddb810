/** The figures of a nest that are asked for most often. */
import { t } from '../../../lib/i18n.svelte';
import type { MarchGame } from '../game.svelte';
import { SECTIONS, stackOf } from './types';

export function figuresOf(game: MarchGame, seat: number) {
  const nest = game.view.nests[seat];
  if (!nest) return [];
  const evolutions = SECTIONS.reduce((n, section) => n + stackOf(nest, section).length, 0);
  const figures = [
    ['food', 'm-food', nest.food],
    ['larvae', 'larva', nest.larvae],
    ['cards', 'm-card', nest.n_cards],
    ['evolutions', 'm-thorax', evolutions],
    ['points', 'vp', nest.score],
  ] as const;
  return figures.map(([key, icon, n]) => ({ icon, n, words: t('ma-figure', { key, n }) }));
}
