/** What the panels need of a worker's sortie: the board's class fits it, and so does anything in a test. */
import type { TileName } from './types';

export interface SortieLike {
  /** The tile in hand, previewed on the board. */
  readonly tile: TileName | null;
  readonly canLay: boolean;
  /** What laying it here would score; `null` while nothing can be laid. */
  readonly layScore: number | null;
  chooseTile(tile: TileName | null): void;
  turnTile(steps: number): void;
  flip(): void;
  lay(): unknown;
  cancel(): void;
}
