/** The texts of cards, hexes and species in the reader's language, with the figures of the data. */
import type { CardFace, Components, HexFace, SpeciesFace } from '../../lib/generated/march';
import { has, rename, t } from '../../lib/i18n.svelte';

export function cardText(face: CardFace): string {
  const text = t(`card-${face.card}.text`, face.figures);
  return face.payment === 'any' ? text : `${t('march-pay-only', { payment: face.payment })} ${text}`;
}

export const cardDetail = (face: CardFace): string => t(`card-${face.card}.detail`, face.figures);

/** What a Beyond the Meadow hex does; empty for other hexes. */
export function hexText(face: HexFace): string {
  const key = `hex-${face.hex}.text`;
  return face.has_effect && has(key) ? t(key, face.figures) : '';
}

/** The Common Meadow Ant has only a Royal Decree. */
export type SpeciesPart = 'decree' | 'action' | 'does' | 'reaction' | 'drawbacks';
export function speciesText(face: SpeciesFace, part: SpeciesPart): string {
  const key = `species-${face.species}.${part}`;
  return has(key) ? t(key, face.figures) : '';
}

/** Corrected data has the names printed in the box: shows them instead of ours, in every language. */
export function useNames({ cards, hexes, great_tunnel }: Components): void {
  const names = [
    ...cards.map(({ card, name }) => [`card-${card}`, name]),
    ...hexes.map(({ hex, name }) => [`hex-${hex}`, name]),
    ['hex-great_tunnel', great_tunnel.name],
  ];
  rename(Object.fromEntries(names.filter(([, name]) => name !== null)) as Record<string, string>);
}
