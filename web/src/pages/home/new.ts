// What a new table is to be, as the dialogs fill it in.
import type { NewSeat, NewTable } from '../../lib/generated/protocol';

export function newTable(seats: NewSeat[], more: Partial<NewTable> = {}): NewTable {
  return {
    game: 'myrmes',
    options: {},
    seats,
    public: false,
    clock: { kind: 'none' },
    at_zero: 'nothing',
    start: false,
    ...more,
  };
}

/** The switches of Myrmes, each with what the rulebook and the manual say. */
export const SWITCHES = [
  { name: 'supply', rulebook: 'unlimited', manual: 'box' },
  { name: 'event_shift', rulebook: 'both', manual: 'right' },
  { name: 'season_dice', rulebook: 'year', manual: 'season' },
  { name: 'pheromone_points', rulebook: 'printed', manual: 'size' },
  { name: 'clearing_points', rulebook: 'printed', manual: 'size' },
  { name: 'level_plus_one', rulebook: 'all', manual: 'pheromones' },
  { name: 'first_player_passes', rulebook: 'season', manual: 'year' },
] as const;

export type SwitchName = (typeof SWITCHES)[number]['name'];
export type Variant = 'rulebook' | 'manual';

/** Only what differs from the variant is said. */
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
