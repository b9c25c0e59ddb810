/** What the prompt of a table says, whatever is played. */
import type { IconName } from '../../look/icons';
import type { Refusal } from '../game.svelte';

export interface PromptAct {
  id: string;
  icon?: IconName;
  text: string;
  hint: string;
  /** A figure at the end of the button, with an icon where it is not points. */
  figure?: string;
  figureIcon?: IconName;
  go?: boolean;
  disabled?: boolean;
  run: () => unknown;
}

/** One sentence of what you do now, one line of how, at most four actions, the primary one last. */
export interface PromptText {
  icon: IconName;
  say: string;
  how: string;
  acts: PromptAct[];
  tone: 'ask' | 'wait';
}

/** What the prompt needs of a game. */
export interface Asking {
  readonly busy: boolean;
  readonly seat: number | null;
  readonly view: { readonly to_act: readonly number[] };
  refusal: Refusal | null;
}

/** Who sits where, as far as the panels tell it. */
export interface SeatNote {
  bot: boolean;
  /** In the reader's language: "strong", "away". */
  note?: string;
}
