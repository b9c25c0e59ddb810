/** The sources of colony points, the winners, and the history of the scores. */
import type { Event, NestView, Source } from '../../../lib/generated/march';
import type { Item } from '../../../lib/generated/protocol';
import { t } from '../../../lib/i18n.svelte';
import { eventsOf, standing } from '../../../lib/items';
import {
  ranked,
  type ChartPoint,
  type Row,
  type ScoreSource,
  type ScoreSheet,
} from '../../../lib/moments/ranking';
import type { IconName } from '../../../look/icons';
import type { MarchGame } from '../game.svelte';

/** In the order of `--src-1` to `--src-6`. */
export const SOURCES: { key: string; icon: IconName; of: Source[] }[] = [
  { key: 'sites', icon: 'm-point', of: ['sites'] },
  { key: 'battles', icon: 'ferocity', of: ['battles', 'centipedes'] },
  { key: 'bodies', icon: 'm-thorax', of: ['bodies'] },
  { key: 'slumber', icon: 'm-goal', of: ['inner_meadow', 'goals'] },
  { key: 'cards', icon: 'm-card', of: ['cards'] },
  { key: 'awards', icon: 'first-player', of: ['awards'] },
];
export const sources = () => SOURCES.map((source) => ({ ...source, name: t(`mm-source-${source.key}`) }));
export const lostSource = (): ScoreSource => ({ key: 'lost', icon: 'close', name: t('mm-source-lost') });

/** The players with the most points; ants in the meadow break a tie. */
export function winners({ view, outlook }: MarchGame): number[] {
  const rank = view.nests.map(({ score }, seat) => score * 1000 + (outlook.nests[seat]?.ants ?? 0));
  const best = Math.max(...rank);
  return rank.flatMap((each, seat) => (each === best ? [seat] : []));
}

function rowOf({ score, scored = {} }: NestView, seat: number) {
  const parts = SOURCES.map(({ of }) =>
    of.reduce((sum, source) => sum + Math.max(0, scored[source] ?? 0), 0),
  );
  const lost = parts.reduce((sum, n) => sum + n, 0) - score;
  return { seat, score, parts, lost };
}

/** The ranking; equal scores share a place unless the ants in the meadow break the tie. */
export function ranking(game: MarchGame): Row[] {
  const ants = (seat: number) => game.outlook.nests[seat]?.ants ?? 0;
  const rows = game.view.nests.map((nest, seat) => ({ ...rowOf(nest, seat), ants: ants(seat) }));
  return ranked(rows.map((row) => ({ ...row, score: row.score * 1000 + row.ants }))).map(
    ({ place, seat }) => ({
      ...(rows[seat] ?? rowOf({ score: 0 } as NestView, seat)),
      place,
    }),
  );
}

/** The scores at the end of a round; the last entry includes the awards. */
export interface RoundScore {
  round: number;
  /** After the awards at the end of the game. */
  awards?: boolean;
  scores: number[];
  /** The score of the Horde, if it plays. */
  horde?: number;
}

const AWARDS: ReadonlySet<string> = new Set(['largest_brood', 'greatest_stores', 'untold_potential']);

/** The ends of rounds: the item of each, and the scores then. */
function roundEnds(items: Item[], seats: number): { item: number; score: RoundScore }[] {
  const scores = Array.from({ length: seats }, () => 0);
  const ends: { item: number; score: RoundScore }[] = [];
  let round: number | null = null;
  let awarded = false;
  let horde: number | undefined;
  for (const item of standing(items)) {
    const end = (awards: boolean) => {
      const score = {
        round: round ?? 0,
        scores: [...scores],
        ...(awards ? { awards } : {}),
        ...(horde === undefined ? {} : { horde }),
      };
      ends.push({ item: item.n, score });
    };
    for (const event of eventsOf<Event>([item])) {
      if (AWARDS.has(event.what) && !awarded) {
        awarded = true;
        end(false);
      }
      if (event.what === 'phase_began' && event.phase === 'worker') {
        if (round !== null && round !== event.round) end(false);
        round = event.round;
      }
      if (event.what === 'scored' && event.seat !== undefined)
        scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
      if (event.what === 'horde_revealed') horde ??= 0;
      if (event.what === 'horde_scored') horde = (horde ?? 0) + event.points;
      if (event.what === 'game_ended') end(awarded);
    }
  }
  return ends;
}

/** The scores at the end of every round, derived from the log. */
export const historyOf = (items: Item[], seats: number): RoundScore[] =>
  roundEnds(items, seats).map(({ score }) => score);

/** The items in which rounds ended, one for each entry of `historyOf`. */
export const endsOf = (items: Item[]): number[] => roundEnds(items, 0).map(({ item }) => item);

/** The round track from round 0, which only a long game has. */
export const ROUND_ICONS: IconName[] = ['winter', 'spring', 'spring', 'summer', 'autumn'];

/** The history for the chart; the awards have a darker background. */
export const chartPoints = (history: readonly RoundScore[]): ChartPoint[] =>
  history.map(({ round, awards = false, scores, horde }) => ({
    icon: awards ? 'first-player' : (ROUND_ICONS[round] ?? 'autumn'),
    name: awards ? t('mm-source-awards') : t('march-round', { round }),
    scores,
    foe: horde,
    band: awards,
  }));

export const scoreSheet = (game: MarchGame, history: readonly RoundScore[]): ScoreSheet => ({
  rows: ranking(game),
  sources: sources(),
  lost: lostSource(),
  course: {
    title: t('mm-by-round'),
    points: chartPoints(history),
    step: 10,
    label: (scores) => t('mm-chart', { scores }),
  },
});
