/** Which section of the rules book explains what is at the table: the innermost part that is listed counts. */
import type { HexId } from '../../lib/generated/march';
import { t } from '../../lib/i18n.svelte';
import type { Rests } from '../../lib/rests';
import type { MarchGame } from './game.svelte';

export const rests: Rests = [
  ['[data-thing^="ants"]', 'contested'],
  ['[data-thing]', 'sites'],
  ['[data-hex="great_tunnel"]', 'great-tunnel'],
  ['.hit', 'hexes'],
  ['[data-act="explore"]', 'explore'],
  ['[data-act="march"]', 'march'],
  ['[data-act="forage"]', 'forage'],
  ['[data-act="rest"], .rests, .rest', 'rest'],
  ['[data-act="species"]', 'species-list'],
  ['.turn-actions', 'turn'],
  ['.centipede', 'centipede'],
  ['.ferocity', 'battle'],
  ['.worth, .goals', 'goals'],
  ['.card, .small-card, .hand', 'play-card'],
  ['.heaps, .resources, .counts', 'pieces'],
  ['.sections, .body', 'evolutions'],
  ['.forecast', 'feed'],
  ['.seasons, .phases', 'round'],
  ['.horde', 'horde'],
  ['.decree', 'decree'],
  ['.big-score, .score, .track', 'aim'],
  ['.m-species', 'species'],
  ['.m-explore, .m-pick', 'explore'],
  ['.m-march', 'march'],
  ['.m-pay, .m-cards, .m-offered', 'play-card'],
  ['.m-lay', 'evolutions'],
  ['.m-gains, .m-players, .m-effect', 'events'],
  ['.m-losses', 'casualties'],
  ['.m-battle', 'battle'],
  ['.m-queen', 'decree'],
  ['.m-horde', 'horde-cards'],
  ['.m-rest', 'worker-end'],
  ['.m-skip', 'reactions'],
  ['.m-final', 'end'],
  ['.players, .right', 'pieces'],
];

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** What a site, a hex or the outskirts are good for. */
export function about(element: Element, { components, outlook, view, seat }: MarchGame): string {
  const { figures, nest_mat } = components;
  const { thing } = (element as HTMLElement).dataset;
  const id = element.closest('.hexhits')?.querySelector<HTMLElement>('[data-hex]')?.dataset.hex;
  if (id === undefined) return '';
  const face = components.hexes.find(({ hex }) => hex === id);
  const now = outlook.meadow.find(({ hex }) => hex === (id as HexId));
  if (!face || !now) return t('tip-ma-great');
  const lies = view.hexes.find(({ hex }) => hex === face.hex);
  const inner = now.inner ? figures.inner_meadow_points : 0;
  if (thing?.startsWith('site')) {
    const nth = Number(thing.slice(4));
    const own = seat === null ? undefined : outlook.nests[seat];
    const fed = own?.fed_by_food ?? nest_mat.ants_fed_by_food;
    const { kind = 'larva' } = face.sites[nth] ?? {};
    const good = t('tip-ma-site', { kind, price: figures.action_food, fed });
    return nth === face.control ? `${good}\n${t('tip-ma-control', { points: inner })}` : good;
  }
  if (thing !== undefined) return t('tip-ma-outskirts');
  const good = t('tip-ma-hex', {
    inner,
    open: now.edges.filter((edge) => edge?.state === 'open').length,
    wormhole: yes(face.wormhole || (lies?.wormhole ?? false)),
    centipede: yes(lies?.centipede ?? false),
    food: figures.centipede_food,
    battle: figures.battle_points,
  }).trim();
  return good || t('tip-ma-plain');
}
