/** Positions that are only shown, drawn with the parts of a table: live examples of the rules, moments of a review. */
import { untrack } from 'svelte';
import type { Actor } from './game.svelte';
import type { Choice, Example } from './generated/protocol';

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

/** A position as one seat sees it. */
interface Position {
  components: unknown;
  view: unknown;
  outlook: unknown;
  choices?: Choice[];
  seat: number;
}

/** A game of any kind, as far as a picture sets it. */
interface Shown {
  components: unknown;
  seat: number | null;
  see(view: never, outlook: never, choices?: Choice[]): void;
}

/** The game with this position, which never changes: another position gets another picture. */
export function pictured<Game extends Shown>(game: Game, position: Position): Game {
  const { components, view, outlook, choices, seat } = position;
  const shown: Shown = game;
  untrack(() => {
    Object.assign(shown, { components, seat });
    shown.see(view as never, outlook as never, choices);
  });
  return game;
}
