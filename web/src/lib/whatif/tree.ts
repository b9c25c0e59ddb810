/**
 * What was tried, as a tree: every decision is a node, and other decisions at the same point begin another branch.
 *
 * Nothing here asks the server. A node knows how it is reached; what is seen there is filled in when it is visited.
 */
import type { Imagined, Tried } from '../generated/protocol';

export interface Node {
  id: number;
  parent: Node | null;
  children: Node[];
  /** Which of the possible deals. */
  deal: number;
  /** Everything that led here. */
  tried: readonly Tried[];
  /** The bot whose turn led here, if it was one. */
  by: string | null;
  /** What somebody wrote on it. */
  name: string;
  /** What each pair of eyes sees here, as far as it was asked for. */
  seen: Map<number, Imagined>;
}

export const same = (a: readonly Tried[], b: readonly Tried[]): boolean =>
  a.length === b.length && a.every(({ seat, action }, i) => b[i]?.seat === seat && b[i].action === action);

export class Tree {
  readonly root: Node;
  #next = 0;

  constructor(deal = 0) {
    this.root = this.#make(null, deal, []);
  }

  #make(parent: Node | null, deal: number, tried: readonly Tried[]): Node {
    const seen = new Map<number, Imagined>();
    const node = { id: this.#next++, parent, children: [], deal, tried, by: null, name: '', seen };
    parent?.children.push(node);
    return node;
  }

  /** The node after these actions; the one that is there if they were tried before. */
  after(parent: Node, tried: readonly Tried[], deal = parent.deal): Node {
    const known = parent.children.find((child) => child.deal === deal && same(child.tried, tried));
    return known ?? this.#make(parent, deal, tried);
  }

  /** The same decisions with another deal, as far as they were legal in it. */
  redealt(node: Node, deal: number, legal: number): Node {
    const path = pathTo(node).slice(1);
    let last = this.root;
    for (const { tried, by } of path) {
      const cut = tried.slice(0, legal);
      if (cut.length <= last.tried.length) continue;
      last = this.after(last, cut, deal);
      last.by = by;
    }
    return last;
  }

  /** Removes a branch: the node and what follows, and what led only there. Returns where one is then. */
  prune(node: Node): Node {
    let gone = node;
    while (gone.parent?.parent && gone.parent.children.length === 1) gone = gone.parent;
    const { parent } = gone;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== gone);
    return parent;
  }
}

/** The nodes from the beginning to this one. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at.parent) path.unshift(at);
  return path;
}

/** The ends of all branches, in the order in which they were begun. */
export function leaves(node: Node): Node[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leaves);
}

/** Where a branch leaves the others. */
export function forkOf(leaf: Node): Node {
  let at = leaf;
  while (at.parent && at.parent.children.length === 1) at = at.parent;
  return at.parent ?? at;
}

/** A node as it is drawn: only where branches part, where they end, and where one is. */
export interface Dot {
  node: Node;
  /** Column and row. */
  x: number;
  y: number;
  /** The dot before it. */
  from: Dot | null;
  leaf: boolean;
}

/** The tree as dots; a branch has its row, and a row for each end. */
export function dotsOf(tree: Tree, at: Node): Dot[] {
  const dots: Dot[] = [];
  let row = 0;
  const draw = (node: Node, from: Dot | null): void => {
    const { children } = node;
    const shown = node === at || children.length !== 1 || from === null;
    const dot: Dot = { node, x: from ? from.x + 1 : 0, y: row, from, leaf: children.length === 0 };
    if (shown) dots.push(dot);
    children.forEach((child, nth) => {
      if (nth > 0) row += 1;
      draw(child, shown ? dot : from);
    });
  };
  draw(tree.root, null);
  return dots;
}
