/** Styles live with their component. What is global is a fixed list of files with few classes, whose names explain them. */
import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../**/*.css', { eager: true, query: '?raw', import: 'default' });

/** Before you raise this, look for the component that could own the class. */
const MOST_CLASSES = 30;

const components = import.meta.glob<string>('../**/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What also gives things their classes: scripts and drawings. */
const others = import.meta.glob<string>(['../**/*.{ts,svg}', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The selectors of a stylesheet, lists of them as they are written. */
function selectorsOf(css: string): string[] {
  const heads = css.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return heads.map((head) => head.trim()).filter((head) => !head.startsWith('@'));
}

/** The classes that the selectors of a stylesheet name. */
function classesOf(css: string): string[] {
  const names = selectorsOf(css).flatMap((selector) => selector.match(/(?<=\.)-?[_a-z][\w-]*/gi) ?? []);
  return [...new Set(names)].sort();
}

/** The selectors of a component that begin with a global class and have no part of its own: they apply everywhere. */
function unscopedIn(component: string): string[] {
  const css = /<style[^>]*>([^]*)<\/style>/.exec(component)?.[1] ?? '';
  // A comma between parentheses separates no selectors. Those of `:global()` nest once: `:global(.one:not(.two))`.
  const each = selectorsOf(css).flatMap((list) => list.split(/,(?![^(]*\))/).map((one) => one.trim()));
  return each.filter((selector) => {
    const own = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    return (
      selector.startsWith(':global(.') && !/(?<!:)[.#\w[]/.test(own.replace(/::?[\w-]+(\([^()]*\))?/g, ''))
    );
  });
}

/** The drawings of the terrain are cloned by `<use>`. Nothing around the original is an ancestor of a clone. */
const CLONED = '../lib/Defs.svelte';

const all = [...new Set(Object.values(files).flatMap(classesOf))];

it('four files are global: tokens, fonts, type and layout', () => {
  expect(Object.keys(files).sort()).toEqual(['./base.css', './fonts.css', './layout.css', './tokens.css']);
});

it('global classes have names of more than three letters', () => {
  expect(all.filter((name) => name.length <= 3)).toEqual([]);
});

it('global classes stay few', () => {
  expect(all.length, all.join(' ')).toBeLessThanOrEqual(MOST_CLASSES);
});

it('no component gives a look to the whole page', () => {
  const found = Object.entries(components)
    .filter(([path]) => path !== CLONED)
    .flatMap(([path, text]) => unscopedIn(text).map((selector) => `${path}: ${selector}`));
  expect(found).toEqual([]);
});

it('no component gives a look to a class that nothing has', () => {
  const sources = { ...components, ...others };
  const markup = Object.values(sources).map((text) => text.replace(/<style[^>]*>[^]*<\/style>/, ''));
  const words = new Set(markup.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const found = Object.entries(components).flatMap(([path, text]) => {
    const css = /<style[^>]*>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const reached = css.match(/:global\((?:[^()]|\([^()]*\))*\)/g) ?? [];
    const names = reached.flatMap((selector) => selector.match(/(?<=\.)-?[_a-z][\w-]*/gi) ?? []);
    // Some names are put together: `source-${i}`.
    const known = (name: string) => words.has(name) || words.has(name.replace(/-[^-]*$/, '-'));
    return [...new Set(names)].filter((name) => !known(name)).map((name) => `${path}: .${name}`);
  });
  expect(found).toEqual([]);
});

it('finds selectors without a scope', () => {
  const text = `<p>.text {}</p><style>
    /* :global(.comment) {} */
    :global(.one .two) { margin: 0 }
    @media (max-width: 640px) { .own, :global(.three:not(.four, .five)):hover, :where(.own) :global(.six) { } }
    :global(.seven) .own, :global(.eight) p, :global([data-theme='dark']) .own :global(.nine) { }
    :global(.ten) > :global(b) { }
  </style>`;
  expect(unscopedIn(text)).toEqual([
    ':global(.one .two)',
    ':global(.three:not(.four, .five)):hover',
    ':global(.ten) > :global(b)',
  ]);
});

it('finds classes', () => {
  const css = `
    /* .comment { } */
    @media (max-width: 1.5em) { .one > b:not(.two, .three-3) { margin: .5em; background: url('a.png') } }
    [data-theme='dark'] .one { }`;
  expect(classesOf(css)).toEqual(['one', 'three-3', 'two']);
});
