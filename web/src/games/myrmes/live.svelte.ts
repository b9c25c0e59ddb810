/** A live table of Myrmes. While everybody chooses in secret, nobody sees another's choice. */
import type { Components, Event } from '../../lib/generated/myrmes';
import type { Item } from '../../lib/generated/protocol';
import { eventsOf } from '../../lib/items';
import { Live } from '../../lib/live.svelte';
import type { TableClient } from '../../lib/table.svelte';
import type { Player } from './board/animate.svelte';
import { MyrmesGame } from './game.svelte';

export function liveMyrmes(
  client: TableClient,
  components: Components,
  player: () => Player | undefined = () => undefined,
) {
  return new Live(client, {
    components,
    make: (actor) => new MyrmesGame(actor),
    // The server sends `asked` only while everybody chooses at the same time.
    secret: ({ view }) => view.asked !== undefined,
    player,
  });
}

/** Where the nurses of a seat stood when the log last said so. */
export function nursesOf(items: Item[], seat: number): number[] | null {
  const told = eventsOf<Event>(items).findLast(
    (event) => event.what === 'nurses_placed' && event.seat === seat,
  );
  if (told?.what !== 'nurses_placed') return null;
  return [told.larvae, told.soldiers, told.workers, told.atelier];
}
