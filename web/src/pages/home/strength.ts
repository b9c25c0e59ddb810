// How strong the bots are, beside the games one has played oneself. All figures come from the server.
import type { Strengths, TableCard } from '../../lib/generated/protocol';

/** How many of the latest games are compared. */
const LATEST = 3;

/** What somebody made in their last games against others, the latest last. */
export const latestPoints = (cards: readonly TableCard[], game: string): number[] =>
  cards
    .filter((card) => card.game === game && card.status === 'over' && card.seats.length > 1)
    .flatMap((card) => card.seats.filter(({ you }) => you).slice(0, 1))
    .flatMap(({ score }) => score ?? [])
    .slice(0, LATEST)
    .reverse();

/** The level that makes about as many points, and the next one; nothing before the first game. */
export function evenLevel(
  { levels }: Strengths,
  points: readonly number[],
): { even: string; next: string | null } | null {
  if (points.length === 0) return null;
  const mean = points.reduce((sum, some) => sum + some, 0) / points.length;
  const far = (nth: number) => Math.abs((levels[nth]?.points ?? 0) - mean);
  const nearest = levels.map((_, nth) => nth).sort((a, b) => far(a) - far(b))[0] ?? 0;
  const even = levels[nearest]?.level;
  return even === undefined ? null : { even, next: levels[nearest + 1]?.level ?? null };
}
