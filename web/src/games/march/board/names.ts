/** Descriptions for the meadow: what a hex is, what a site gives, who is there, and what a click does. */
import { listed, t } from '../../../lib/i18n.svelte';
import type { Action, HexId, Seat, SiteYield } from '../../../lib/generated/march';
import type { Deed, Desk, Place } from '../desk.svelte';
import type { MarchGame } from '../game.svelte';
import { neighbours } from './geometry';
import { GREAT_TUNNEL, type Scene, type Shown } from './scene';
import { hexText } from '../texts';

export const hexName = (hex: HexId): string => t(`hex-${hex}`);

const owned = ({ seat, names }: MarchGame, owner: Seat) => ({
  own: owner === seat ? 'yes' : 'no',
  owner: names[owner] ?? String(owner + 1),
});

export function antsName(game: MarchGame, seat: Seat, count: number): string {
  return t('meadow-ants', { ...owned(game, seat), count });
}

/** What a site gives in Harvest. */
export function gives({ kind, amount }: SiteYield): string {
  if (kind === 'food') return t('march-n-food', { n: amount });
  if (kind === 'card') return t('march-n-cards', { n: amount });
  if (kind === 'colony_point') return t('march-n-points', { n: amount });
  return t('march-n-larvae', { n: amount });
}

export function siteName(game: MarchGame, shown: Shown, site: number): string {
  const face = shown.face;
  const yields = face?.sites[site];
  if (!face || !yields) return '';
  const seat = shown.sites[site] ?? null;
  return t('meadow-site', {
    site: site + 1,
    control: site === face.control ? 'yes' : 'no',
    gives: gives(yields),
    who: seat === null ? t('meadow-empty') : antsName(game, seat, 1),
  });
}

export function groupName(game: MarchGame, shown: Shown, seat: Seat, count: number): string {
  const where = shown.hex === GREAT_TUNNEL ? hexName(shown.hex) : t('meadow-outskirts');
  return t('meadow-there', { where, who: antsName(game, seat, count) });
}

function tunnelWords(game: MarchGame, { hex, edges }: Shown): string[] {
  const told = game.outlook.meadow.find((one) => one.hex === hex);
  const joined = (told?.edges ?? []).flatMap((edge) =>
    edge?.state === 'joined' && edge.to ? [t('march-hex', { id: edge.to, hex: hexName(edge.to) })] : [],
  );
  const many = (state: string) => edges.filter((edge) => edge === state).length;
  return [
    ...(joined.length > 0 ? [t('meadow-joined', { hexes: listed(joined) })] : []),
    ...(many('open') > 0 ? [t('meadow-open', { count: many('open') })] : []),
    ...(many('blocked') > 0 ? [t('meadow-blocked', { count: many('blocked') })] : []),
  ];
}

/**
 * A hex line by line: its name, its state, its sites, who is there, its tunnels, the armies. The short form leaves out
 * what has its own description on the board.
 */
export function hexLines(game: MarchGame, shown: Shown, short = false): string[] {
  const { face, hex } = shown;
  const state = [
    ...(shown.inner ? [t('meadow-inner')] : []),
    ...(shown.controller === null ? [] : [t('meadow-held', owned(game, shown.controller))]),
    ...(shown.contested ? [t('meadow-contested')] : shown.shared ? [t('meadow-shared')] : []),
    ...(shown.centipede ? [t('meadow-centipede')] : []),
    ...(shown.wormhole ? [t('meadow-wormhole')] : []),
  ];
  const sites = face ? face.sites.map((_, site) => siteName(game, shown, site)) : [];
  const out = shown.outskirts.flatMap((count, seat) => (count > 0 ? [antsName(game, seat, count)] : []));
  const armies = shown.strength.flatMap((strength, seat) =>
    strength > 0 ? [t('meadow-army', { ...owned(game, seat), strength })] : [],
  );
  return [
    face ? t('meadow-hex', { number: face.number, hex: hexName(hex) }) : hexName(hex),
    ...(state.length > 0 ? [state.join(', ')] : []),
    ...(face && hexText(face) ? [hexText(face)] : []),
    ...(short ? [] : sites),
    ...(out.length > 0 && !short
      ? [t('meadow-there', { where: face ? t('meadow-outskirts') : hexName(hex), who: listed(out) })]
      : []),
    ...tunnelWords(game, shown),
    ...(armies.length > 0 ? [t('meadow-strength', { armies: listed(armies) })] : []),
  ];
}

/** A cell where a hex can be placed. No two have the same name: each is on another side of a hex. */
export function cellName(scene: Scene, cell: string): string {
  const beside = neighbours(cell).flatMap((next, side) => {
    const hex = scene.byCell.get(next)?.hex;
    return hex ? [{ side, hex: hexName(hex) }] : [];
  });
  const [first, ...others] = beside;
  if (!first) return t('meadow-cell-alone');
  return t('meadow-cell', { ...first, count: others.length, hexes: listed(others.map(({ hex }) => hex)) });
}

/** What this action does, if it has a place on the meadow. */
export function deedName(game: MarchGame, { action }: Deed): string {
  const player = 'seat' in action ? (game.names[action.seat] ?? '') : '';
  const card = game.outlook.asked?.card;
  const because = card ? t(`card-${card}`) : '';
  const known: Partial<Record<Action['do'], string>> = {
    step: t('meadow-do-step'),
    larva: t('meadow-do-larva'),
    inhabit: t('meadow-do-inhabit'),
    pay_ant: t('meadow-do-pay'),
    lose: t('meadow-do-lose'),
    withdraw: t('meadow-do-withdraw'),
    collect: t('meadow-do-collect'),
    food: t('meadow-do-food'),
    ant: t('meadow-do-ant', { player }),
    attack: t('meadow-do-attack', { player }),
    from: t('meadow-do-from'),
    choose: because ? t('meadow-do-choose-for', { card: because }) : t('meadow-do-choose'),
    wormhole: t('meadow-do-wormhole'),
    centipede: t('meadow-do-centipede'),
    place: t('meadow-do-place'),
  };
  return known[action.do] ?? '';
}

/** What a click on a place does now; null if it is not lit. */
export function doesName(desk: Desk, place: Place): string | null {
  const deeds = desk.lit.get(place);
  const [first] = deeds ?? [];
  if (!deeds || !first) return null;
  if (desk.placing && place === `cell:${desk.placing.cell}`) return t('meadow-do-turn');
  if (first.action.do === 'step' && place.startsWith('ant:'))
    return desk.picked === place ? t('meadow-do-drop') : t('meadow-do-pick');
  const names = [...new Set(deeds.map((deed) => deedName(desk.game, deed)))];
  return names.length > 1 ? t('meadow-do-several', { what: names.join(' / ') }) : (names[0] ?? null);
}
