import { expect, test } from 'vitest';
import sprite from './icons.svg?raw';
import { ICONS } from './icons';

test('the list of icons matches the sprite', () => {
  const drawn = [...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map((m) => m[1]).sort();
  expect([...ICONS].sort()).toEqual(drawn);
});
