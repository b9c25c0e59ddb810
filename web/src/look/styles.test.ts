/** Styles live with their component. What is global is a fixed list of files with few classes, whose names explain them. */
import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../**/*.css', { eager: true, query: '?raw', import: 'default' });

/** Before you raise this, look for the component that could own the class. */
const MOST_CLASSES = 30;

/** The classes that the selectors of a stylesheet name. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/(?<=\.)-?[_a-z][\w-]*/gi) ?? []);
  return [...new Set(names)].sort();
}
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

it('finds classes', () => {
  const css = `
    /* .comment { } */
    @media (max-width: 1.5em) { .one > b:not(.two, .three-3) { margin: .5em; background: url('a.png') } }
    [data-theme='dark'] .one { }`;
  expect(classesOf(css)).toEqual(['one', 'three-3', 'two']);
});
