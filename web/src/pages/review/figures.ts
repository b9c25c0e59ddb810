/** The figures of a review as people read them: whole hundredths that add up. */
import type { Moved, Review, ReviewDecision } from '../../lib/generated/protocol';
import type { Advice } from '../../lib/table/hints.svelte';

export const hundredths = (share: number): number => Math.round(100 * share);

/** The seats as bands of the chart from below: the reader's own one first. */
export function bandsOf({ moments, together }: Review, seat: number): { seat: number; shares: number[] }[] {
  const seats = (moments[0]?.shares ?? []).map((_, nth) => nth);
  // Who wins together has one share, and the game has the rest.
  const shown = together ? [seat] : [seat, ...seats.filter((other) => other !== seat)];
  return shown.map((nth) => ({ seat: nth, shares: moments.map(({ shares }) => 100 * (shares[nth] ?? 0)) }));
}

/**
 * What moved a seat's share from each moment to the next, in hundredths. Shares and the first two parts are rounded, and
 * the last part is what is left, so that what is shown adds up.
 */
export function movedOf({ moments, seats }: Review, seat: number): Moved[] {
  const shares = moments.map(({ shares }) => hundredths(shares[seat] ?? 0));
  const alone = seats.length === 1;
  return (seats[seat]?.moved ?? []).map((moved, nth) => {
    const change = (shares[nth + 1] ?? 0) - (shares[nth] ?? 0);
    const own = -hundredths(-moved.own);
    const chance = alone ? change - own : hundredths(moved.chance);
    return { own: own || 0, chance: chance || 0, others: change - own - chance || 0 };
  });
}

export const PARTS = ['own', 'chance', 'others'] as const;

export const sumOf = (moved: readonly Moved[]): Moved =>
  moved.reduce(
    (sum, { own, chance, others }) => ({
      own: sum.own + own,
      chance: sum.chance + chance,
      others: sum.others + others,
    }),
    { own: 0, chance: 0, others: 0 },
  );

/** The costliest decisions of a seat: at most so many. */
export const costliest = ({ decisions }: Review, seat: number, most = 3): ReviewDecision[] =>
  decisions.filter((decision) => decision.seat === seat).slice(0, most);

/** Where a decision stands along the moments: 2.5 is halfway between the third and the fourth. */
export function along({ moments }: Review, { action, stretch }: ReviewDecision): number {
  const [from, to] = [moments[stretch]?.actions ?? 0, moments[stretch + 1]?.actions ?? 1];
  return stretch + Math.min(1, Math.max(0, (action - from) / Math.max(1, to - from)));
}

/** Moves places that are closer than `gap` apart, within the limits and as little as that takes. */
export function apart(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((at, nth) => ({ at, nth })).sort((a, b) => a.at - b.at);
  const moved = [...places];
  let least = from;
  for (const { at, nth } of order) {
    moved[nth] = Math.max(at, least);
    least = Math.max(at, least) + gap;
  }
  let most = to;
  for (const { at, nth } of order.toReversed()) {
    moved[nth] = Math.min(moved[nth] ?? at, most);
    most = (moved[nth] ?? at) - gap;
  }
  return moved;
}

const sum = (points: { [source in string]?: number }, of: readonly string[]) =>
  of.reduce((all, source) => all + (points[source] ?? 0), 0);

/** Points by the sources of the final score: one's own, and those of strong play. */
export function bySource({ seats, strong_games: games }: Review, seat: number, { sources }: Advice) {
  const played = seats[seat];
  if (!played || games === 0) return [];
  return sources().map(({ key, icon, name, of }) => {
    const [own, strong] = [sum(played.points, of), sum(played.strong, of)];
    return { key, icon, name, own: Math.round(own), strong: Math.round(strong) };
  });
}

/** By how much the better turn brings more of each source; the largest difference first. */
export const gains = ({ points }: ReviewDecision, { sources }: Advice) =>
  sources()
    .map(({ key, name, of }) => ({ key, name, points: sum(points, of) }))
    .filter(({ points }) => Math.abs(points) >= 0.1)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));

/** How a game ended for a seat. */
export function outcome({ standing, together }: Review, seat: number) {
  if (!standing) return { result: 'given-up', points: 0 } as const;
  const { scores, places } = standing;
  const won = places[seat] === 1;
  if (together) return { result: won ? 'together-won' : 'together-lost', points: 0 } as const;
  const own = scores[seat] ?? 0;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  const shared = places.filter((place) => place === 1).length > 1;
  if (won && shared) return { result: 'shared', points: 0 } as const;
  const points = Math.abs(own - best);
  // Equal points are told apart by something else.
  if (points === 0) return { result: won ? 'won-tie' : 'lost-tie', points } as const;
  return { result: won ? 'won' : 'lost', points } as const;
}
