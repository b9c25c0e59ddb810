import type { Actor } from './game.svelte';

/** For tests: an actor that accepts everything and keeps what was sent. */
export function recorder(): { actor: Actor; sent: string[][] } {
  const sent: string[][] = [];
  const actor: Actor = {
    act: (actions) => {
      sent.push([...actions]);
      return Promise.resolve();
    },
    why: () => Promise.resolve(),
    undo: () => Promise.resolve(),
  };
  return { actor, sent };
}
