/** A coach at the table of a lesson: what it says now, what it points at, and what it thinks of what a player is about to do. */
import type { Item, LessonStep, Notation } from '../generated/protocol';
import { settings } from '../settings.svelte';
import { keepLesson, keptLesson } from './kept';
import { isAbout, stepOf, type Times } from './lesson';

/** A remark of the coach once the lesson is over: a text and its values. */
export interface Remark {
  key: string;
  args: Record<string, string | number>;
}

/** What a game tells its coach. */
export interface Lectern extends Times {
  /** The current time, in the words of the steps. */
  now: () => string;
  /** Something worth saying about the position, if there is. */
  remark: () => Remark | null;
  /** The actions that are possible now. */
  possible: () => readonly string[];
}

export class Coach {
  /** How many steps at the beginning have been read, and whether the coach was sent away. */
  #read = $state(0);
  #gone = $state(false);
  /** What the player was about to do instead. */
  instead = $state.raw<readonly Notation[] | null>(null);
  /** The step whose order the player need not follow. */
  #free = $state(-1);
  showing = $state(false);
  /** Whether a step is being taken back. */
  #going = false;

  constructor(
    readonly game: string,
    readonly steps: readonly LessonStep[],
    private readonly table: string,
    private readonly seat: number,
    private readonly items: () => readonly Item[],
    private readonly lectern: Lectern,
    /** Parts of the table that are folded until a step explains them. */
    readonly later: Readonly<Record<string, string>> = {},
  ) {
    ({ read: this.#read, gone: this.#gone } = keptLesson(table));
  }

  /** The number of the step that is to be done. */
  nth = $derived.by(() =>
    stepOf({
      ...this.lectern,
      steps: this.steps,
      items: this.items(),
      seat: this.seat,
      now: this.lectern.now(),
      read: this.#read,
    }),
  );
  /** The current step, as soon as its time has come. */
  step = $derived.by((): LessonStep | null => {
    const step = this.#gone ? undefined : this.steps[this.nth];
    return step && this.lectern.when(step.at) <= this.lectern.when(this.lectern.now()) ? step : null;
  });
  /** Once the lesson is over, and while its next step has not come, the coach only remarks. */
  remark = $derived.by((): Remark | null =>
    this.step || this.#gone || settings.coach === 'never' ? null : this.lectern.remark(),
  );
  /** Whether the lesson is over, because every step was done or the coach was sent away. */
  get over(): boolean {
    return this.#gone || this.nth >= this.steps.length;
  }
  /** Whether the current step can be shown: the position is as the lesson expects it. */
  get showable(): boolean {
    const [first] = this.step?.do ?? [];
    return first !== undefined && this.lectern.possible().includes(first);
  }

  /** Does what the current step asks for, waiting for `pause` after each action. */
  async doStep(act: (actions: readonly Notation[]) => Promise<boolean>, pause: () => Promise<unknown>) {
    const { step } = this;
    if (!step || this.showing) return;
    this.showing = true;
    for (const action of step.do) {
      if (!(await act([action]))) break;
      await pause();
    }
    this.showing = false;
  }

  /** Leaves a step behind: it is done at once, so that the ones after it find the position they expect. */
  async skip(act: (actions: readonly Notation[]) => Promise<boolean>): Promise<void> {
    this.instead = null;
    if (this.showable) await this.doStep(act, () => Promise.resolve());
    else this.goOn();
  }

  /** Whether the player may do this now. If the coach would rather have something else done first, it says so. */
  agrees(actions: readonly Notation[]): boolean {
    const { step } = this;
    const [first] = actions;
    if (!step || first === undefined || this.#free === this.nth || this.showing) return true;
    const wanted = step.do.length > 0 && !isAbout(step, first);
    // Where nothing of what the step asks for is possible, there is nothing to insist on.
    const possible = this.lectern.possible().some((action) => isAbout(step, action));
    if (!wanted || !possible) return true;
    this.instead = actions;
    return false;
  }

  /** The player decides: to do it anyway, or to follow the coach. */
  decide(anyway: boolean): readonly Notation[] | null {
    const { instead } = this;
    this.instead = null;
    if (anyway) this.#free = this.nth;
    return anyway ? instead : null;
  }

  /** Whether the last step can be taken back: by reading it again, or by undoing what was done. */
  mayGoBack(undoable: number): boolean {
    if (this.#gone || this.nth === 0 || this.showing) return false;
    return this.#reread || undoable > 0;
  }

  /** The last step was only read. */
  get #reread(): boolean {
    return this.#read === this.nth && this.steps[this.nth - 1]?.do.length === 0;
  }

  /** Takes back the last step. */
  async goBack(game: { readonly undoable: number; undo(): Promise<unknown> }): Promise<void> {
    if (this.#going) return;
    this.#going = true;
    const from = this.nth;
    this.instead = null;
    this.#free = -1;
    if (this.#reread) {
      this.#read = from - 1;
      this.keep();
    } else {
      // What was skipped counts as read: it is asked for again.
      this.#read = Math.min(this.#read, from - 1);
      while (game.undoable > 0 && this.nth >= from) await game.undo();
    }
    this.#going = false;
  }

  /** The step that explains a part of the table, while it has not come yet: its number, counted from 1. */
  laterIn(step: string): number | null {
    const nth = this.steps.findIndex(({ id }) => id === step);
    return this.over || nth <= this.nth ? null : nth + 1;
  }

  /** Goes on from a step that is only read, or from one that the position does not allow any more. */
  goOn(): void {
    this.#read = this.nth + 1;
    this.keep();
  }

  leave(): void {
    this.#gone = true;
    this.instead = null;
    this.keep();
  }

  /** Keeps what the log does not tell, and for other pages that the lesson is over. */
  keep(): void {
    keepLesson(this.table, { read: this.#read, gone: this.#gone, over: this.over });
  }
}
