// The position of a frame in the score chart.

/** How far along the entries of the chart a frame is: 1.5 is halfway between the second and the third. */
export function alongEnds(ends: readonly number[], at: number): number {
  // A season and the winter after it may end in the same frame.
  const exact = ends.lastIndexOf(at);
  if (exact >= 0) return exact;
  const next = ends.findIndex((end) => end >= at);
  if (next < 0) return ends.length - 1 + (ends.length > 0 && at > (ends.at(-1) ?? 0) ? 0.5 : 0);
  const [from, to] = [next === 0 ? 0 : (ends[next - 1] ?? 0), ends[next] ?? 0];
  return next - 1 + (at - from) / (to - from);
}
