/** Places on the paper a board is drawn on. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}
