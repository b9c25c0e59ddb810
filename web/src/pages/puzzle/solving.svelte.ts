/** Somebody solves a puzzle: the copy on which the turn is played, and what came of it. */
import type { Notation, Puzzle, PuzzleTurn, Solved } from '../../lib/generated/protocol';
import { t } from '../../lib/i18n.svelte';
import { progress } from '../../lib/puzzles/progress.svelte';
import type { Ended } from '../../lib/table/prompt';
import type { Imagining } from '../../lib/whatif/imagining.svelte';

const LETTERS = 'ABCDEFGH';
/** What a turn of the answer is called. */
export const letterOf = (nth: number): string => LETTERS[nth] ?? String(nth + 1);

type Ask = (game: string, id: string, actions: readonly Notation[]) => Promise<Solved>;

export class Solving {
  /** How the turn compares with the solution; null before that is asked. */
  result = $state.raw<Solved | null>(null);
  /** Whether the answer is awaited. */
  checking = $state(false);
  /** The turn of the answer that the table shows. */
  shown = $state<number | null>(null);

  constructor(
    readonly puzzle: Puzzle,
    readonly table: Imagining,
    private readonly ask: Ask,
  ) {}

  /** Whether the whole turn has been played. */
  get over(): boolean {
    return this.table.here?.turn_over ?? false;
  }
  /** After the turn nobody is asked anything: a puzzle is one turn. */
  get ended(): Ended | undefined {
    // Everything is read first: what a derived value begins to read later is not always followed.
    const { over, result, shown } = this;
    const said = result ? 'puzzle-looking' : 'puzzle-over';
    const letter = letterOf(shown ?? 0);
    return over ? { icon: 'confirm', say: t(said, { letter }), how: t(`${said}.say`) } : undefined;
  }
  /** Whether anything can be taken back. */
  get begun(): boolean {
    return this.table.node.parent !== null;
  }

  /** Compares the turn that was played with the solution. */
  async check(): Promise<void> {
    if (!this.over) return;
    await this.#answer(this.table.node.tried.map(({ action }) => action));
    this.shown = this.result?.yours ?? null;
  }

  /** Tells the solution to somebody who gives up. */
  async reveal(): Promise<void> {
    await this.#answer([]);
    if (this.result) await this.show(0);
  }

  async #answer(actions: readonly Notation[]): Promise<void> {
    if (this.checking) return;
    const { game, id } = this.puzzle;
    this.checking = true;
    try {
      this.result = await this.ask(game, id, actions);
      progress.note(game, id, this.result.solved);
    } finally {
      this.checking = false;
    }
  }

  /** Shows what a turn of the answer leads to. */
  async show(nth: number): Promise<void> {
    const turn: PuzzleTurn | undefined = this.result?.turns[nth];
    if (!turn) return;
    this.shown = nth;
    await this.table.go(this.table.tree.root);
    await this.table.act(this.puzzle.seat, turn.actions);
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.result = null;
    this.shown = null;
    await this.table.go(this.table.tree.root);
  }
}
