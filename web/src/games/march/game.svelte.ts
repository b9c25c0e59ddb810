/** A game of March of the Ants as one viewpoint sees it. */
import { SeenGame } from '../../lib/game.svelte';
import type { Action, Components, Event, Outlook, View } from '../../lib/generated/march';

export class MarchGame extends SeenGame<Components, View, Outlook, Event, Action> {}
