/** Component data as the server sends it: each file as JSON, with its entries in lists. */
export type Files = Record<string, unknown>;
export type Entry = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The location of an entry, e.g. `heads.toml` and `amazon_head`. */
export interface Place {
  file: string;
  entry: string;
}

/** The entry of The Great Tunnel, which is not in the list of hexes. */
export const GREAT_TUNNEL = 'great_tunnel';

/** All entries for cards and hexes, in the order of the files. */
export function entriesOf(files: Files): (Place & { value: Entry })[] {
  return Object.entries(files).flatMap(([file, content]) => {
    if (!isObject(content)) return [];
    const tunnel = content[GREAT_TUNNEL];
    const listed = ['card', 'hex']
      .flatMap((list) => (Array.isArray(content[list]) ? (content[list] as unknown[]) : []))
      .filter(isObject)
      .map((value) => ({ file, entry: String(value.id), value }));
    return isObject(tunnel) ? [{ file, entry: GREAT_TUNNEL, value: tunnel }, ...listed] : listed;
  });
}

export const entryOf = (files: Files, place: Place): Entry =>
  entriesOf(files).find(({ file, entry }) => file === place.file && entry === place.entry)?.value ?? {};

/** Whether two values of the data are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, nth) => same(value, b[nth]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
  }
  return a === b || (a ?? null) === (b ?? null);
}

/** A number inside a value, with the path to it. */
export interface Figure {
  path: string[];
  value: number;
}

/** All numbers inside an effect or a condition: these can be corrected. */
export function figuresIn(value: unknown, path: string[] = []): Figure[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, [...path, key]));
}

/** The value with another number at the end of the path. */
export function withFigure(value: unknown, [key, ...rest]: string[], figure: number): unknown {
  if (key === undefined) return figure;
  if (Array.isArray(value))
    return value.map((inner, nth) =>
      String(nth) === key ? withFigure(inner, rest, figure) : (inner as unknown),
    );
  if (!isObject(value)) return value;
  return { ...value, [key]: withFigure(value[key], rest, figure) };
}

/**
 * The name of a figure: `{ place_larvae: { larvae: 2 } }` is about larvae, `{ steps: 3 }` about steps. The words are
 * variants of the message `box-figure`.
 */
export function figureWords({ path }: Figure): string[] {
  const [effect, ...inside] = path;
  const words = inside.filter((word) => word !== 'from');
  if (words.length === 0) return effect === undefined ? [] : [effect];
  // A number in a plain list is named after the list.
  return words.every((word) => /^\d+$/.test(word)) ? [`${effect ?? ''}_${words.join('_')}`] : words;
}

/** A site of a hex as written in the data. */
export interface Site {
  kind: string;
  amount?: number;
  control?: boolean;
}

/** Everything a site can give, as shown on the board. */
export const SITES: readonly Site[] = [
  { kind: 'food' },
  { kind: 'food', amount: 2 },
  { kind: 'larva' },
  { kind: 'double_larvae', amount: 2 },
  { kind: 'card' },
  { kind: 'colony_point' },
];
