import { expect, test } from 'vitest';
import { match, navigate, router } from './router.svelte';

test.each([
  ['/', { name: 'home' }],
  ['/table/a1-b_2', { name: 'table', id: 'a1-b_2' }],
  ['/table/a1/', { name: 'table', id: 'a1' }],
  ['/table/a1/replay', { name: 'table-replay', id: 'a1' }],
  ['/table/a1/review', { name: 'table-review', id: 'a1' }],
  ['/replay', { name: 'replay' }],
  ['/review/0a1b', { name: 'review', code: '0a1b' }],
  ['/transfer/XK7', { name: 'transfer', code: 'XK7' }],
  ['/api', { name: 'api' }],
  ['/about', { name: 'about' }],
  ['/march/gallery', { name: 'gallery', game: 'march' }],
  ['/march/box', { name: 'box', game: 'march' }],
  ['/daily/march', { name: 'daily', id: 'march', day: '' }],
  ['/daily/march/2026-11-18', { name: 'daily', id: 'march', day: '2026-11-18' }],
  ['/daily/march/soon', { name: 'not-found' }],
  ['/deal/a1', { name: 'deal', id: 'a1' }],
  ['/puzzles/march', { name: 'puzzles', id: 'march' }],
  ['/puzzles/march/0a1b', { name: 'puzzle', id: 'march', code: '0a1b' }],
  ['/table', { name: 'not-found' }],
  ['/table/a/b/c', { name: 'not-found' }],
])('%s', (path, route) => {
  expect(match(path)).toEqual(route);
});

test('navigating keeps the query', () => {
  navigate('/table/x?seat=2');
  expect(router.route).toEqual({ name: 'table', id: 'x' });
  expect(router.query.get('seat')).toBe('2');
});
