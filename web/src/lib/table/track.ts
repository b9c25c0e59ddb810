/** The scale of the score track and the markers on it. */

/** From 0, or the ten below a negative score, to twenty above the next ten after the leader. */
export function scaleOf(scores: readonly number[]): { from: number; to: number } {
  const lead = Math.max(0, ...scores);
  const last = Math.min(0, ...scores);
  return { from: Math.floor(last / 10) * 10, to: Math.ceil((lead + 1) / 10) * 10 + 20 };
}

/** The markers; among equal scores, later seats are stacked on earlier ones. */
export function stack(scores: readonly number[]): { seat: number; score: number; above: number }[] {
  return scores.map((score, seat) => ({
    seat,
    score,
    above: scores.slice(0, seat).filter((other) => other === score).length,
  }));
}
