/** What March of the Ants tells everybody: how a battle ended, what the Horde did, and what a round brought each colony. */
import type { CardId, Components, Event, HexId, Seat, View } from '../../lib/generated/march';
import { t } from '../../lib/i18n.svelte';
import { endOf } from '../../lib/table/beats';
import type { Telling } from '../../lib/table/telling.svelte';
import type { MarchGame } from './game.svelte';
import { advance, withAnt } from './board/advance';
import { hexOf } from './desk.svelte';
import { hordeWords, turnsIn, type HordeTurn } from './moments/horde';
import { cardName, inHex } from './moments/names';
import { battleBeats, battleEnd } from './told/beats';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;

/** One side of a battle. */
export interface Side {
  /** `null` for a centipede. */
  seat: Seat | null;
  /** How many ants there were, and their strength with what evolutions added. */
  ants: number;
  strength: number;
  cards: CardId[];
  /** What else was added: evolutions, cards that were drawn. */
  added: number;
  total: number;
  won: boolean;
  lost: number;
  /** What the winner took: for a destroyed centipede, and by evolutions. */
  food: number;
  larvae: number;
  points: number;
}

export interface BattleTold extends Telling {
  kind: 'battle';
  hex: HexId;
  invader: Side;
  defender: Side;
  /** Whether the totals were equal: the defender wins then. */
  tie: boolean;
  /** The meadow when it began, and what happened there once it was decided. */
  board: { before: View; events: Event[]; ms: number };
}

/** What a round brought a colony. */
export interface RoundRow {
  seat: Seat;
  harvest: { food: number; larvae: number; cards: number; points: number };
  /** Where the harvest came from: hexes with sites, and evolutions that added to it. */
  sites: HexId[];
  evolutions: CardId[];
  /** Food and larvae eaten by this many ants, and ants that starved. */
  ate: { ants: number; food: number; larvae: number; starving: number };
  decreed: { food: number; larvae: number };
  /** Points in Slumber: the Inner Meadow, and Colony Goals. */
  inner: number;
  goals: number;
  /** The Colony Goals that were met. */
  met: CardId[];
  /** Points that cards brought during the phase. */
  cards: number;
  score: number;
}

export interface RoundTold extends Telling {
  kind: 'round';
  round: number;
  /** Whether there was a Royal Decree: in autumn there is none. */
  decree: boolean;
  rows: RoundRow[];
  /** What the Horde scored in Slumber, and its points after it. */
  horde: { points: number; score: number } | null;
}

export interface HordeTold extends Telling {
  kind: 'horde';
  turns: HordeTurn[];
}

export type MarchTelling = BattleTold | RoundTold | HordeTold;

/** The least time for a battle; one with many cards, points or losses takes longer, and its end is there to be read. */
const BATTLE = 4000;
const READ = 900;
/** A battle of others is told in less time, and if many wait, only its end is. */
const OTHERS = 0.6;
const BRIEF = 1200;
const ROUND = 3600;
const HORDE = 2400;

const is =
  <What extends Event['what']>(what: What) =>
  (event: Event): event is Event & Of<What> =>
    event.what === what;

/** What can only come after everything that a battle brings. */
const AFTER_BATTLE: ReadonlySet<Event['what']> = new Set([
  'battle_began',
  'phase_began',
  'turn_began',
  'horde_revealed',
]);

/** Whether a battle has been decided and its losses are still being chosen. */
const losing = ({ agenda }: View): boolean => agenda.some((task) => 'battle_end' in task);

/**
 * The battles to tell: those decided in these events, as soon as their losses are chosen. Until then, everybody sees them
 * in the panel of the decision.
 */
function fought(events: readonly Event[], story: readonly Event[], before: View, after: View) {
  const earlier = story.slice(0, story.length - events.length).findLast(is('battle_decided'));
  const decided = [...(earlier && losing(before) ? [earlier] : []), ...events.filter(is('battle_decided'))];
  return losing(after) ? decided.slice(0, -1) : decided;
}

/** What is left of these events once the battles in them are told; null if no battle is. */
export function afterBattles(events: readonly Event[], before: View, after: View): Event[] | null {
  const decided = events.flatMap((event, i) => (is('battle_decided')(event) ? [i] : []));
  const told = [...(losing(before) ? [-1] : []), ...decided].slice(0, losing(after) ? -1 : undefined);
  const last = told.at(-1);
  if (last === undefined) return null;
  const length = events.slice(last + 1).findIndex(({ what }) => AFTER_BATTLE.has(what));
  return length < 0 ? [] : events.slice(last + 1 + length);
}

const antsIn = ({ hexes }: View, hex: HexId, seat: Seat): number => {
  const at = hexes.find((one) => one.hex === hex);
  return at ? (at.outskirts[seat] ?? 0) + at.sites.filter((who) => who === seat).length : 0;
};

/** The meadow when a battle began, at `start` in the story. */
type Field = (start: number) => View;

/**
 * Follows the meadow from the view before the event at `from` in the story. That may be in the middle of the battle: then
 * those lost so far are still there.
 */
