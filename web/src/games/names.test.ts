// A new game adds its folder and a line in index.ts. So the pages and what all games share name no game.
import { expect, test } from 'vitest';
import { games } from '.';
import { choose, has, use } from '../lib/i18n.svelte';

/**
 * Not looked at: tests, which play the games; lib/generated, whose files are the types of each game's rules; and
 * src/look, whose icons and colours are one sheet for all games, among them the icon of the action "march".
 */
const sources = import.meta.glob<string>(
  [
    '../*.{ts,svelte}',
    '../pages/**/*.{ts,svelte,css}',
    '../lib/**/*.{ts,svelte,css}',
    '!../**/*.test.ts',
    '!../lib/generated/*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The lines of a source that name a game, in whatever spelling, import its folder or use its types. */
function namingIn(source: string): string[] {
  const names = games.flatMap(({ id, name }) => [id, name]).map((name) => name.toLowerCase());
  return source.split('\n').filter((line) => names.some((name) => line.toLowerCase().includes(name)));
}

test('a source that names a game is found', () => {
  expect(namingIn("if (info.game === 'march') show();\nconst a = 1;")).toHaveLength(1);
  expect(namingIn("import MyrmesArt from '../games/other/Art.svelte';")).toHaveLength(1);
  expect(namingIn('// As in March of the Ants.')).toHaveLength(1);
});

test('only the games themselves name a game', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(120);
  const found = Object.entries(sources).flatMap(([path, source]) =>
    namingIn(source).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('every game has the texts that pages look up by its id', async () => {
  await choose('en');
  await use('about');
  for (const { id, gallery } of games) {
    const keys = ['meta', 'text', ...(gallery ? ['gallery'] : [])].map((what) => `home-${id}-${what}`);
    const about = [`about-${id}`, ...[1, 2, 3].map((nth) => `room-about-${id}-${nth}`)];
    expect([...keys, ...about].filter((key) => !has(key))).toEqual([]);
  }
});
