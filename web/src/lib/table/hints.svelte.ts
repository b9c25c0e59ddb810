/** "What would you do?": what the strongest bot would do in the player's place, and why. */
import type { IconName } from '../../look/icons';
import type { Pointed } from '../game.svelte';
import { NOTHING } from '../game.svelte';
import type { Hint, HintTurn, Item } from '../generated/protocol';
import type { Line } from '../log/lines';

/** A source of points, and the names that the evaluation has for its parts. */
export interface PointSource {
  key: string;
  icon: IconName;
  name: string;
  of: readonly string[];
}

/** What a game says about the parts of an evaluation. */
export interface Advice {
  sources: () => PointSource[];
  /** The points that have no source: everybody begins with them. */
  begun: number;
}

/** A turn of a hint as the panel shows it. */
export interface HintedTurn extends HintTurn {
  letter: string;
  lines: Line[];
}

const LETTERS = ['A', 'B', 'C'];

export class Hints {
  /** Whether the bot is thinking. */
  asking = $state(false);
  /** The letter that is looked at. */
  chosen = $state(0);
  #hint = $state.raw<{ seat: number; seen: number; turns: HintedTurn[] } | null>(null);
  /** Counts the questions, so that a late answer to an earlier one is not shown. */
  #asked = 0;

  constructor(
    /** Asks the server; null if it refused, which the player has been told. */
    private readonly from: (seat: number) => Promise<Hint | null>,
    /** What a seat has been told so far, and its log. */
    private readonly items: (seat: number) => Item[],
    private readonly lines: (items: Item[], seat: number) => Line[],
    readonly advice: Advice,
    /** Whether other people see that one asks. */
    readonly seen: () => boolean = () => false,
  ) {}

  /** The turns of the hint for this seat; null without one, or once something has happened since. */
  turns(seat: number | null): HintedTurn[] | null {
    const hint = this.#hint;
    return hint && hint.seat === seat && this.items(hint.seat).length === hint.seen ? hint.turns : null;
  }

  async ask(seat: number): Promise<void> {
    const nth = ++this.#asked;
    this.asking = true;
    try {
      const hint = await this.from(seat);
      if (!hint || nth !== this.#asked) return;
      this.#hint = { seat, seen: hint.seen, turns: this.#told(seat, hint) };
      this.chosen = 0;
    } finally {
      if (nth === this.#asked) this.asking = false;
    }
  }

  close(): void {
    this.#asked++;
    this.asking = false;
    this.#hint = null;
  }

  /** What the chosen turn would change, and where all of them lead, for the board. */
  marks(seat: number | null): Pointed {
    const turns = this.turns(seat);
    const turn = turns?.[this.chosen];
    if (!turns || !turn) return NOTHING;
    const letters: Record<string, string> = {};
    for (const { lines, letter } of turns) {
      const last = lines.flatMap(({ hexes }) => hexes).at(-1);
      if (last !== undefined) letters[last] = (letters[last] ?? '') + letter;
    }
    return {
      hexes: turn.lines.flatMap(({ hexes }) => hexes).filter((hex, i, all) => all.indexOf(hex) === i),
      seats: [],
      imagined: true,
      // To a tile of several hexes it leads only as far as the first.
      ways: turns.map(({ lines }, nth) => ({
        hexes: lines.flatMap(({ hexes }, i) => (i < lines.length - 1 ? hexes : hexes.slice(0, 1))),
        chosen: nth === this.chosen,
      })),
      numbered: Object.entries(letters).map(([hex, text]) => ({ hex, text })),
    };
  }

  #told(seat: number, { turns }: Hint): HintedTurn[] {
    const items = this.items(seat);
    const n = items.length;
    return turns.map((turn, nth) => {
      const played: Item = { n, at: 0, what: 'played', seat, action: null, events: turn.events };
      const lines = this.lines([...items, played], seat).filter(({ item }) => item === n);
      return { ...turn, letter: LETTERS[nth] ?? String(nth + 1), lines };
    });
  }
}