function fieldsOf(story: readonly Event[], from: number, before: View, { hexes }: Components): Field {
  const sites = (placed: HexId) => hexes.find((face) => face.hex === placed)?.sites.length ?? 0;
  return (start) => {
    if (start >= from)
      return story.slice(from, start).reduce((now, event) => advance(now, event, sites), before);
    const lost = story.slice(start, from).filter(is('ant_lost'));
    return lost.reduce((now, { seat, at }) => (seat === undefined ? now : withAnt(now, seat, at)), before);
  };
}

/** The battle that `decided` ends: from where it began in the story to what followed it in these events. */
function battleOf(
  decided: Event & Of<'battle_decided'>,
  story: readonly Event[],
  field: Field,
  game: MarchGame,
  seats: readonly Seat[],
): BattleTold | null {
  const end = story.lastIndexOf(decided);
  const start = story
    .slice(0, end)
    .findLastIndex((event) => is('battle_began')(event) && event.hex === decided.hex);
  const began = story[start];
  if (!began || !is('battle_began')(began) || began.seat === undefined) return null;
  const defender = began.seat;
  const met = field(start);
  const fought = story.slice(start, end);
  const next = story.slice(end + 1).findIndex(({ what }) => AFTER_BATTLE.has(what));
  const after = story.slice(end + 1, next < 0 ? undefined : end + 1 + next);
  const revealed = fought.flatMap((event) => (is('ferocity_revealed')(event) ? event.sides : []));
  const drawn = fought.filter(is('ferocity_drawn'));
  const open = fought.flatMap((event) => (is('centipede_card')(event) ? [event.card] : []));
  const side = (seat: Seat | null, i: 0 | 1): Side => {
    const own = seat === null ? [] : revealed.filter((each) => each.seat === seat);
    const cards = seat === null ? open : own.flatMap((each) => each.cards);
    const extra = drawn.filter((event) => (event.seat ?? null) === seat);
    // What concerns no seat is the centipede's, such as the points of the Horde.
    const mine = after.filter((event) => (event.seat ?? null) === seat);
    const sum = (of: (event: Event) => number) => mine.reduce((all, event) => all + of(event), 0);
    return {
      seat,
      ants: seat === null ? 0 : antsIn(met, began.hex, seat),
      strength: began.strength[i],
      cards: [...cards, ...extra.map(({ card }) => card)],
      added: own.reduce((sum, each) => sum + each.added, 0),
      total: decided.totals[i],
      won: decided.winner === seat,
      lost: mine.filter((event) => is('ant_lost')(event) && event.cause === 'battle' && !event.saved).length,
      food: sum((event) => (is('gained')(event) ? event.food : 0)),
      larvae: sum((event) => (is('gained')(event) ? event.larvae : 0)),
      points: sum((event) => (is('scored')(event) || is('horde_scored')(event) ? event.points : 0)),
    };
  };
  const [invader, held] = [side(began.invader, 0), side(defender, 1)];
  const tie = decided.totals[0] === decided.totals[1];
  const own = seats.some((seat) => seat === began.invader || seat === defender);
  const name = (seat: Seat | null) => (seat === null ? t('mm-centipede') : (game.names[seat] ?? ''));
  const winner = invader.won ? invader : held;
  const beats = battleBeats([invader, held]);
  const figures = { high: Math.max(...decided.totals), low: Math.min(...decided.totals) };
  return {
    kind: 'battle',
    ms: Math.max(BATTLE, battleEnd([invader, held]) + READ) * (own ? 1 : OTHERS),
    ...(own ? {} : { tempo: OTHERS, brief: BRIEF }),
    icon: 'contested',
    say: t('mm-tell-battle', { where: inHex(decided.hex), ...figures }),
    how: tie
      ? t('mm-tell-battle-tie', { who: name(winner.seat) })
      : t('mm-tell-battle-won', { who: name(winner.seat), where: inHex(decided.hex) }),
    // Nobody reads the outcome before the cards are turned over and both totals have stopped.
    opening: {
      say: t('mm-tell-battle-at', { where: inHex(decided.hex) }),
      how: t('mm-tell-battle-who', { invader: name(invader.seat), defender: name(held.seat) }),
      ms: endOf(beats.count),
    },
    marks: { hexes: [decided.hex], seats: [] },
    hex: decided.hex,
    invader,
    defender: held,
    tie,
    board: { before: met, events: after, ms: beats.came.at },
  };
}

