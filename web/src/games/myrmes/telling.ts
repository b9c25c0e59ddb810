/** What Myrmes tells everybody: the dice of a year, the next season, the winter. */
import type { Event, View } from '../../lib/generated/myrmes';
import { t } from '../../lib/i18n.svelte';
import { endOf } from '../../lib/table/beats';
import type { Telling } from '../../lib/table/telling.svelte';
import type { MyrmesGame } from './game.svelte';
import { CUBES, type CubeName } from './panels/types';
import { roman } from './panels/words';
import { lossBeat } from './told/beats';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;
export type Dice = Of<'dice_rolled'>['dice'];

export interface Year extends Telling {
  kind: 'year';
  year: number;
  dice: Dice;
  /** What the winter at its end asks of everybody. */
  due: number;
}

export interface Season extends Telling {
  kind: 'season';
  season: View['season'];
}

/** How a colony came through the winter. */
export interface Wintered {
  seat: number;
  due: number;
  guarded: number;
  paid: number;
  missing: number;
  points: number;
  /** Food made from larvae on the way. */
  made: number;
  /** Points before the winter. */
  before: number;
  /** The cubes that are left in the store. */
  left: CubeName[];
}

export interface Winter extends Telling {
  kind: 'winter';
  year: number;
  /** Points lost for each missing food. */
  lost: number;
  colonies: Wintered[];
}

export type MyrmesTelling = Year | Season | Winter;

/** The dice are cast, and there is time to read what they bring. */
const YEAR = 3400;
const SEASON = 1200;
/** The least time for a winter, and the time for its sums. */
const WINTER = 4200;
const READ = 700;

function winterOf(
  events: readonly Event[],
  before: View,
  { view: after, components }: MyrmesGame,
): Winter | null {
  const colonies = events.flatMap((event): Wintered[] => {
    if (event.what !== 'wintered' || event.seat === undefined) return [];
    const { seat, due, guarded, paid, missing, points } = event;
    const made = events.reduce(
      (sum, each) => sum + (each.what === 'larvae_sacrificed' && each.seat === seat ? each.food : 0),
      0,
    );
    const stock = after.colonies[seat];
    const left = CUBES.flatMap((cube) => Array<CubeName>(stock?.[cube] ?? 0).fill(cube));
    const score = before.colonies[seat]?.score ?? 0;
    return [{ seat, due, guarded, paid, missing, points, made, before: score, left }];
  });
  const [first] = colonies;
  if (!first) return null;
  colonies.sort((a, b) => a.seat - b.seat);
  const { year } = before;
  const lost = components.lost_per_missing_food;
  return {
    kind: 'winter',
    ms: Math.max(WINTER, endOf(lossBeat(colonies)) + READ),
    icon: 'winter',
    say: t('my-tell-winter', { n: first.due }),
    how: t('my-tell-winter-how', { points: lost }),
    year,
    lost,
    colonies,
  };
}

/** What these events tell, in order. The game has seen all of them. */
export function tellingsOf(events: readonly Event[], before: View, game: MyrmesGame): MyrmesTelling[] {
  const { view, components } = game;
  const tellings: MyrmesTelling[] = [];
  const winter = winterOf(events, before, game);
  if (winter) tellings.push(winter);
  const rolled = events.find((event): event is Event & Of<'dice_rolled'> => event.what === 'dice_rolled');
  const began = events.findLast(
    (event): event is Event & Of<'season_began'> => event.what === 'season_began',
  );
  if (rolled)
    tellings.push({
      kind: 'year',
      ms: YEAR,
      stays: true,
      icon: 'first-player',
      say: t('my-tell-year', { year: roman(rolled.year) }),
      how: t('my-tell-year-how'),
      year: rolled.year,
      dice: rolled.dice,
      due: components.winter[rolled.year - 1] ?? 0,
    });
  else if (began)
    tellings.push({
      kind: 'season',
      ms: SEASON,
      bare: true,
      stays: true,
      icon: began.season,
      say: t('my-tell-season', { season: began.season }),
      how: t('my-tell-season-how', { event: t(`my-event-${began.event}`) }),
      season: view.season,
    });
  return tellings;
}
