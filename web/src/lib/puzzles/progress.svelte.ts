/** Which puzzles have been solved, kept in this browser only. */

/** At the first try, later, or not yet: after a wrong turn, or after the solution was shown. */
export const MARKS = ['first', 'later', 'missed'] as const;
export type Mark = (typeof MARKS)[number];

const KEY = 'formicarium.puzzles';
type Marks = Record<string, Mark>;

function read(): Record<string, Marks> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    const marks = (some: unknown): Marks =>
      Object.fromEntries(
        Object.entries(typeof some === 'object' && some !== null ? some : {}).filter(
          (entry): entry is [string, Mark] => (MARKS as readonly unknown[]).includes(entry[1]),
        ),
      );
    return Object.fromEntries(Object.entries(saved).map(([game, some]) => [game, marks(some)]));
  } catch {
    return {};
  }
}

class Progress {
  #all = $state.raw<Record<string, Marks>>(read());

  /** How somebody did with a puzzle; null before they have tried. */
  of(game: string, id: string): Mark | null {
    return this.#all[game]?.[id] ?? null;
  }

  isSolved(game: string, id: string): boolean {
    const mark = this.of(game, id);
    return mark === 'first' || mark === 'later';
  }

  /** How many of a game have been solved. */
  solved(game: string): number {
    return Object.values(this.#all[game] ?? {}).filter((mark) => mark !== 'missed').length;
  }

  /** Notes a try. Who has once solved it, or once missed it, keeps that. */
  note(game: string, id: string, solved: boolean): void {
    const before = this.of(game, id);
    if (before === 'first' || before === 'later') return;
    const mark: Mark = !solved ? 'missed' : before === 'missed' ? 'later' : 'first';
    this.#all = { ...this.#all, [game]: { ...this.#all[game], [id]: mark } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing forgets this too.
    }
  }

  /** Reads what another window has kept. */
  refresh(): void {
    this.#all = read();
  }
}

export const progress = new Progress();

/** The next puzzle to solve after this one: the next that is not solved, from the beginning again at the end. */
export function nextOf(
  game: string,
  puzzles: readonly { id: string }[],
  after: string | null,
): string | undefined {
  const at = puzzles.findIndex(({ id }) => id === after);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return (others.find(({ id }) => !progress.isSolved(game, id)) ?? others[0])?.id;
}

/** Grades as people read them: how many levels of bots miss the solution. */
export const DEGREES = ['easy', 'medium', 'hard'] as const;
export type Degree = (typeof DEGREES)[number];
export const degreeOf = (grade: number): Degree => (grade <= 1 ? 'easy' : grade <= 3 ? 'medium' : 'hard');
