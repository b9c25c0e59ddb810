/**
 * A live table of March of the Ants. A hand is secret, so around one screen a curtain comes down before it is shown.
 */
import type { Components, Event, View } from '../../lib/generated/march';
import { eventsOf, standing } from '../../lib/items';
import { Live } from '../../lib/live.svelte';
import type { Sound } from '../../lib/sound';
import type { TableClient } from '../../lib/table.svelte';
import type { Player } from './board/animate.svelte';
import { MarchGame } from './game.svelte';
import { tellingsOf, type MarchTelling } from './telling';
import { useNames } from './texts';

const SOUNDS: Partial<Record<Event['what'], Sound>> = {
  hex_placed: 'laid',
  battle_decided: 'battle',
  game_ended: 'end',
};

export function liveMarch(
  client: TableClient,
  components: Components,
  player: () => Player | undefined = () => undefined,
  tell: (telling: MarchTelling[]) => void = () => undefined,
) {
  useNames(components);
  return new Live(client, {
    components,
    make: (actor) => new MarchGame(actor),
    secret: () => true,
    player,
    sound: ({ what }: Event) => SOUNDS[what] ?? null,
    tell: (events: Event[], before: View, game: MarchGame) => {
      const items = client.viewpoints.get(game.seat)?.items ?? [];
      tell(tellingsOf(events, eventsOf<Event>(standing(items)), before, game));
    },
  });
}
