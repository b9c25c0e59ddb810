/** Coordinates in the drawing of a board. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}
