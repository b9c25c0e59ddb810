/** What the prompt of a table says, for any game. */
import type { IconName } from '../../look/icons';
import type { Notation } from '../generated/protocol';
import type { Pointed, Question, Refusal } from '../game.svelte';

export interface PromptAct {
  id: string;
  icon?: IconName;
  text: string;
  /** What a phone shows instead of a long text. Read aloud, the button has both, unless this is a part of the text. */
  short?: string;
  hint: string;
  /** A value at the end of the button, with an icon if it is not points. */
  figure?: string;
  figureIcon?: IconName;
  /** The value in words, for whoever does not see what it is a value of. */
  figureText?: string;
  go?: boolean;
  disabled?: boolean;
  run: () => unknown;
}

/** One sentence on what to do now, one line on how, and at most four actions, the primary one last. */
export interface PromptText {
  icon: IconName;
  say: string;
  how: string;
  acts: PromptAct[];
  tone: 'ask' | 'wait';
  /** `how` only says that others decide, so a bot that thinks may be named in its place. */
  idle?: boolean;
}

/** What the prompt says once nobody is asked anything any more. */
export type Ended = Pick<PromptText, 'icon' | 'say' | 'how'>;

/** The current decision, as the table shows it. */
export interface MomentsLike {
  /** The open panel; null if the board is enough. */
  readonly kind: string | null;
  readonly prompt: PromptText;
  /** Whether the choice is made on the board: the panel then only counts. */
  readonly onBoard: boolean;
  /** Folded to its heading, to show the own colony. */
  folded: boolean;
}

/** The part of a game that the prompt needs. */
export interface Asking {
  readonly busy: boolean;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly view: { readonly to_act: readonly number[] };
  refusal: Refusal | null;
}

/** The part of a game that the table needs. */
export interface AtTable extends Asking {
  /** How many items of the log have arrived. */
  readonly told: number;
  /** Whether there is more than one thing to do now. */
  readonly mayChoose: boolean;
  act(actions: readonly Notation[]): Promise<boolean>;
  /** How many of our actions can be undone without asking anybody. */
  readonly undoable: number;
  undo(): Promise<void>;
  /** What a single click would do, if the player wants to be asked first, or the last click of a hint. */
  readonly wish: { readonly asks?: Question } | null;
  lead(actions: readonly Notation[], asks: Question): Promise<void>;
  meant(yes: boolean): Promise<void>;
  /** The seat whose colony is shown. */
  shown: number | null;
  /** The places and seats that are pointed at elsewhere, and those that what is being told marks. */
  pointed: Pointed;
  marked: Pointed;
}

/** Who is in a seat, as the panels show it. */
export interface SeatNote {
  bot: boolean;
  /** In the reader's language: a bot's level and character ("casual, hunter"), or "away". */
  note?: string;
  /** How a bot plays. */
  hint?: string;
}
