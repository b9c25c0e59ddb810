/** What the prompt of a table says, for any game. */
import type { IconName } from '../../look/icons';
import type { Refusal } from '../game.svelte';

export interface PromptAct {
  id: string;
  icon?: IconName;
  text: string;
  hint: string;
  /** A value at the end of the button, with an icon if it is not points. */
  figure?: string;
  figureIcon?: IconName;
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

/** The part of a game that the prompt needs. */
export interface Asking {
  readonly busy: boolean;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly view: { readonly to_act: readonly number[] };
  refusal: Refusal | null;
}

/** Who is in a seat, as the panels show it. */
export interface SeatNote {
  bot: boolean;
  /** In the reader's language: a bot's level and character ("casual, hunter"), or "away". */
  note?: string;
  /** How a bot plays. */
  hint?: string;
}
