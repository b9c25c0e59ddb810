/** Integers between two bounds, scattered the same way on every machine: for drawings, not for games. */
export function scatter(seed: number): (from: number, to: number) => number {
  let state = seed >>> 0;
  return (from, to) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return Math.round(from + ((to - from) * ((z ^ (z >>> 14)) >>> 0)) / 2 ** 32);
  };
}
