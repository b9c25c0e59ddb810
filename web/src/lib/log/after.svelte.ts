/** What can wait a frame: the log tells of a move after the move itself has been painted. */
import { untrack } from 'svelte';

/** The same value, but changes show one frame later. To be called while a component is made. */
export function afterPaint<T>(read: () => T): { readonly current: T } {
  let current = $state.raw(untrack(read));
  let waiting = false;
  let gone = false;
  $effect(() => {
    if (read() === untrack(() => current) || waiting) return;
    waiting = true;
    const catchUp = () => {
      waiting = false;
      if (!gone) current = untrack(read);
    };
    // Nothing is painted while nobody looks; then it need not wait either.
    if (document.hidden) catchUp();
    else requestAnimationFrame(() => setTimeout(catchUp));
  });
  $effect(() => () => {
    gone = true;
  });
  return {
    get current() {
      return current;
    },
  };
}
