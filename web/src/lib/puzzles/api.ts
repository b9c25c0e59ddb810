/** What the server knows of puzzles. */
import { get, post } from '../api';
import type { Notation, Puzzle, PuzzleList, Solved } from '../generated/protocol';

const at = (game: string, ...rest: string[]) => ['puzzles', game, ...rest].map(encodeURIComponent).join('/');

export const puzzles = {
  list: (game: string) => get<PuzzleList>(at(game)),
  one: (game: string, id: string) => get<Puzzle>(at(game, id)),
  /** Compares a whole turn with the solution; without actions it tells the solution. */
  solve: (game: string, id: string, actions: readonly Notation[]) =>
    post<Solved>(at(game, id), { actions: [...actions] }),
};
