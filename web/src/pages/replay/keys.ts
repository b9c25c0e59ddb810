// The keys of a replay: arrows step, space plays, Home and End go to the ends, [ and ] from season to season.

export type Key = 'back' | 'on' | 'first' | 'last' | 'earlier' | 'later' | 'toggle';

const KEYS: Record<string, Key> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  '[': 'earlier',
  ']': 'later',
  ' ': 'toggle',
};

/** What a key means here; `null` if the focused element uses it itself. */
export function keyOf(event: KeyboardEvent): Key | null {
  const key = KEYS[event.key];
  // On many keyboards the brackets need a modifier.
  const bracket = key === 'earlier' || key === 'later';
  if (!key || event.defaultPrevented || (!bracket && (event.altKey || event.ctrlKey || event.metaKey)))
    return null;
  const { target } = event;
  if (!(target instanceof Element)) return key;
  if (target.closest('textarea, select, input:not([type="range"]), dialog, [role="tablist"]')) return null;
  if (bracket) return key;
  // A slider has its own arrows, Home and End; on the board, arrow keys move from hex to hex.
  if (target instanceof SVGElement || target.closest('[role="application"]')) return null;
  if (key === 'toggle') return target.closest('button, a, summary, [role="button"]') ? null : key;
  return target.closest('input') ? null : key;
}
