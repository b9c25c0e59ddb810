/** The cards, hexes and species of a game with their texts. */
import type { CardFace, Components, HexFace, SpeciesFace } from '../../../lib/generated/march';
import { cardDetail, cardText, hexText, speciesText } from '../texts';
import { t } from '../../../lib/i18n.svelte';
import { greatTunnel, type Piece, type Printed } from './find';

const ofCard = (face: CardFace): Printed => ({
  type: 'card',
  face,
  id: face.card,
  name: face.name ?? t(`card-${face.card}`),
  says: [
    cardText(face),
    cardDetail(face),
    t('march-card-type', { type: face.kind }),
    face.section ? t('march-section', { section: face.section }) : '',
    face.bee ? t('gallery-bee') : '',
  ].join(' '),
});

const ofHex = (face: HexFace): Printed => ({
  type: 'hex',
  face,
  id: face.hex,
  name: face.name ?? t(`hex-${face.hex}`),
  says: [hexText(face), String(face.number), t(`gallery-kind-${face.kind}`)].join(' '),
});

const ofSpecies = (face: SpeciesFace): Piece => ({
  type: 'species',
  face,
  id: face.species,
  name: t(`species-${face.species}`),
  says: face.action
    ? (['action', 'does', 'reaction', 'drawbacks'] as const).map((part) => speciesText(face, part)).join(' ')
    : '',
});

export const printedOf = (components: Components): Printed[] => [
  ...components.cards.map(ofCard),
  ...[greatTunnel(components), ...components.hexes].map(ofHex),
];

export const piecesOf = (components: Components): Piece[] => [
  ...printedOf(components),
  ...components.species.map(ofSpecies),
];
