/** The scale of the score track and who stands where on it. */

/** From 0, or the ten below the last one, to the next ten above the leader plus twenty. */
export function scaleOf(scores: readonly number[]): { from: number; to: number } {
  const lead = Math.max(0, ...scores);
  const last = Math.min(0, ...scores);
  return { from: Math.floor(last / 10) * 10, to: Math.ceil((lead + 1) / 10) * 10 + 20 };
}

/** Everybody's mark; of equal scores the later seat stands on the earlier. */
export function stack(scores: readonly number[]): { seat: number; score: number; above: number }[] {
  return scores.map((score, seat) => ({
    seat,
    score,
    above: scores.slice(0, seat).filter((other) => other === score).length,
  }));
}
