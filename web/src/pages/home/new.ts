// A new table, as filled in by the dialogs.
import type { GameEntry } from '../../games/entry';
import { botSeat, characterName, NONE, SURPRISE, type BotChoice } from '../../lib/bots';
import type { GameInfo, NewSeat, NewTable } from '../../lib/generated/protocol';

/** What the dialogs need to know about a game. */
export type Playable = GameEntry & Pick<GameInfo, 'levels' | 'characters' | 'strengths'>;

/** The game as this server offers it; until it answers, as on the box. */
export function playable(game: GameEntry, offered: readonly GameInfo[]): Playable {
  const told: Partial<GameInfo> = offered.find(({ id }) => id === game.id) ?? {};
  const { fewest = game.fewest, most = game.most, levels = [], characters = [], strengths = null } = told;
  return { ...game, fewest, most, levels, characters, strengths };
}

/** The possible numbers of players. */
export const countsOf = ({ fewest, most }: Playable, least = 1): string[] =>
  Array.from({ length: most + 1 }, (_, n) => n)
    .filter((n) => n >= Math.max(fewest, least))
    .map(String);

/** The possible number of players that is nearest to this one. */
export const countNear = ({ fewest, most }: Playable, n: number): string =>
  String(Math.min(Math.max(n, fewest), most));

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

export function newTable(game: string, seats: NewSeat[], more: Partial<NewTable> = {}): NewTable {
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
