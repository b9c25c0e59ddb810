/** A game of March of the Ants as one viewpoint sees it. */
import { SeenGame } from '../../lib/game.svelte';
import type { Action, Components, Event, Outlook, View } from '../../lib/generated/march';

export class MarchGame extends SeenGame<Components, View, Outlook, Event, Action> {
  /** Whether the seat is asked in the open: the view is the spectators', and no hand is in it. */
  get open(): boolean {
    return this.seat !== null && this.view.seat !== this.seat;
  }
}
