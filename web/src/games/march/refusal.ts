// Refusals of March of the Ants in the reader's language.
import type { Illegal } from '../../lib/generated/march';
import type { ApiError } from '../../lib/generated/protocol';
import { has } from '../../lib/i18n.svelte';
import { word, type Arg } from '../../lib/log/lines';
import { plain } from '../../lib/log/said';
import { refusalText } from '../../lib/refusal';
import { atSpot, card, fromHex, hex, inHex, species, spot, toHex } from './words';

/** The prefix of the rule texts, for `ruleText` and `RuleDialog`. */
export const MARCH_RULES = 'march-rule';

const HEXES = new Set(['hex', 'from', 'to', 'by']);

/** A value as text arguments. A hex comes with its prepositions: `in_hex`, `from_hex`, `to_hex`. */
function argsOf(name: string, value: unknown): Record<string, Arg> {
  if (typeof value === 'boolean') return { [name]: String(value) };
  if (typeof value === 'number') return { [name]: name === 'seat' ? { name: value } : value };
  if (typeof value !== 'string') return {};
  if (name === 'at') return { at: spot(value), there: atSpot(value) };
  if (name === 'card') return { card: card(value) };
  if (name === 'species' || name === 'mat') return { [name]: species(value) };
  if (!HEXES.has(name)) return { [name]: value };
  return {
    [name]: hex(value),
    [`in_${name}`]: inHex(value),
    [`from_${name}`]: fromHex(value),
    [`to_${name}`]: toHex(value),
  };
}

const all = (values: object): Record<string, Arg> =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => argsOf(name, value))) as Record<
    string,
    Arg
  >;

/** The text and its values; null if there is none. */
function said(values: Illegal): { key: string; args: Record<string, Arg> } | null {
  const key = `march-illegal-${values.why}`;
  if (values.why === 'not_now') return { key, args: { asked: word(`march-asked-${values.asked}`) } };
  if (values.why === 'cannot_place') {
    const placing = `${key}-${values.reason.placing}`;
    return has(placing) ? { key: placing, args: all(values.reason) } : { key, args: {} };
  }
  return has(key) ? { key, args: all(values) } : null;
}

/** Why something was refused, in one or two sentences. */
export function marchReason(error: ApiError, names: string[]): string {
  const { values } = error;
  const told =
    typeof values === 'object' && values !== null && 'why' in values ? said(values as Illegal) : null;
  if (!told) return refusalText(error);
  const text = plain(told, names);
  // A sentence may begin with a value that is lower-case within one.
  return text.charAt(0).toUpperCase() + text.slice(1);
}
