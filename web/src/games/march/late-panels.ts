// The panels of all decisions and of what is told; `late.ts` loads them.
import type { Component } from 'svelte';
import Battle from './moments/Battle.svelte';
import Cards from './moments/Cards.svelte';
import Effect from './moments/Effect.svelte';
import Explore from './moments/Explore.svelte';
import GainChoice from './moments/GainChoice.svelte';
import Horde from './moments/Horde.svelte';
import Lay from './moments/Lay.svelte';
import Losses from './moments/Losses.svelte';
import March from './moments/March.svelte';
import type { MomentKind, Moments } from './moments/moments.svelte';
import Offered from './moments/Offered.svelte';
import Pay from './moments/Pay.svelte';
import Pick from './moments/Pick.svelte';
import Players from './moments/Players.svelte';
import Queen from './moments/Queen.svelte';
import Rest from './moments/Rest.svelte';
import Skip from './moments/Skip.svelte';
import Species from './moments/Species.svelte';

export { default as Final } from './moments/Final.svelte';
export { default as Spoils } from './moments/Spoils.svelte';
export { default as Told } from './told/Told.svelte';

export const PANELS: Record<Exclude<MomentKind, 'final'>, Component<{ moments: Moments }>> = {
  species: Species,
  explore: Explore,
  pick: Pick,
  march: March,
  pay: Pay,
  lay: Lay,
  gains: GainChoice,
  cards: Cards,
  players: Players,
  effect: Effect,
  losses: Losses,
  battle: Battle,
  queen: Queen,
  horde: Horde,
  rest: Rest,
  skip: Skip,
  offered: Offered,
};
