import { beforeAll, expect, test } from 'vitest';
import { choose } from '../../../lib/i18n.svelte';
import { optionsOf, standOf, USUAL, wordsOf, type MarchSetup } from './options';

beforeAll(() => choose('en'));

test('options contain only differences from the defaults, and nothing about an absent Horde', () => {
  const all: MarchSetup = {
    length: 'long',
    beyond: '3',
    species: true,
    together: true,
    difficulty: 'hard',
    hordeWins: 'beats_all',
  };
  expect(optionsOf(USUAL, 4)).toEqual({});
  expect(optionsOf(all, 3)).toEqual({
    length: 'long',
    beyond: 3,
    primitive_species: true,
    centipedes: true,
    difficulty: 'hard',
    horde_wins: 'beats_all',
  });
  expect(optionsOf({ ...all, together: false }, 3)).toEqual({
    length: 'long',
    beyond: 3,
    primitive_species: true,
  });
  // With five players there is no mat left for the Horde.
  expect(optionsOf({ ...USUAL, together: true, difficulty: 'hard' }, 5)).toEqual({});
  // In a solo game there is always the Horde, and its two ways to win are the same.
  expect(optionsOf({ ...USUAL, difficulty: 'easy', hordeWins: 'beats_all' }, 1)).toEqual({
    difficulty: 'easy',
  });
  expect(optionsOf({ ...USUAL, beyond: '0' }, 5)).toEqual({ beyond: 0 });
});

test('options and the progress of a game are described in words', () => {
  expect(wordsOf({ players: 4, length: 'standard', difficulty: 'normal' })).toEqual([]);
  expect(wordsOf({ players: 3, centipedes: true, difficulty: 'hard', length: 'long', beyond: 2 })).toEqual([
    'long game',
    'together against the Horde',
    'hard',
    '2 hexes from Beyond the Meadow',
  ]);
  expect(standOf({ round: 2, phase: 'soldier' })).toBe('late spring, Soldier Phase');
  expect(standOf({})).toBe('');
});
