/** What March of the Ants tells everybody: how a battle ended, and what a round brought each colony. */
import type { CardId, Event, HexId, Seat, View } from '../../lib/generated/march';
import { t } from '../../lib/i18n.svelte';
import type { Telling } from '../../lib/table/telling.svelte';
import type { MarchGame } from './game.svelte';
import { hexName, inHex } from './moments/names';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;

/** One side of a battle. */
export interface Side {
  /** `null` for a centipede. */
  seat: Seat | null;
  strength: number;
  cards: CardId[];
  /** What else was added: evolutions, cards that were drawn. */
  added: number;
  total: number;
  won: boolean;
  lost: number;
  points: number;
}

export interface BattleTold extends Telling {
  kind: 'battle';
  hex: HexId;
  invader: Side;
  defender: Side;
  /** Whether the totals were equal: the defender wins then. */
  tie: boolean;
}

/** What a round brought a colony. */
export interface RoundRow {
  seat: Seat;
  harvest: { food: number; larvae: number; cards: number; points: number };
  /** Food and larvae eaten, and ants that starved. */
  ate: { food: number; larvae: number; starving: number };
  decreed: { food: number; larvae: number };
  /** Points in Slumber: the Inner Meadow, and Colony Goals. */
  inner: number;
  goals: number;
  score: number;
}

export interface RoundTold extends Telling {
  kind: 'round';
  round: number;
  rows: RoundRow[];
}

export type MarchTelling = BattleTold | RoundTold;

const BATTLE = 4000;
/** A battle of others is told in less time. */
const OTHERS = 2400;
const ROUND = 3600;

const is =
  <What extends Event['what']>(what: What) =>
  (event: Event): event is Event & Of<What> =>
    event.what === what;

/** The battle that `decided` ends: from where it began in the story to what followed it in these events. */
function battleOf(
  decided: Event & Of<'battle_decided'>,
  story: readonly Event[],
  game: MarchGame,
): BattleTold | null {
  const end = story.lastIndexOf(decided);
  const start = story
    .slice(0, end)
    .findLastIndex((event) => is('battle_began')(event) && event.hex === decided.hex);
  const began = story[start];
  if (!began || !is('battle_began')(began) || began.seat === undefined) return null;
  const defender = began.seat;
  const fought = story.slice(start, end);
  const next = story
    .slice(end + 1)
    .findIndex(({ what }) => what === 'battle_began' || what === 'phase_began');
  const after = story.slice(end + 1, next < 0 ? undefined : end + 1 + next);
  const revealed = fought.flatMap((event) => (is('ferocity_revealed')(event) ? event.sides : []));
  const drawn = fought.filter(is('ferocity_drawn'));
  const open = fought.flatMap((event) => (is('centipede_card')(event) ? [event.card] : []));
  const side = (seat: Seat | null, i: 0 | 1): Side => {
    const own = seat === null ? [] : revealed.filter((each) => each.seat === seat);
    const cards = seat === null ? open : own.flatMap((each) => each.cards);
    const extra = drawn.filter((event) => (event.seat ?? null) === seat);
    const mine = after.filter((event) => event.seat === seat);
    return {
      seat,
      strength: began.strength[i],
      cards: [...cards, ...extra.map(({ card }) => card)],
      added: own.reduce((sum, each) => sum + each.added, 0),
      total: decided.totals[i],
      won: decided.winner === seat,
      lost: mine.filter((event) => is('ant_lost')(event) && event.cause === 'battle' && !event.saved).length,
      points: mine.reduce((sum, event) => sum + (is('scored')(event) ? event.points : 0), 0),
    };
  };
  const [invader, held] = [side(began.invader, 0), side(defender, 1)];
  const tie = decided.totals[0] === decided.totals[1];
  const own = game.seat !== null && (began.invader === game.seat || defender === game.seat);
  const name = (seat: Seat | null) => (seat === null ? t('mm-centipede') : (game.names[seat] ?? ''));
  const winner = invader.won ? invader : held;
  const figures = { high: Math.max(...decided.totals), low: Math.min(...decided.totals) };
  return {
    kind: 'battle',
    ms: own ? BATTLE : OTHERS,
    icon: 'contested',
    say: t('mm-tell-battle', { where: inHex(decided.hex), ...figures }),
    how: tie
      ? t('mm-tell-battle-tie', { who: name(winner.seat) })
      : t('mm-tell-battle-won', { who: name(winner.seat), hex: hexName(decided.hex) }),
    hex: decided.hex,
    invader,
    defender: held,
    tie,
  };
}

/** The round that has just ended, if one has. */
function roundOf(
  events: readonly Event[],
  story: readonly Event[],
  before: View,
  game: MarchGame,
): RoundTold | null {
  const ended = events.some(
    (event) => (is('phase_began')(event) && event.phase === 'worker') || event.what === 'game_ended',
  );
  const start = story.findLastIndex((event) => is('phase_began')(event) && event.phase === 'queen');
  if (!ended || start < 0) return null;
  const length = story.slice(start + 1).findIndex(({ what }) => what === 'phase_began');
  const phase = story.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const rows = game.view.nests.map(({ score }, seat): RoundRow => {
    const own = phase.filter((event) => event.seat === seat);
    const row: RoundRow = {
      seat,
      harvest: { food: 0, larvae: 0, cards: 0, points: 0 },
      ate: { food: 0, larvae: 0, starving: 0 },
      decreed: { food: 0, larvae: 0 },
      inner: 0,
      goals: 0,
      score,
    };
    for (const event of own) {
      if (is('collected')(event))
        for (const thing of ['food', 'larvae', 'cards', 'points'] as const)
          row.harvest[thing] += event.gain[thing];
      if (is('fed')(event)) row.ate = { food: event.food, larvae: event.larvae, starving: event.starving };
      if (is('decreed')(event)) row.decreed = { food: event.food, larvae: event.larvae };
      if (is('scored')(event) && event.source === 'inner_meadow') row.inner += event.points;
      if (is('scored')(event) && event.source === 'goals') row.goals += event.points;
    }
    return row;
  });
  return {
    kind: 'round',
    ms: ROUND,
    icon: 'ant-queen',
    say: t('mm-tell-round', { round: t('march-round', { round: before.round }) }),
    how: t('mm-tell-round-how'),
    round: before.round,
    rows,
  };
}

/** What these events tell, in order. The story is everything that has happened, these events last. */
export function tellingsOf(
  events: readonly Event[],
  story: readonly Event[],
  before: View,
  game: MarchGame,
): MarchTelling[] {
  const battles = events
    .filter(is('battle_decided'))
    .flatMap((decided) => battleOf(decided, story, game) ?? []);
  const round = roundOf(events, story, before, game);
  return round ? [...battles, round] : battles;
}
