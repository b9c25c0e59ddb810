/** A live table of March of the Ants. A hand is for nobody else's eyes, so around one screen a curtain falls before it. */
import type { Components, Event, View } from '../../lib/generated/march';
import { Live, type LiveGame } from '../../lib/live.svelte';
import type { TableClient } from '../../lib/table.svelte';
import { MarchGame } from './game.svelte';

type March = LiveGame<Components, View, Event, MarchGame>;

export function liveMarch(
  client: TableClient,
  components: Components,
  heard: Pick<March, 'fresh' | 'jumped'> = {},
) {
  return new Live(client, {
    components,
    make: (actor) => new MarchGame(actor),
    secret: () => true,
    ...heard,
  });
}
