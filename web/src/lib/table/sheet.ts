/** The contents of the bottom sheet on a phone. */
import type { Snippet } from 'svelte';
import type { IconName } from '../../look/icons';

export interface SheetTab {
  id: string;
  icon: IconName;
  name: string;
  hint: string;
  /** Takes a function that opens another tab. */
  body: Snippet<[(tab: string) => void]>;
}

/** A decision that has a panel. */
export interface SheetMoment {
  kind: string;
  /** One word for the tab. */
  name: string;
  hint: string;
  /** Whether the choice is made on the board, where the prompt then is. */
  onBoard: boolean;
}
