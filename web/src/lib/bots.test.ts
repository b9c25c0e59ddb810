import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  botNote,
  botOf,
  botText,
  characterHint,
  choiceHint,
  choiceOf,
  levelHint,
  levelText,
  NONE,
  noteHint,
  noteText,
  SURPRISE,
  usualLevel,
} from './bots';
import { choose, has } from './i18n.svelte';
import { LANGUAGES, settings } from './settings.svelte';

const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'];
const OLD = ['random', 'greedy'];
const CHARACTERS = {
  myrmes: ['hunter', 'builder', 'collector', 'miser'],
  march: ['warrior', 'settler', 'breeder', 'planner'],
};

beforeEach(() => choose('en'));
afterEach(() => vi.restoreAllMocks());

describe('a bot in words', () => {
  test('is its level, and its character if it has one', () => {
    expect(levelText('casual')).toBe('casual');
    expect(levelText('casual:hunter')).toBe('casual, hunter');
    expect(botText('casual:hunter')).toBe('bot, casual, hunter');
    expect(botText(null)).toBe('bot');
  });

  test('in German, where nouns keep their capitals', async () => {
    await choose('de');
    expect(botText('casual:hunter')).toBe('Bot, Amateur, Jäger');
  });

  test('keeps the names of bots that are no longer offered, and of unknown ones', () => {
    expect(levelText('greedy')).toBe('greedy');
    expect(levelText('random')).toBe('careless');
    expect(levelText('genius:dreamer')).toBe('genius, dreamer');
    expect(levelHint('genius')).toBe('');
  });

  test('has a sentence for its level and one for its character', () => {
    expect(levelHint('skilled')).toBe('Knows what pays and punishes waste.');
    expect(levelHint('skilled:builder')).toBe(
      'Knows what pays and punishes waste. Overrates special tiles, sub-colonies and the queen.',
    );
  });

  test('is the same at a table, whose tooltips name it first', () => {
    const note = botNote('skilled:miser');
    expect(note).toEqual({ bot: true, note: 'skilled, miser', hint: levelHint('skilled:miser') });
    expect(noteHint(note)).toMatch(/^bot, skilled, miser\nKnows what pays/);
    expect(noteText(botNote(null))).toBe('bot');
    expect(noteHint(botNote(null))).toBe('bot');
    expect(noteHint({ bot: false, note: 'away' })).toBeUndefined();
  });

  test('tells from which characters a surprise is drawn', () => {
    expect(characterHint(SURPRISE, CHARACTERS.myrmes)).toContain('hunter, builder, collector, or miser');
    expect(choiceHint({ level: 'skilled', character: SURPRISE }, CHARACTERS.march)).toMatch(
      /^Knows .*planner\.$/,
    );
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    await choose(language);
    const named = [
      ...[...OLD, ...LEVELS].map((level) => `level-${level}`),
      ...Object.values(CHARACTERS)
        .flat()
        .map((character) => `character-${character}`),
    ];
    const keys = named.flatMap((key) => [key, `${key}.bot`, `${key}.say`]);
    for (const some of [SURPRISE, NONE]) keys.push(`character-${some}`, `character-${some}.say`);
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });
});

describe('the level to begin with', () => {
  test('is casual for everybody new, and then the last one chosen for the game', () => {
    expect(usualLevel('myrmes', LEVELS)).toBe('casual');
    settings.rememberBotLevel('myrmes', 'expert');
    expect(usualLevel('myrmes', LEVELS)).toBe('expert');
    expect(usualLevel('march', LEVELS)).toBe('casual');
    // A level that is no longer offered is forgotten.
    expect(usualLevel('myrmes', ['novice', 'casual'])).toBe('casual');
  });

  test('is the strongest where there is no casual one, and casual before the server answers', () => {
    expect(usualLevel('toy', OLD)).toBe('greedy');
    expect(usualLevel('toy', [])).toBe('casual');
  });

  test('is still known after a reload, and nonsense in the store is ignored', async () => {
    settings.rememberBotLevel('march', 'master');
    vi.resetModules();
    expect((await import('./settings.svelte')).settings.botLevel('march')).toBe('master');
    localStorage.setItem(
      'formicarium.settings',
      JSON.stringify({ botLevels: { march: 3, myrmes: 'novice' } }),
    );
    vi.resetModules();
    const { settings: fresh } = await import('./settings.svelte');
    expect(fresh.botLevel('march')).toBeUndefined();
    expect(fresh.botLevel('myrmes')).toBe('novice');
  });
});

describe('the name for the server', () => {
  const named = (character: string, characters: string[] = CHARACTERS.myrmes) =>
    botOf({ level: 'casual', character }, characters);

  test('has the chosen character, or none', () => {
    expect(named('miser')).toBe('casual:miser');
    expect(named(NONE)).toBe('casual');
    // This game has no such character.
    expect(named('warrior')).toBe('casual');
    expect(choiceOf(named('miser'))).toEqual({ level: 'casual', character: 'miser' });
    expect(choiceOf('casual')).toEqual({ level: 'casual', character: NONE });
  });

  test('draws a surprise from the characters of the game, by the randomness that tests can seed', () => {
    const draws = Array.from({ length: 100 }, () => named(SURPRISE));
    expect([...new Set(draws)].toSorted()).toEqual(
      CHARACTERS.myrmes.map((one) => `casual:${one}`).toSorted(),
    );
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      (into as Uint32Array)[0] = 6;
      return into;
    });
    expect(named(SURPRISE)).toBe('casual:collector');
    expect(named(SURPRISE, [])).toBe('casual');
  });
});
