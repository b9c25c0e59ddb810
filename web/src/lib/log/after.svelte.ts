/** Updates that can wait a frame: the log follows a move after the move itself has been painted. */
import { untrack } from 'svelte';

/** The same value, but changes show one frame later. Call it during the initialisation of a component. */
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
    // A hidden page is not painted, so there is nothing to wait for.
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
