/** A view advanced by one event, for drawing only: the board and the score track, not the colonies' stores. */
import type { Event, View } from '../../../lib/generated/myrmes';
import { CUBES, type Cubes, type Ground } from './garden';

type Colony = View['colonies'][number];

/** The points an event brings to its seat, including those of VP+1. */
export function pointsOf(event: Event): number {
  if (event.what === 'wintered') return event.points;
  const scored = 'scored' in event ? event.scored : null;
  return scored ? scored.points + scored.vp_plus_1 : 0;
}

function less(cubes: Cubes | null, taken: Cubes): Record<(typeof CUBES)[number], number> {
  const left = (cube: (typeof CUBES)[number]) => Math.max(0, (cubes?.[cube] ?? 0) - (taken[cube] ?? 0));
  return { food: left('food'), earth: left('earth'), stone: left('stone') };
}

/** Applies an event to a copy of the view; `null` ends a sortie and changes nothing else. */
export function advance(view: View, event: Event | null, ground: Ground): View {
  const next: View = { ...view, colonies: [...view.colonies] };
  delete (next as { sortie?: unknown }).sortie;
  if (!event) return next;
  const change = (seat: number | undefined, how: (colony: Colony) => Partial<Colony>) => {
    const colony = seat === undefined ? undefined : next.colonies[seat];
    if (colony && seat !== undefined) next.colonies[seat] = { ...colony, ...how(colony) };
  };
  const points = pointsOf(event);
  if (points !== 0) change(event.seat, ({ score }) => ({ score: score + points }));
  switch (event.what) {
    case 'prey_hunted':
      next.prey = Object.fromEntries(Object.entries(view.prey).filter(([at]) => at !== event.at));
      break;
    case 'pheromone_cleared':
      change(event.owner, ({ pheromones }) => ({
        pheromones: pheromones.filter(({ at }) => at !== event.pheromone.at),
      }));
      break;
    case 'tile_placed':
      change(event.seat, ({ pheromones, specials }) =>
        ground.tile(event.tile.tile)?.special
          ? { specials: [...specials, event.tile] }
          : { pheromones: [...pheromones, { ...event.tile, cubes: less(event.cubes, {}) }] },
      );
      break;
    case 'harvested':
      change(event.seat, ({ pheromones }) => ({
        pheromones: pheromones.map((lying) =>
          lying.at === event.from ? { ...lying, cubes: less(lying.cubes, event.cubes) } : lying,
        ),
      }));
      break;
    case 'tunnel_placed':
      change(event.seat, ({ tunnels }) => ({ tunnels: [...(tunnels ?? []), event.at] }));
      break;
    case 'objective_completed': {
      const { emptied, unmarked } = event.given;
      change(event.seat, ({ pheromones, specials }) => ({
        pheromones: pheromones.map((lying) =>
          emptied.includes(lying.at) ? { ...lying, cubes: less(null, {}) } : lying,
        ),
        specials: specials.filter(({ at }) => !unmarked.includes(at)),
      }));
      next.orphans = [
        ...view.orphans,
        ...view.colonies.flatMap(({ specials }, seat) =>
          seat === event.seat ? specials.filter(({ at }) => unmarked.includes(at)) : [],
        ),
      ];
      break;
    }
  }
  return next;
}
