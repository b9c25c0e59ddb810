// Everything that a game asks or tells has a scene in web/dev: there its layout is tested and its picture is taken.
import { expect, test } from 'vitest';
import { scenes as marchScenes } from '../../dev/march-scenes';
import { scenes as myrmesScenes } from '../../dev/myrmes-scenes';
import { still } from '../lib/picture';
import type { Event } from '../lib/generated/myrmes';
import type { MomentKind as MarchMoment } from './march/moments/moments.svelte';
import { tellingsOf as marchTellings, type MarchTelling } from './march/telling';
import { Sortie } from './myrmes/board/sortie.svelte';
import { MyrmesGame } from './myrmes/game.svelte';
import { Moments, type MomentKind as MyrmesMoment } from './myrmes/moments/moments.svelte';
import { tellingsOf as myrmesTellings, type MyrmesTelling } from './myrmes/telling';

// The types make these lists complete.
const MYRMES: Record<MyrmesMoment | MyrmesTelling['kind'], true> = {
  event: true,
  births: true,
  harvest: true,
  atelier: true,
  storing: true,
  winter: true,
  final: true,
  year: true,
  season: true,
};
const MARCH: Record<MarchMoment | MarchTelling['kind'], true> = {
  species: true,
  explore: true,
  pick: true,
  march: true,
  pay: true,
  lay: true,
  gains: true,
  cards: true,
  players: true,
  effect: true,
  losses: true,
  battle: true,
  queen: true,
  horde: true,
  rest: true,
  skip: true,
  offered: true,
  final: true,
  round: true,
};

const missing = (all: object, shown: readonly (string | null)[]) =>
  Object.keys(all).filter((kind) => !shown.includes(kind));

test('every moment of Myrmes has a scene', () => {
  const kinds = myrmesScenes.flatMap(({ told = [], prepare, ...scene }) => {
    const game = Object.assign(new MyrmesGame(still), scene);
    const sortie = new Sortie(game);
    const moments = new Moments(game, sortie);
    prepare?.(moments, sortie);
    return [moments.kind, ...myrmesTellings(told as Event[], game.view, game).map(({ kind }) => kind)];
  });
  expect(missing(MYRMES, kinds)).toEqual([]);
});

test('every moment of March of the Ants has a scene', () => {
  const kinds = marchScenes.flatMap(({ game, moments, told = [] }) => [
    moments.kind,
    ...marchTellings(told, told, game.view, game).map(({ kind }) => kind),
  ]);
  expect(missing(MARCH, kinds)).toEqual([]);
  // A battle has panels of its own for the choice of an invader and for the spoils.
  const asked = marchScenes.map(({ game }) => game.outlook.asked?.decision);
  expect(asked).toEqual(expect.arrayContaining(['choose_invader', 'commit', 'lose', 'spoils']));
});
