/** The prompts of the workers phase, in which everything is chosen in the garden or in the nest. */
import { t } from '../../../lib/i18n.svelte';
import type { MyrmesGame } from '../game.svelte';
import type { PromptAct, PromptText } from '../../../lib/table/prompt';
import type { Asked } from './prompt';
import type { SortieLike } from './sortie-like';
import type { TileName } from './types';
import { signed, specialIcon, tileName } from './words';
import { allowed } from './colony';

/** The tile to try first: of those that fit here, the one that scores most. */
function bestTile(game: MyrmesGame, special: boolean): TileName | null {
  const facts = new Map(game.components.tiles.map((tile) => [tile.tile, tile]));
  const fits = (game.outlook.sortie?.placements ?? []).filter(
    ({ tile }) => facts.get(tile)?.special === special,
  );
  return fits.reduce((best, each) => (best && best.score >= each.score ? best : each), fits[0])?.tile ?? null;
}

/** Steps through the special tiles that can be placed here. */
function nextSpecial(game: MyrmesGame, sortie: SortieLike): TileName | null {
  const facts = new Map(game.components.tiles.map((tile) => [tile.tile, tile]));
  const fits = (game.outlook.sortie?.placements ?? []).flatMap(({ tile }) =>
    facts.get(tile)?.special ? [tile] : [],
  );
  const tiles = [...new Set(fits)];
  const at = tiles.findIndex((tile) => tile === sortie.tile);
  return tiles[(at + 1) % tiles.length] ?? null;
}

function layActs(game: MyrmesGame, sortie: SortieLike | null): PromptAct[] {
  const out = game.outlook.sortie;
  if (!out) return [];
  const acts: PromptAct[] = [];
  const special = bestTile(game, true);
  if (special && sortie) {
    const shown = nextSpecial(game, sortie) ?? special;
    const inHand = sortie.tile && game.components.tiles.find(({ tile }) => tile === sortie.tile)?.special;
    acts.push({
      id: 'special',
      // While one is in hand the button shows it, and a click takes the next.
      icon: specialIcon(inHand && sortie.tile ? sortie.tile : shown),
      text: t('my-special'),
      hint: t('my-special.hint', { tile: tileName(shown) }),
      run: () => sortie.chooseTile(shown),
    });
  }
  if (game.offers('stop').length > 0) {
    acts.push({
      id: 'stop',
      icon: 'close',
      text: t('my-stop'),
      hint: t('my-stop.hint'),
      run: () => game.act(game.listed({ do: 'stop' })),
    });
  }
  const [clear] = out.clear;
  const first = bestTile(game, false);
  if (clear) {
    acts.push({
      id: 'clear',
      icon: 'pheromone',
      text: t('my-clear'),
      hint: t('my-clear.hint', { who: game.names[clear.owner] ?? '' }),
      figure: signed(clear.score),
      figureText: t('my-points', { n: clear.score }),
      go: true,
      run: () => game.act([clear.action], clear.stand),
    });
  } else if (sortie?.canLay) {
    acts.push({
      id: 'lay',
      icon: 'confirm',
      text: t('my-lay'),
      hint: t('my-lay.hint'),
      figure: signed(sortie.layScore ?? 0),
      figureText: t('my-points', { n: sortie.layScore ?? 0 }),
      go: true,
      run: () => sortie.lay(),
    });
  } else if (first && sortie && !sortie.tile) {
    acts.push({
      id: 'choose',
      icon: 'pheromone',
      text: t('my-lay-one'),
      hint: t('my-lay-one.hint'),
      go: true,
      run: () => sortie.chooseTile(first),
    });
  }
  return acts;
}

export function deedPrompt({ moments, sortie }: Asked): PromptText {
  const { game } = moments;
  const base = { icon: 'ant-worker', tone: 'ask' } as const;
  const out = game.outlook.sortie;
  if (!game.view.sortie || !out) {
    const rooms = (game.outlook.rooms ?? []).some(allowed);
    const tunnels = game.offers('leave').length;
    return {
      ...base,
      say: t('my-say-worker', { n: moments.own?.workers ?? 0 }),
      how: t(rooms ? 'my-how-worker' : 'my-how-worker-out', { n: tunnels }),
      acts: [],
    };
  }
  const how = (() => {
    if (out.clear.length > 0) return 'my-how-sortie-clear';
    if (sortie?.tile) return sortie.canLay ? 'my-how-sortie-hand' : 'my-how-sortie-turn';
    if (out.reach.length === 0) return out.placements.length > 0 ? 'my-how-sortie-lay' : 'my-how-sortie-end';
    return out.placements.length > 0 ? 'my-how-sortie' : 'my-how-sortie-walk';
  })();
  return {
    ...base,
    say: t('my-say-sortie', { n: game.view.sortie.points }),
    how: t(how, { tile: sortie?.tile ? tileName(sortie.tile) : '' }),
    acts: layActs(game, sortie),
  };
}
