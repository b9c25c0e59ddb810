/**
 * What this browser keeps of the dice of each game: what it was shown before it revealed anything, and what it added
 * itself. After the game it checks the server's words against these, not against other words of the server: see
 * docs/fair-dice.md. `formicarium verify --kept` reads the same as a file.
 */
export interface Kept {
  format: 1;
  table: string;
  /** The hash of the server's secret. */
  commitment: string;
  /** What everybody had committed to when the game was started, by seat; `null` before that. */
  commitments: (string | null)[] | null;
  /** What this browser drew, and whether the server took it. */
  own: { contribution: string; revealed: boolean } | null;
}

const KEY = 'formicarium.dice';
/** How many games are kept. */
const MOST = 200;

/** Where the browser stores nothing, it is known until the page is closed. */
let known: Kept[] = [];

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'table' in value;

function read(): Kept[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(saved) && saved.length) known = saved.filter(isKept);
  } catch {
    // What is known from before remains.
  }
  return known;
}

/** What is kept of a table. */
export const keptOf = (table: string): Kept | undefined => read().find((kept) => kept.table === table);

/** Keeps it; of very many games the latest ones. */
export function keep(kept: Kept): void {
  known = [...read().filter(({ table }) => table !== kept.table), kept].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // It remains known until the page is closed.
  }
}

/** The address of the file to save. */
export const fileOf = (kept: Kept): string =>
  `data:application/json,${encodeURIComponent(`${JSON.stringify(kept, null, 2)}\n`)}`;
