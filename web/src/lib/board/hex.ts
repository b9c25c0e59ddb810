/** Parses the axial name of a hex: "(q,r)". */
export function parse(hex: string): [q: number, r: number] {
  const found = /^\((-?\d+),(-?\d+)\)$/.exec(hex);
  if (!found) throw new Error(`"${hex}" is not a hex`);
  return [Number(found[1]), Number(found[2])];
}

export function format(q: number, r: number): string {
  return `(${q},${r})`;
}