/** The round that has just ended, if one has. */
function roundOf(events: readonly Event[], story: readonly Event[], game: MarchGame): RoundTold | null {
  const ended = events.some(
    (event) => (is('phase_began')(event) && event.phase === 'worker') || event.what === 'game_ended',
  );
  const start = story.findLastIndex((event) => is('phase_began')(event) && event.phase === 'queen');
  const began = story[start];
  if (!ended || !began || !is('phase_began')(began)) return null;
  const { round } = began;
  const length = story.slice(start + 1).findIndex(({ what }) => what === 'phase_began');
  const phase = story.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const rows = game.view.nests.map(({ score }, seat): RoundRow => {
    const own = phase.filter((event) => event.seat === seat);
    const row: RoundRow = {
      seat,
      harvest: { food: 0, larvae: 0, cards: 0, points: 0 },
      sites: [],
      evolutions: [],
      ate: { ants: 0, food: 0, larvae: 0, starving: 0 },
      decreed: { food: 0, larvae: 0 },
      inner: 0,
      goals: 0,
      met: [],
      cards: 0,
      score,
    };
    for (const event of own) tally(row, event);
    return row;
  });
  const scored = phase.reduce((sum, event) => sum + (is('horde_scored')(event) ? event.points : 0), 0);
  const { horde } = game.view;
  return {
    kind: 'round',
    ms: ROUND,
    icon: 'ant-queen',
    say: t('mm-tell-round', { round: t('march-round', { round }) }),
    how: t('mm-tell-round-how'),
    round,
    marks: { hexes: [], seats: [], numbered: pointsOn(phase, rows, game) },
    decree: game.components.rounds.some(({ number, decree }) => number === round && decree),
    rows,
    horde: horde && { points: scored, score: horde.score },
  };
}

/**
 * Where the points of a round lie on the meadow: at sites that gave some, and in the Inner Meadow. No event names the
 * hexes of the Inner Meadow, so they are marked only for a seat that controls as many now as it scored for.
 */
function pointsOn(phase: readonly Event[], rows: readonly RoundRow[], game: MarchGame) {
  const harvest = phase.flatMap((event) =>
    is('collected')(event) && event.seat !== undefined && event.gain.points > 0
      ? [{ hex: hexOf(event.at), seat: event.seat, points: event.gain.points }]
      : [],
  );
  const each = game.components.figures.inner_meadow_points;
  const inner = rows.flatMap(({ seat, inner }) => {
    const held = game.outlook.meadow.filter((hex) => hex.inner && hex.controller === seat);
    return held.length * each === inner ? held.map(({ hex }) => ({ hex, seat, points: each })) : [];
  });
  const sums = new Map<string, { hex: HexId; seat: Seat; points: number }>();
  for (const one of [...harvest, ...inner]) {
    const key = `${one.hex} ${one.seat}`;
    sums.set(key, { ...one, points: one.points + (sums.get(key)?.points ?? 0) });
  }
  return [...sums.values()].map(({ hex, seat, points }) => ({ hex, seat, text: `+${points}` }));
}

const once = <T>(list: T[], one: T) => (list.includes(one) ? list : [...list, one]);

/** Adds an event of the Queen Phase to what the round brought its colony. */
function tally(row: RoundRow, event: Event): void {
  if (is('collected')(event)) {
    row.sites = once(row.sites, hexOf(event.at));
    for (const thing of ['food', 'larvae', 'cards', 'points'] as const)
      row.harvest[thing] += event.gain[thing];
  }
  if (is('gained')(event)) {
    if (event.card) row.evolutions = once(row.evolutions, event.card);
    row.harvest.food += event.food;
    row.harvest.larvae += event.larvae;
  }
  if (is('fed')(event)) {
    const { ants, food, larvae, starving } = event;
    row.ate = { ants, food, larvae, starving };
  }
  if (is('decreed')(event)) row.decreed = { food: event.food, larvae: event.larvae };
  if (!is('scored')(event)) return;
  if (event.source === 'inner_meadow') row.inner += event.points;
  if (event.source === 'cards') row.cards += event.points;
  if (event.source === 'goals') {
    row.goals += event.points;
    if (event.card) row.met = once(row.met, event.card);
  }
}

/** What the Horde did in these events. Whoever is asked something next gets the panel of that decision instead. */
function hordeOf(
  events: readonly Event[],
  story: readonly Event[],
  game: MarchGame,
  seats: readonly Seat[],
): HordeTold | null {
  if (seats.some((seat) => game.view.to_act.includes(seat))) return null;
  const first = events.find(is('horde_revealed'));
  const turns = first ? turnsIn(story.slice(story.lastIndexOf(first)), game.components) : [];
  const last = turns.at(-1);
  if (!last) return null;
  return {
    kind: 'horde',
    ms: HORDE,
    brief: BRIEF,
    icon: 'centipede',
    say: t('mm-tell-horde', { card: cardName(last.card.card) }),
    how: hordeWords(last),
    turns,
  };
}

/**
 * What these events tell, in order. The story is everything that has happened, these events last. Around one screen the
 * game is the spectators', and whoever looks has several seats.
 */
export function tellingsOf(
  events: readonly Event[],
  story: readonly Event[],
  before: View,
  game: MarchGame,
  seats: readonly Seat[] = game.seat === null ? [] : [game.seat],
): MarchTelling[] {
  const field = fieldsOf(story, story.length - events.length, before, game.components);
  const battles = fought(events, story, before, game.view).flatMap(
    (decided) => battleOf(decided, story, field, game, seats) ?? [],
  );
  const horde = hordeOf(events, story, game, seats);
  const round = roundOf(events, story, game);
  return [...(horde ? [horde] : []), ...battles, ...(round ? [round] : [])];
}
