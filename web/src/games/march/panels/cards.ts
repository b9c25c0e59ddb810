/** Words and pictures of cards. */
import type { CardFace, CardFigure, CardId, Section } from '../../../lib/generated/march';
import { listed, t } from '../../../lib/i18n.svelte';
import type { IconName } from '../../../look/icons';
import type { MarchGame } from '../game.svelte';

export const faceOf = (game: MarchGame, card: CardId): CardFace | undefined =>
  game.components.cards.find((face) => face.card === card);

export const cardName = (card: CardId): string => t(`card-${card}`);

/** What a Colony Goal still does once it is on the mat: its last sentence. */
export const lastSentence = (text: string): string => text.split(/(?<=\.)\s+/).at(-1) ?? text;

const SECTION_ICONS: Record<Section, IconName> = {
  head: 'm-head',
  thorax: 'm-thorax',
  abdomen: 'm-abdomen',
};
export const sectionIcon = (section: Section): IconName => SECTION_ICONS[section];

export const kindIcon = ({ kind, section }: CardFace): IconName =>
  section ? sectionIcon(section) : kind === 'event' ? 'm-event' : 'm-goal';

/** For an evolution, the name of its section. */
export const kindName = ({ kind, section }: CardFace): string =>
  section ? t('march-section', { section }) : t('march-card-type', { type: kind });

export const payIcon = ({ payment }: CardFace): IconName => (payment === 'ants' ? 'ant-worker' : 'larva');

const FIGURES: readonly CardFigure[] = ['name', 'cost', 'payment', 'ferocity', 'effect', 'points'];

/** "Cost and ferocity": what of the card is reconstructed, of the figures it has. */
export function reconstructedText({ known }: CardFace): string {
  const ours = FIGURES.filter((figure) => known[figure] === 'reconstructed');
  return listed(ours.map((figure) => t('ma-group', { group: figure })));
}
