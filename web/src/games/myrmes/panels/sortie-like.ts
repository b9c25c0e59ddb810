/** The part of a worker's sortie that the panels need; the board's class provides it, and tests can. */
import type { TileName } from './types';

export interface SortieLike {
  /** The selected tile, previewed on the board. */
  readonly tile: TileName | null;
  readonly canLay: boolean;
  /** The score for placing it here; `null` while nothing can be placed. */
  readonly layScore: number | null;
  chooseTile(tile: TileName | null): void;
  turnTile(steps: number): void;
  flip(): void;
  lay(): unknown;
  cancel(): void;
}
