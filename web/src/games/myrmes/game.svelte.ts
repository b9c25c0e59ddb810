/** A game of Myrmes as one viewpoint sees it. */
import { SeenGame } from '../../lib/game.svelte';
import type { Action, Components, Event, Outlook, View } from '../../lib/generated/myrmes';

export class MyrmesGame extends SeenGame<Components, View, Outlook, Event, Action> {}
