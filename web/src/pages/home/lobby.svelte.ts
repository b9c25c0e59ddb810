/** The lists of the home page, refreshed every few seconds while the page is visible. */
import { gameName, optionWords, standWords } from '../../games';
import { api } from '../../lib/api';
import { levelText } from '../../lib/bots';
import type { Clock, GameInfo, Lobby, TableCard } from '../../lib/generated/protocol';
import { language, listed, t } from '../../lib/i18n.svelte';
import { me } from '../../lib/me.svelte';
import { namesOf, seatName } from '../../lib/seats';
import { playerOf } from '../../lib/ui/player';
import type { TableRow } from './rows';

const EVERY_MS = 5000;

export class LobbyLists {
  lists = $state.raw<Lobby | null>(null);
  games = $state.raw<GameInfo[]>([]);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** Starts refreshing. Returns a function that stops it. */
  start(): () => void {
    const looked = () => {
      if (document.visibilityState === 'visible') void this.ask();
    };
    void this.ask();
    document.addEventListener('visibilitychange', looked);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', looked);
    };
  }

  /** Asks for the lists now. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (this.games.length === 0) this.games = await api.games();
      this.lists = await api.lobby();
      this.failed = false;
    } catch {
      this.failed = true;
    }
    if (!this.#stopped && document.visibilityState === 'visible')
      this.#timer = setTimeout(() => void this.ask(), EVERY_MS);
  }
}

/** The time control in words. */
export function clockText(clock: Clock): string {
  if (clock.kind === 'live')
    return t('clock-live', { minutes: Math.round(clock.bank_s / 60), seconds: clock.increment_s });
  return clock.kind === 'days' ? t('clock-days', { days: clock.days }) : t('clock-none');
}

function when(at: number): string {
  const days = Math.round((at - Date.now()) / 86_400_000);
  if (days > -7) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at);
}

const seatsOf = (card: TableCard): TableRow['seats'] =>
  card.seats.map((seat, nth) => {
    if (seat.kind === 'open') return { player: null };
    const name = seatName(seat, nth);
    return { player: playerOf(nth), name: seat.level ? `${name}, ${levelText(seat.level)}` : name };
  });

const href = (card: TableCard) => `/table/${card.id}`;

/** Says of a game that it did not begin with the setup. */
const playedOn = (card: TableCard): string[] => (card.played_on ? [t('row-played-on')] : []);

export function mineRow(card: TableCard): TableRow {
  const seated = namesOf(card.seats).filter((_, nth) => card.seats[nth]?.kind !== 'open');
  // Leave out the reader's own name.
  const others = card.yours ? seated.filter((name) => name !== me.name) : seated;
  const names = others.length ? others : seated;
  const waits = card.seats
    .filter((seat) => seat.to_act)
    .map((seat) => namesOf(card.seats)[card.seats.indexOf(seat)]);
  const turn = card.your_turn
    ? t('row-your-turn')
    : card.status === 'open'
      ? t('row-gathering')
      : waits.length
        ? t('row-thinks', { names: listed(waits.map(String)) })
        : '';
  const game = gameName(card.game);
  return {
    id: card.id,
    title:
      card.yours && card.seats.length === 1
        ? t('row-alone', { game })
        : t('row-with', { game, names: listed(names) }),
    // The progress of the game, or its options while it has not started.
    note: [
      ...(card.status === 'open'
        ? optionWords(card.game, card.options)
        : [standWords(card.game, card.stand)]),
      turn,
      ...playedOn(card),
    ]
      .filter(Boolean)
      .join(', '),
    seats: seatsOf(card),
    action: card.your_turn ? t('row-play') : t('row-look'),
    href: href(card),
    turn: card.your_turn,
  };
}

export function openRow(card: TableCard): TableRow {
  const host = card.seats.findIndex((seat) => seat.kind === 'human');
  return {
    id: card.id,
    title: gameName(card.game),
    note: [
      host >= 0 ? t('row-invites', { name: namesOf(card.seats)[host] ?? '' }) : '',
      clockText(card.clock),
      ...optionWords(card.game, card.options),
      ...playedOn(card),
    ]
      .filter(Boolean)
      .join(', '),
    seats: seatsOf(card),
    action: t('row-join'),
    href: href(card),
  };
}

export function runningRow(card: TableCard): TableRow {
  return {
    ...mineRow({ ...card, your_turn: false }),
    action: t('row-watch'),
  };
}

export function replayRow(card: TableCard): TableRow {
  const names = namesOf(card.seats);
  const order = card.seats
    .map((seat, nth) => ({ name: names[nth] ?? '', score: seat.score, place: seat.place ?? 9 }))
    .sort((a, b) => a.place - b.place)
    .map(({ name, score }) => (score === null ? name : `${name} ${score}`));
  return {
    id: card.id,
    title: `${gameName(card.game)}: ${order.join(', ')}`,
    note: [when(card.changed), ...playedOn(card)].join(', '),
    seats: seatsOf(card),
    action: t('row-watch'),
    href: `${href(card)}/replay`,
  };
}
