import { beforeAll, expect, test } from 'vitest';
import { choose } from './i18n.svelte';
import { botsWords, dataWords } from './data';

beforeAll(() => choose('en'));

test('only where a bot plays with unknown data, the page says so', () => {
  const data = { hash: '0123456789', name: 'My box', own: false, bots_learned: false };
  expect(dataWords(data)).toBe('Played with the data set “My box”.');
  expect(botsWords(data, true)).toMatch(/^The bots were trained with other component data/);
  expect(botsWords(data, false)).toBe('');
  expect(botsWords({ ...data, bots_learned: true }, true)).toBe('');
});
