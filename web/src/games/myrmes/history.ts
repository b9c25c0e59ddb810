// The scores season by season, derived from the log.
import type { Event, Scored } from '../../lib/generated/myrmes';
import type { Item } from '../../lib/generated/protocol';
import { eventsOf, standing } from '../../lib/items';
import type { SeasonScore } from './moments/scores';

/** The scores at the end of every season and winter. */
export function historyOf(items: Item[], start: number): SeasonScore[] {
  const events = eventsOf<Event>(standing(items));
  const seats = Math.max(0, ...events.map((event) => event.seat ?? 0)) + 1;
  const scores = Array.from({ length: seats }, () => start);
  const history: SeasonScore[] = [];
  let year = 1;
  for (const event of events) {
    const scored = 'scored' in event ? (event.scored as Scored | null) : null;
    const points = event.what === 'wintered' ? event.points : scored ? scored.points + scored.vp_plus_1 : 0;
    if (event.seat !== undefined) scores[event.seat] = (scores[event.seat] ?? start) + points;
    if (event.what === 'season_began') year = event.year;
    if (event.what === 'season_ended') history.push({ year, season: event.season, scores: [...scores] });
    if (event.what !== 'wintered') continue;
    const last = history.at(-1);
    if (last?.season === 'winter') last.scores = [...scores];
    else history.push({ year, season: 'winter', scores: [...scores] });
  }
  return history;
}
