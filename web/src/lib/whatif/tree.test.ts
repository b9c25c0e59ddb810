import { describe, expect, test } from 'vitest';
import type { Notation, Tried } from '../generated/protocol';
import { dotsOf, forkOf, leaves, pathTo, Tree, type Node } from './tree';

const tried = (...actions: string[]): Tried[] =>
  actions.map((action) => ({ seat: 0, action: action as Notation }));
/** A tree with two branches after the first decision: a b c, and a d. */
function two() {
  const tree = new Tree();
  const a = tree.after(tree.root, tried('a'));
  const b = tree.after(a, tried('a', 'b'));
  const c = tree.after(b, tried('a', 'b', 'c'));
  const d = tree.after(a, tried('a', 'd'));
  return { tree, a, b, c, d };
}
const actions = (node: Node) => node.tried.map(({ action }) => action).join('');

describe('a tree of what was tried', () => {
  test('has each decision once, however often it is tried', () => {
    const { tree, a, b } = two();
    expect(tree.after(a, tried('a', 'b'))).toBe(b);
    expect(leaves(tree.root).map(actions)).toEqual(['abc', 'ad']);
    expect(tree.after(a, tried('a', 'b'), 1)).not.toBe(b);
  });

  test('knows the way to a node, and where a branch leaves the others', () => {
    const { tree, a, c, d } = two();
    expect(pathTo(c).map(actions)).toEqual(['', 'a', 'ab', 'abc']);
    expect(forkOf(c)).toBe(a);
    expect(forkOf(d)).toBe(a);
    expect(forkOf(new Tree().root).parent).toBeNull();
    expect(forkOf(tree.root)).toBe(tree.root);
  });

  test('repeats a branch with other dice, as far as they allow it', () => {
    const { tree, c } = two();
    const again = tree.redealt(c, 1, 2);
    expect(pathTo(again).map(({ deal }) => deal)).toEqual([0, 1, 1]);
    expect(actions(again)).toBe('ab');
    expect(tree.redealt(c, 2, 0)).toBe(tree.root);
    expect(actions(tree.redealt(c, 3, 9))).toBe('abc');
  });

  test('loses a branch, and what led only to it', () => {
    const { tree, a, c } = two();
    expect(tree.prune(c)).toBe(a);
    expect(leaves(tree.root).map(actions)).toEqual(['ad']);
    expect(tree.prune(tree.root)).toBe(tree.root);
  });

  test('is drawn with its forks, its ends and the place where one is', () => {
    const { tree, b, d } = two();
    const told = (at: Node) => dotsOf(tree, at).map(({ node, x, y, leaf }) => [actions(node), x, y, leaf]);
    expect(told(d)).toEqual([
      ['', 0, 0, false],
      ['a', 1, 0, false],
      ['abc', 2, 0, true],
      ['ad', 2, 1, true],
    ]);
    expect(told(b).map(([name]) => name)).toEqual(['', 'a', 'ab', 'abc', 'ad']);
  });
});
