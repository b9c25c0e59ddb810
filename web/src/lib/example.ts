/** A live example of the rules: a position of the engine, drawn with the parts of a table. */
import type { Actor } from './game.svelte';
import type { Example } from './generated/protocol';

export interface ExampleProps {
  example: Example;
}

/** Nobody acts in a picture. */
export const still: Actor = {
  act: () => Promise.resolve(),
  why: () => Promise.resolve(),
  undo: () => Promise.resolve(),
};

/** The players of an example, by seat. */
export const PLAYERS = ['Iris', 'Bruno', 'Mina'];
