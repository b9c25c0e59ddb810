/** A live table of Myrmes. While everybody chooses in secret, nobody sees another's choice. */
import type { Components, Event } from '../../lib/generated/myrmes';
import type { Item } from '../../lib/generated/protocol';
import { eventsOf } from '../../lib/items';
import { Live } from '../../lib/live.svelte';
import type { Sound } from '../../lib/sound';
import type { Tellings } from '../../lib/table/telling.svelte';
import type { TableClient } from '../../lib/table.svelte';
import type { Player } from './board/animate.svelte';
import { MyrmesGame } from './game.svelte';
import { tellingsOf, type MyrmesTelling } from './telling';

const SOUNDS: Partial<Record<Event['what'], Sound>> = {
  tile_placed: 'laid',
  wintered: 'winter',
  game_ended: 'end',
};

export function liveMyrmes(
  client: TableClient,
  components: Components,
  player: () => Player | undefined = () => undefined,
  tellings?: Pick<Tellings<MyrmesTelling>, 'tell' | 'wait' | 'forget' | 'stop'>,
) {
  return new Live(client, {
    components,
    make: (actor) => new MyrmesGame(actor),
    // The server sends `asked` only while everybody chooses at the same time.
    secret: ({ view }) => view.asked !== undefined,
    player,
    sound: ({ what }: Event) => SOUNDS[what] ?? null,
    tellings,
    tell: ({ events, before, game, items }) =>
      tellings?.tell(tellingsOf(events, before, game).map((told) => ({ ...told, items }))),
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
