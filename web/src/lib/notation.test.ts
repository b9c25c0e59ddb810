// The page knows no notation: it sends only actions that the server wrote.
import { expect, test } from 'vitest';
import type { Notation as InMyrmes } from './generated/myrmes';
import type { Notation } from './generated/protocol';

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!./generated/*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test('a text put together in the page is not an action; one from an outlook is', () => {
  const to = '(1,0)';
  // @ts-expect-error -- the type checker refuses it
  const written: Notation = `step ${to}`;
  const listed = written as InMyrmes;
  const sent: Notation = listed;
  expect(sent).toBe('step (1,0)');
});

test('nothing in the page is declared to be an action', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const cast = /\bas\s+(unknown\s+as\s+)?(readonly\s+)?Notation\b/;
  expect(Object.keys(sources).filter((path) => cast.test(sources[path] ?? ''))).toEqual([]);
});
