/** Cards, hexes and amounts of March of the Ants in the current language. */
import type {
  CardFace,
  CardId,
  Gain,
  HexFace,
  HexId,
  Resource,
  Section,
  Spot,
} from '../../../lib/generated/march';
import { listed, t } from '../../../lib/i18n.svelte';
import type { IconName } from '../../../look/icons';
import { hexOf, siteOf } from '../desk.svelte';
import type { MarchGame } from '../game.svelte';

export const cardName = (card: CardId): string => t(`card-${card}`);

const place = (key: string) => (id: HexId) => t(key, { id, hex: t(`hex-${id}`) });
/** Soil; the Great Tunnel. */
export const hexName = place('march-hex');
export const inHex = place('march-in-hex');
export const toHex = place('march-to-hex');
export const fromHex = place('march-from-hex');

const spotAs = (key: string) => (at: Spot) => {
  const id = hexOf(at);
  const site = siteOf(at);
  const kind = site !== null ? 'site' : id === 'great_tunnel' ? id : 'outskirts';
  return t(key, { kind, site: (site ?? -1) + 1, hex: t(`hex-${id}`) });
};
export const spotName = spotAs('march-spot');
export const atSpot = spotAs('march-at-spot');

export type Thing = 'food' | 'larvae' | 'cards' | 'points' | 'ants' | 'hexes' | 'steps' | 'actions';
export const count = (thing: Thing, n: number): string => t(`march-n-${thing}`, { n });

export { listed };

export const THINGS = ['food', 'larvae', 'cards', 'points'] as const;
const THING_ICONS: Record<Resource, IconName> = {
  food: 'm-food',
  larvae: 'm-larva',
  cards: 'm-card',
  points: 'vp',
};
export const thingIcon = (thing: Resource): IconName => THING_ICONS[thing];

/** "1 food and 2 larvae"; the word for nothing if there is none. */
export function gainText(gain: Partial<Gain>): string {
  const there = THINGS.filter((thing) => (gain[thing] ?? 0) !== 0).map((thing) =>
    count(thing, gain[thing] ?? 0),
  );
  return there.length ? listed(there) : t('march-nothing');
}

export const SECTIONS: readonly Section[] = ['head', 'thorax', 'abdomen'];
export const sectionIcon = (section: Section): IconName => `m-${section}`;

/** The icon of a card's type. */
export function cardIcon(face: CardFace | undefined): IconName {
  if (face?.section) return sectionIcon(face.section);
  return face?.kind === 'colony_goal' ? 'm-goal' : 'm-event';
}

export const cardFace = (game: MarchGame, card: CardId | null | undefined): CardFace | undefined =>
  card ? game.components.cards.find((face) => face.card === card) : undefined;
export const hexFace = (game: MarchGame, hex: HexId | null | undefined): HexFace | undefined =>
  hex ? game.components.hexes.find((face) => face.hex === hex) : undefined;

/** A player's name. */
export const nameOf = (game: MarchGame, seat: number): string => game.names[seat] ?? String(seat + 1);

/** How many ants of a seat are on a spot. */
export function antsAt(game: MarchGame, seat: number, at: Spot): number {
  if (at === 'great_tunnel') return game.view.great_tunnel[seat] ?? 0;
  const hex = game.view.hexes.find((each) => each.hex === hexOf(at));
  const site = siteOf(at);
  if (site === null) return hex?.outskirts[seat] ?? 0;
  return hex?.sites[site] === seat ? 1 : 0;
}
