/**
 * Moments that only tell: what has happened, for everybody, whether or not somebody had a choice.
 *
 * They are shown one after the other and never hold anybody up: each ends by itself, with a key, or with the next move.
 * Pointing at one or focusing it stops its clock. The queue belongs to the table: it waits behind a curtain, and another
 * seat that is shown goes on with it.
 */
import type { IconName } from '../../look/icons';
import type { Pointed } from '../game.svelte';
import { settings } from '../settings.svelte';

export interface Telling {
  /** Names its panel. */
  kind: string;
  /** How long it is shown at the normal speed, in milliseconds. */
  ms: number;
  icon: IconName;
  say: string;
  how: string;
  /** What the prompt says first, until the stage has shown the outcome: for this long at the speed of the stage. */
  opening?: { say: string; how: string; ms: number };
  /** The factor by which its stage takes longer than at the normal speed; `ms` includes it. */
  tempo?: number;
  /** How long its end is shown instead of the whole where many wait. Without it, it is always shown whole. */
  brief?: number;
  /** Whether it stays until the next move where nothing is animated. */
  stays?: boolean;
  /** Whether the prompt says everything, so that it has no panel. A phone shows the own colony in its place. */
  bare?: boolean;
  /** What it marks on the board as long as it is shown. */
  marks?: Pointed;
  /** The board as it was before it, which stays until the stage has shown for this long what happened. */
  board?: { before: unknown; ms: number };
  /** The items it tells of. Once one of them is undone, it is no longer true. */
  items?: readonly number[];
  /** Set when it is shown: the factor for every delay and duration of its stage. With 0 the stage shows its end. */
  pace?: number;
}

/** A board that shows nothing before the stage has told it. */
export interface Follower<T> {
  /** A stage begins, and holds the board as it was. */
  begins(): void;
  /** The stage has come to what happened on the board. */
  opens(told: T): void;
  /** The board is held no longer, because it was skipped, undone or left out. */
  passes(): void;
}

/** With more than this many waiting, those that have a short form are shown in it. */
const MANY = 3;
/** With more than this many waiting, the oldest of those are left out, so that it never lags far behind. The log has them. */
const MOST = 12;

/** How long after its end a key still belongs to what was told: longer than somebody takes to see the end and stop. */
const TOO_LATE_MS = 600;

export class Tellings<T extends Telling = Telling> {
  current = $state.raw<T | null>(null);
  /** Whether its clock stands still. */
  held = $state(false);
  /** Whether the stage of the current one has yet to show the outcome. */
  #opening = $state(false);
  #waiting: T[] = [];
  /** What the board has yet to show, in order: the current one until its stage has come to that, and those that wait. */
  #holding = $state.raw<readonly T[]>([]);
  /** The current one, once its stage has let the board go on. */
  #opened: T | null = null;
  #opens: ReturnType<typeof setTimeout> | undefined;
  /** The board beside the stage. */
  follower: Follower<T> | null = null;
  /** The current one as it was told. */
  #told: T | null = null;
  /** Whether a curtain is down. */
  #behind = false;
  /** Whether the current one stays until the next move. */
  #staying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outcome: ReturnType<typeof setTimeout> | undefined;
  /** What is left of the time of the current one when its clock was last started, and when that was. */
  #left = 0;
  #since = 0;
  /** When one last ended by itself. */
  #ranOut = -Infinity;

