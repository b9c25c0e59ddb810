/** Colours are named in tokens.css and nowhere else, so that both themes have all of them. */
import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.css', '!./tokens.css'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A colour by its value: `#2a2018`, `rgb(…)`. Fragments such as `#i-ant` and `url(#pat-1)` are none. */
const COLOUR = /(?<![\w&'"`(/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch)\(/gi;

/** What a file says about looks: a stylesheet, or the style of a component. */
const styles = (path: string, text: string) =>
  path.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');

it.each(Object.entries(files))('%s names no colour by its value', (path, text) => {
  expect(styles(path, text).match(COLOUR) ?? []).toEqual([]);
});

it('finds colours', () => {
  for (const bad of [
    'a { color: #fff; }',
    'a { color: #2A2018aa; }',
    'a { color: rgb(1 2 3); }',
    'a{border:1px solid #000}',
  ])
    expect(bad.match(COLOUR), bad).toHaveLength(1);
  for (const fine of ['fill: url(#pat-1)', 'color: var(--ink)', '/* see #fine-print */'])
    expect(fine.match(COLOUR), fine).toBe(null);
});
