/** A game of March of the Ants as one viewpoint sees it. */
import { SeenGame } from '../../lib/game.svelte';
import type { Action, Components, Event, Outlook, View } from '../../lib/generated/march';
import type { Choice } from '../../lib/generated/protocol';

export class MarchGame extends SeenGame<Components, View, Outlook, Event> {
  /** Whether the seat is asked in the open: the view is the spectators', and no hand is in it. */
  get open(): boolean {
    return this.seat !== null && this.view.seat !== this.seat;
  }
}

/** A legal action and its line of notation. */
export interface Deed<A extends Action = Action> {
  line: string;
  action: A;
}

export const deedOf = ({ text, action }: Choice): Deed => ({ line: text, action: action as Action });
