/** What the prompt of a game says: one sentence of what you do now, one line of how, at most four actions. */
import type { IconName } from '../../look/icons';

export interface PromptAct {
  /** Its name for tests and keys: `data-act`. */
  id: string;
  icon?: IconName;
  text: string;
  /** What it does, or why it cannot be done. */
  hint: string;
  /** A figure at the end of the button, with an icon where it is not points. */
  figure?: string;
  figureIcon?: IconName;
  /** The primary one, which is last. */
  go?: boolean;
  disabled?: boolean;
  run: () => unknown;
}

export interface PromptText {
  icon: IconName;
  say: string;
  how: string;
  acts: PromptAct[];
  tone: 'ask' | 'wait';
}