  /** What the prompt says now. */
  get said(): { say: string; how: string } | null {
    return (this.#opening && this.current?.opening) || this.current;
  }

  /** Whether what is said is the last word: only that is read aloud. */
  get settled(): boolean {
    return !this.#opening;
  }

  /** The board as it was before the current one. */
  get before(): unknown {
    return this.current && this.#holding[0] === this.#told ? this.next : null;
  }

  /** The board as it was before the next thing that it has not shown. */
  get next(): unknown {
    return settings.still ? null : (this.#holding[0]?.board?.before ?? null);
  }

  /** The first item whose outcome the stage has yet to show: the log goes no further. */
  get untold(): number {
    const items = settings.still ? [] : this.#holding.flatMap(({ items = [] }) => items);
    return Math.min(...items);
  }

  /** Somebody does something: the board is shown as it is, whatever is still told. */
  release(): void {
    this.#hold([]);
  }

  /** Tells this after what waits already. A move that has nothing to tell calls it with an empty list. */
  tell(list: readonly T[]): void {
    this.#moved();
    this.#waiting.push(...list);
    this.#holding = [...this.#holding, ...list.filter(({ board }) => board)];
    while (this.#waiting.length > MOST) {
      const oldest = this.#waiting.findIndex(({ brief }) => brief !== undefined);
      if (oldest < 0) break;
      this.#waiting.splice(oldest, 1);
    }
    if (this.current) this.#tidy();
    else this.#next();
  }

  /** Goes on to the next one. */
  skip(): void {
    this.#next();
  }

  /**
   * Goes on at a key that means only that. One that comes a moment too late was still meant for what ended by itself: it
   * is taken, too, so that it does not answer a question that its player has not read.
   */
  goOn(): boolean {
    if (this.current) this.#next();
    else if (performance.now() - this.#ranOut > TOO_LATE_MS) return false;
    return true;
  }

  /** Leaves everything out that has not been told. */
  stop(): void {
    this.#waiting = [];
    this.#next();
  }

  /** Waits while a curtain is down. What it interrupts begins again when it is lifted. */
  wait(behind: boolean): void {
    if (behind === this.#behind) return;
    this.#behind = behind;
    if (behind && this.#told) {
      this.#rewind();
      this.#waiting.unshift(this.#told);
    }
    this.#next();
  }

  /** The stage of the current one begins again, because another seat is shown: so does its clock. */
  again(): void {
    this.#rewind();
    if (this.#told) this.#begin(this.#told, this.current?.pace === 0 && !settings.still);
  }

  /** Leaves out what tells of these items: they were undone. */
  forget(undone: ReadonlySet<number>): void {
    const untrue = ({ items = [] }: T) => items.some((item) => undone.has(item));
    this.#waiting = this.#waiting.filter((told) => !untrue(told));
    if (this.#told && untrue(this.#told)) this.#next();
    else this.#tidy();
  }

  hold(held: boolean): void {
    if (!this.current || held === this.held) return;
    this.held = held;
    clearTimeout(this.#timer);
    if (held) this.#left -= performance.now() - this.#since;
    else this.#run();
  }

  /** After a move, what stays has only its own time left. */
  #moved(): void {
    if (!this.#staying) return;
    this.#staying = false;
    if (this.held) return;
    this.#left -= performance.now() - this.#since;
    this.#run();
  }

  #next(): void {
    const many = this.#waiting.length > MANY;
    const told = this.#behind ? null : (this.#waiting.shift() ?? null);
    if (told) this.#begin(told, many && told.brief !== undefined);
    else {
      clearTimeout(this.#timer);
      clearTimeout(this.#outcome);
      clearTimeout(this.#opens);
      this.#told = this.current = null;
      this.#staying = this.#opening = this.held = false;
      this.#tidy();
    }
  }

  /** The stage of the current one begins again, so the board goes back to what was before it. */
  #rewind(): void {
    if (this.#opened) this.#holding = [this.#opened, ...this.#holding];
    this.#opened = null;
  }

  /** What is no longer told holds nothing back. */
  #tidy(): void {
    this.#hold(this.#holding.filter((told) => told === this.#told || this.#waiting.includes(told)));
  }

  #hold(holding: readonly T[]): void {
    if (holding.length === this.#holding.length) return;
    this.#holding = holding;
    this.follower?.passes();
  }

  /** The board goes on with what the stage tells now. */
  #open(told: T): void {
    this.#opened = told;
    this.#holding = this.#holding.filter((other) => other !== told);
    this.follower?.opens(told);
  }

  #begin(told: T, short: boolean): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#outcome);
    clearTimeout(this.#opens);
    const pace = short || settings.still ? 0 : settings.pace * (told.tempo ?? 1);
    const ms = (short ? (told.brief ?? told.ms) : told.ms) * settings.pace;
    this.#told = told;
    this.current = { ...told, ms, pace };
    this.held = false;
    this.#opened = null;
    this.#tidy();
    this.#staying = settings.still && told.stays === true;
    this.#left = ms;
    this.#run();
    const opening = (told.opening?.ms ?? 0) * pace;
    this.#opening = opening > 0;
    // Unlike the clock, the stage does not stop for whoever points at it, and the prompt follows the stage.
    if (opening > 0) this.#outcome = setTimeout(() => (this.#opening = false), opening);
    if (!told.board || !this.before) return;
    this.follower?.begins();
    const open = told.board.ms * pace;
    if (open > 0) this.#opens = setTimeout(() => this.#open(told), open);
    else this.#open(told);
  }

  #runOut(): void {
    this.#ranOut = performance.now();
    this.#next();
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    if (!this.#staying) this.#timer = setTimeout(() => this.#runOut(), Math.max(0, this.#left));
  }
}
