/** The state of the Queen Phase: what every colony harvested, ate, was decreed and will score. */
import type { Event, Gain, Resource, Seat } from '../../../lib/generated/march';
import type { MarchGame } from '../game.svelte';

export interface QueenRow {
  seat: Seat;
  harvest: Gain;
  /** Whether it has happened, or is what would happen now. */
  harvested: boolean;
  ants: number;
  food: number;
  larvae: number;
  starving: number;
  fed: boolean;
  decreed: { what: Resource; n: number } | null;
  inner: number;
  goals: number;
  points: number;
}

/** Seats clockwise from the marker. */
export function fromMarker(game: MarchGame): Seat[] {
  const n = game.view.nests.length;
  return Array.from({ length: n }, (_, i) => (game.view.marker + i) % n);
}

export function queenRows(game: MarchGame, events: readonly Event[]): QueenRow[] {
  const began = events.findLastIndex((event) => event.what === 'phase_began' && event.phase === 'queen');
  const since = began < 0 ? [] : events.slice(began + 1);
  const { outlook } = game;
  // Nobody is asked for a decree before all have harvested and eaten.
  const late = outlook.waiting?.decision === 'decree';
  return fromMarker(game).map((seat): QueenRow => {
    const own = since.filter((event) => event.seat === seat);
    const nest = outlook.nests[seat];
    const harvest: Gain = { food: 0, larvae: 0, cards: 0, points: 0 };
    for (const event of own)
      if (event.what === 'collected')
        for (const thing of ['food', 'larvae', 'cards', 'points'] as const)
          harvest[thing] += event.gain[thing];
    const fed = own.find((event) => event.what === 'fed');
    const decreed = own.find((event) => event.what === 'decreed');
    const harvested = late || since.some(({ what }) => what === 'fed');
    const feeding = nest?.feeding;
    return {
      seat,
      harvest: harvested ? harvest : (nest?.harvest ?? harvest),
      harvested,
      ...(fed?.what === 'fed'
        ? { ants: fed.ants, food: fed.food, larvae: fed.larvae, starving: fed.starving, fed: true }
        : {
            ants: nest?.ants ?? 0,
            food: late ? 0 : (feeding?.food_paid ?? 0),
            larvae: late ? 0 : (feeding?.larvae_paid ?? 0),
            starving: late ? 0 : (feeding?.starving ?? 0),
            fed: late,
          }),
      decreed:
        decreed?.what !== 'decreed'
          ? null
          : decreed.food > 0
            ? { what: 'food', n: decreed.food }
            : { what: 'larvae', n: decreed.larvae },
      inner: nest?.inner_hexes ?? 0,
      goals: nest?.goals.filter(({ met }) => met).length ?? 0,
      points: nest?.slumber_points ?? 0,
    };
  });
}
