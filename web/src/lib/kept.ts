/**
 * Structural sharing. The server sends a whole view with every move, and most of it is unchanged. Unchanged parts keep
 * their old objects here, so that whatever derives from a part is redrawn only when that part has changed.
 */

/**
 * Returns `now` with every part that equals its counterpart in `before` replaced by the old object. Changes `now` in
 * place.
 */
export function kept<T>(before: unknown, now: T): T {
  return (isTree(before) && isTree(now) ? keptTree(before, now) : now) as T;
}

/** For `$derived.by`: wraps a reading so that unchanged parts keep the objects of the previous reading. */
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
