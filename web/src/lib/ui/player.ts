/** A player's number in the styles: `player-1` to `player-5`, seat index plus one. */
export type Player = 1 | 2 | 3 | 4 | 5;

/** The player number of a seat, which counts from zero. */
export function playerOf(seat: number): Player {
  return (Math.min(Math.max(0, Math.trunc(seat)), 4) + 1) as Player;
}
