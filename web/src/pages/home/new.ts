// A new table, as filled in by the dialogs.
import { botSeat, characterName, NONE, SURPRISE, type BotChoice } from '../../lib/bots';
import type { GameInfo, NewSeat, NewTable } from '../../lib/generated/protocol';
import { t } from '../../lib/i18n.svelte';

export type GameId = 'myrmes' | 'march';
/** What the dialogs need to know about a game. */
export type Playable = Pick<GameInfo, 'fewest' | 'most' | 'levels' | 'characters'> & { id: GameId };

/** Defaults until the server answers, as printed on the boxes. */
const BOXES: Record<GameId, Playable> = {
  myrmes: { id: 'myrmes', fewest: 2, most: 4, levels: [], characters: [] },
  march: { id: 'march', fewest: 1, most: 5, levels: [], characters: [] },
};

export const playable = (id: GameId, games: readonly GameInfo[]): Playable => ({
  ...BOXES[id],
  ...games.find((game) => game.id === id),
  id,
});

const NAMES: Record<string, string> = { myrmes: 'Myrmes', march: 'March of the Ants' };
export const gameName = (id: string): string => NAMES[id] ?? id;

/** The possible numbers of players. */
export const countsOf = ({ fewest, most }: Playable, least = 1): string[] =>
  Array.from({ length: most + 1 }, (_, n) => n)
    .filter((n) => n >= Math.max(fewest, least))
    .map(String);

/** A seat as filled in: a bot's character may still be a surprise. */
export type SeatChoice = Exclude<NewSeat, { kind: 'bot' }> | ({ kind: 'bot' } & BotChoice);

/** The seat to request. A bot without a fixed character draws it here. */
export const seatOf = (seat: SeatChoice, characters: readonly string[]): NewSeat =>
  seat.kind === 'bot' ? botSeat(seat, characters) : seat;

/** The characters to choose from. */
export const characterOptions = (characters: readonly string[], surprise = true) =>
  [...(surprise ? [SURPRISE] : []), NONE, ...characters].map((value) => ({
    value,
    text: characterName(value),
  }));

export function newTable(game: GameId, seats: NewSeat[], more: Partial<NewTable> = {}): NewTable {
  return {
    game,
    options: {},
    seats,
    public: false,
    clock: { kind: 'none' },
    at_zero: 'nothing',
    start: false,
    ...more,
  };
}

/** The switches of Myrmes, each with its values and those of the rulebook and the manual. */
export const SWITCHES = [
  { name: 'supply', values: ['unlimited', 'box'], rulebook: 'unlimited', manual: 'box' },
  { name: 'event_shift', values: ['both', 'right'], rulebook: 'both', manual: 'right' },
  { name: 'season_dice', values: ['year', 'season'], rulebook: 'year', manual: 'season' },
  { name: 'pheromone_points', values: ['printed', 'size'], rulebook: 'printed', manual: 'size' },
  { name: 'clearing_points', values: ['printed', 'size'], rulebook: 'printed', manual: 'size' },
  { name: 'level_plus_one', values: ['all', 'pheromones'], rulebook: 'all', manual: 'pheromones' },
  { name: 'first_player_passes', values: ['season', 'year'], rulebook: 'season', manual: 'year' },
  { name: 'foreign_tunnel', values: ['free', 'soldier'], rulebook: 'free', manual: 'free' },
] as const;

export type SwitchName = (typeof SWITCHES)[number]['name'];
export type Variant = 'rulebook' | 'manual';

/** Only the differences from the variant. */
export function optionsOf(
  variant: Variant,
  set: Partial<Record<SwitchName, string>>,
): Record<string, string> {
  const given = SWITCHES.flatMap(({ name, ...base }) => {
    const value = set[name];
    return value !== undefined && value !== base[variant] ? [[name, value] as const] : [];
  });
  return { variant, ...Object.fromEntries(given) };
}

/** What is unusual about a game of Myrmes, in words. */
export function wordsOf(options: { variant?: string } & Partial<Record<SwitchName, unknown>>): string[] {
  const variant: Variant = options.variant === 'manual' ? 'manual' : 'rulebook';
  const own = SWITCHES.filter(({ name, ...base }) => (options[name] ?? base[variant]) !== base[variant]);
  return [
    ...(variant === 'manual' ? [t('set-manual')] : []),
    ...own.map(({ name }) =>
      t('set-switch', { what: t(`house-${name}`), how: t(`house-${name}-${String(options[name])}`) }),
    ),
  ];
}
