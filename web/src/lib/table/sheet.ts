/** What the bottom sheet of a phone holds. */
import type { Snippet } from 'svelte';
import type { IconName } from '../../look/icons';

export interface SheetTab {
  id: string;
  icon: IconName;
  name: string;
  hint: string;
  /** Given a way to another tab. */
  body: Snippet<[(tab: string) => void]>;
}

/** The decision that has a panel. */
export interface SheetMoment {
  kind: string;
  /** In a word, for the tab. */
  name: string;
  hint: string;
  /** Chosen on the board: the prompt stands there. */
  onBoard: boolean;
}
