/**
 * A live table of March of the Ants. A hand is secret, so around one screen a curtain comes down before it is shown.
 * Reactions that are answered on the meadow need no hand and are asked in the open.
 */
import type { Components, Decision, Event, Outlook } from '../../lib/generated/march';
import { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Sound } from '../../lib/sound';
import type { Tellings } from '../../lib/table/telling.svelte';
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

/** What can be decided without a look at the own hand: everything it depends on is on the meadow and in the nests. */
const OPEN: ReadonlySet<Decision> = new Set(['gain_larvae', 'larvae', 'steps', 'fill_site']);

/** What a seat needs to answer a Reaction in the open; null if it is asked something else. */
export function openReaction({ outlook, seat }: MarchGame): Partial<Outlook> | null {
  const { asked, reaction } = outlook;
  if (!settings.openReactions || !asked || !OPEN.has(asked.decision)) return null;
  // A march as a Reaction may leave a site to be filled.
  const because = asked.because;
  const follows = asked.decision === 'fill_site' && because?.kind === 'deed' && because.by !== seat;
  if (!reaction && !follows) return null;
  return { asked, ...(reaction && { reaction }) };
}

export function liveMarch(
  client: TableClient,
  components: Components,
  player: () => Player | undefined = () => undefined,
  tellings?: Pick<Tellings<MarchTelling>, 'tell' | 'wait' | 'forget' | 'stop'>,
) {
  useNames(components);
  return new Live(client, {
    components,
    make: (actor) => new MarchGame(actor),
    secret: () => true,
    open: openReaction,
    player,
    sound: ({ what }: Event) => SOUNDS[what] ?? null,
    tellings,
    tell: ({ events, story, before, game, own, items }) =>
      tellings?.tell(tellingsOf(events, story, before, game, own).map((told) => ({ ...told, items }))),
  });
}
