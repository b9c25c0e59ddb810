/**
 * The server tells a whole view with every move, and most of it is as it was. Here what did not change stays the very
 * object it was, so that whoever derives the part they look at is only drawn anew when that part has changed.
 */

/** `now`, with every part that equals what was there before replaced by that. It is changed in place. */
export function kept<T>(before: unknown, now: T): T {
  return (isTree(before) && isTree(now) ? keptTree(before, now) : now) as T;
}

/** For `$derived.by`: what is read, and where that is as it was, the very objects of before. */
export function keeping<T>(read: () => T): () => T {
  let before: T | undefined;
  return () => (before = kept(before, read()));
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function keptTree(before: Tree, now: Tree): Tree {
  if (before === now || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    now[key] = kept(before[key], now[key]);
    same &&= Object.is(now[key], before[key]) && key in before;
  }
  return same ? before : now;
}
