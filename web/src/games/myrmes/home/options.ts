// The options of a game of Myrmes, and how they and its progress are described in a few words.
import { has, t } from '../../../lib/i18n.svelte';
import type { Fields } from '../../entry';

/** The switches, each with its values and those of the rulebook and the manual. */
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

/** What the dialog asks for: the variant, and the switches that were changed. */
export interface HouseRules {
  variant: Variant;
  set: Partial<Record<SwitchName, string>>;
}

export const RULEBOOK: Readonly<HouseRules> = { variant: 'rulebook', set: {} };

/** Only the differences from the variant. */
export function optionsOf({ variant, set }: HouseRules): Record<string, string> {
  const given = SWITCHES.flatMap(({ name, ...base }) => {
    const value = set[name];
    return value !== undefined && value !== base[variant] ? [[name, value] as const] : [];
  });
  return { variant, ...Object.fromEntries(given) };
}

/** What is unusual about a game, in words. */
export function wordsOf(options: Fields): string[] {
  const variant: Variant = options.variant === 'manual' ? 'manual' : 'rulebook';
  const own = SWITCHES.filter(({ name, ...base }) => (options[name] ?? base[variant]) !== base[variant]);
  return [
    ...(variant === 'manual' ? [t('set-manual')] : []),
    ...own.map(({ name }) =>
      t('set-switch', { what: t(`house-${name}`), how: t(`house-${name}-${String(options[name])}`) }),
    ),
  ];
}

/** The progress of a game: the year and the season. */
export function standOf(stand: Fields): string {
  const { year, season, phase } = stand as { year?: number; season?: string; phase?: string };
  if (phase === 'winter' && year) return t('stand-winter', { year: 'I'.repeat(year) });
  if (!year || !season || !has('stand-season')) return '';
  return t('stand-season', { year: 'I'.repeat(year), season });
}
