/** The results of several tables with the same deal, compared by seat. */
import type { Deal } from '../../lib/generated/protocol';

/** The points of a seat at each table, in the order of the tables; null where they are not known. */
export const scoresOf = ({ tables }: Pick<Deal, 'tables'>, seat: number): (number | null)[] =>
  tables.map(({ scores }) => scores?.[seat]?.score ?? null);

/** The mean points of a seat over all tables; null with fewer than two, where there is nothing to compare. */
export function meanOf(deal: Pick<Deal, 'tables'>, seat: number): number | null {
  const known = scoresOf(deal, seat).filter((score) => score !== null);
  return known.length < 2 ? null : known.reduce((sum, score) => sum + score, 0) / known.length;
}

/** What somebody made of a seat. */
export interface Made {
  table: number;
  seat: number;
  name: string;
  you: boolean;
  score: number;
  /** How much better than the mean of that seat. */
  better: number;
}

/** Everybody whose seat can be compared, the best first. Bots are part of the deal, so only people are listed. */
export function madeOf(deal: Pick<Deal, 'tables' | 'players'>): Made[] {
  const means = Array.from({ length: deal.players }, (_, seat) => meanOf(deal, seat));
  return deal.tables
    .flatMap(({ card, scores }, table) =>
      card.seats.flatMap(({ kind, name, you }, seat): Made[] => {
        const [score, mean] = [scores?.[seat]?.score, means[seat]];
        const isPerson = kind === 'human' || kind === 'local';
        if (!isPerson || score === undefined || mean == null) return [];
        return [{ table, seat, name, you, score, better: score - mean }];
      }),
    )
    .sort((a, b) => b.better - a.better || b.score - a.score);
}
