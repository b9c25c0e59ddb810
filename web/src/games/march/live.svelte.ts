/**
 * A live table of March of the Ants. A hand is secret, so around one screen a curtain comes down before it is shown.
 */
import type { Components } from '../../lib/generated/march';
import { Live } from '../../lib/live.svelte';
import type { TableClient } from '../../lib/table.svelte';
import type { Player } from './board/animate.svelte';
import { MarchGame } from './game.svelte';
import { useNames } from './texts';

export function liveMarch(
  client: TableClient,
  components: Components,
  player: () => Player | undefined = () => undefined,
) {
  useNames(components);
  return new Live(client, {
    components,
    make: (actor) => new MarchGame(actor),
    secret: () => true,
    player,
  });
}
