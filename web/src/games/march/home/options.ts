// The options of a game of March of the Ants, and how they and its progress are described in a few words.
import type { Difficulty, HordeWins, Length, Options } from '../../../lib/generated/march';
import { has, t } from '../../../lib/i18n.svelte';
import type { Fields } from '../../entry';

/** How many Beyond the Meadow hexes: as in the rulebook, or a fixed number. */
export const BEYOND = ['book', '0', '2', '3', '5'] as const;
export const LENGTHS = ['standard', 'long'] as const satisfies readonly Length[];
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const satisfies readonly Difficulty[];
export const HORDE_WINS = ['beats_one', 'beats_all'] as const satisfies readonly HordeWins[];

/** What the dialog asks for. */
export interface MarchSetup {
  length: Length;
  beyond: (typeof BEYOND)[number];
  species: boolean;
  together: boolean;
  difficulty: Difficulty;
  hordeWins: HordeWins;
}

export const USUAL: Readonly<MarchSetup> = {
  length: 'standard',
  beyond: 'book',
  species: false,
  together: false,
  difficulty: 'normal',
  hordeWins: 'beats_one',
};

/** Whether players can play together against the Horde: its mat is the back of the fifth nest mat. */
export const mayBeTogether = (players: number) => players > 1 && players < 5;

/** Whether the Horde plays: in a solo game it always does. */
export const hasHorde = (setup: MarchSetup, players: number) =>
  players === 1 || (setup.together && mayBeTogether(players));

/** Only the differences from the defaults, and nothing about an absent Horde. */
export function optionsOf(setup: MarchSetup, players: number): Partial<Options> {
  const { length, beyond, species, together, difficulty, hordeWins } = setup;
  const horde = hasHorde(setup, players);
  return {
    ...(length === USUAL.length ? {} : { length }),
    ...(beyond === 'book' ? {} : { beyond: Number(beyond) }),
    ...(species ? { primitive_species: true } : {}),
    ...(together && mayBeTogether(players) ? { centipedes: true } : {}),
    ...(horde && difficulty !== USUAL.difficulty ? { difficulty } : {}),
    ...(horde && players > 1 && hordeWins !== USUAL.hordeWins ? { horde_wins: hordeWins } : {}),
  };
}

/** What is unusual about a game, in words. */
export function wordsOf(options: Fields): string[] {
  const { length, beyond, primitive_species, centipedes, difficulty, horde_wins, players } =
    options as Partial<Options>;
  return [
    length === 'long' ? t('set-long') : '',
    centipedes || players === 1 ? t(players === 1 ? 'set-alone' : 'set-horde') : '',
    difficulty && difficulty !== 'normal' ? t('set-difficulty', { difficulty }) : '',
    horde_wins === 'beats_all' ? t('set-beats-all') : '',
    beyond === undefined ? '' : t('set-beyond', { n: beyond }),
    primitive_species ? t('set-species') : '',
  ].filter(Boolean);
}

/** The progress of a game: the round by its season, and the phase. */
export function standOf(stand: Fields): string {
  const { round, phase } = stand as { round?: number; phase?: string };
  if (round === undefined || !phase || !has('stand-round')) return '';
  return phase === 'setup' ? t('stand-setup') : t('stand-round', { round, phase });
}
