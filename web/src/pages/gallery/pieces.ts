/** The cards and hexes of a game with their texts. */
import type { CardFace, Components, HexFace } from '../../lib/generated/march';
import { cardDetail, cardText, hexText } from '../../games/march/texts';
import { t } from '../../lib/i18n.svelte';
import { greatTunnel, type Piece } from './find';

const ofCard = (face: CardFace): Piece => ({
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

const ofHex = (face: HexFace): Piece => ({
  type: 'hex',
  face,
  id: face.hex,
  name: face.name ?? t(`hex-${face.hex}`),
  says: [hexText(face), String(face.number), t(`gallery-kind-${face.kind}`)].join(' '),
});

export const piecesOf = (components: Components): Piece[] => [
  ...components.cards.map(ofCard),
  ...[greatTunnel(components), ...components.hexes].map(ofHex),
];
