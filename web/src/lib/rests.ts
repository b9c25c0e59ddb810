/** What stands behind the things at a table: what they are good for, and their rule. Loaded after the table. */
import { t } from './i18n.svelte';
import { explain, pointedAt } from './ui/hint';

/** Parts of a table by selector, and the section of the rules book that each rests on; the first that fits counts. */
export type Rests = readonly (readonly [selector: string, section: string])[];

/** What a game says about the parts of its table. */
export interface Behind<Game = unknown> {
  rests: Rests;
  /** What a thing on the board yields and why one would want it, for tooltips that do not say it themselves. */
  about?(element: Element, game: Game): string;
}

/** The section for an element: that of the innermost part it is in. */
export function restOf(rests: Rests, element: Element | null): string | null {
  for (let at = element; at && !at.matches('.game-table'); at = at.parentElement) {
    const found = rests.find(([selector]) => at.matches(selector));
    if (found) return found[1];
  }
  return null;
}

const KEY = 'b';

/** What a tooltip says besides its words. Screen readers are told what it is good for; the link is for the eyes. */
function moreOf(good: string, path: string | null): HTMLElement {
  const more = document.createElement('div');
  more.id = 'tip-more';
  more.className = 'more';
  more.append(good);
  if (path === null) return more;
  const link = document.createElement('a');
  // In a window of its own: the game goes on in this one.
  Object.assign(link, { href: path, target: '_blank', tabIndex: -1 });
  const cap = document.createElement('kbd');
  cap.textContent = KEY.toUpperCase();
  link.append(cap, ` ${t('tip-rule')}`);
  more.append(link);
  return more;
}

/** Tooltips lead to their rule from now on; the key opens that of what has the focus or is pointed at. */
export function attend<Game>(
  id: string,
  { rests, ...more }: Behind<Game>,
  game: () => Game | undefined,
): () => void {
  const pathOf = (element: Element | null) => {
    const section = restOf(rests, element);
    return section === null ? null : `/rules/${id}#${section}`;
  };
  const silent = explain((element) => {
    const [path, at] = [pathOf(element), game()];
    const good = (at && more.about?.(element, at)) ?? '';
    return path === null && good === '' ? null : moreOf(good, path);
  });
  const pressed = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || at?.closest('input, textarea, select, [contenteditable], dialog')) return;
    const path = pathOf(pointedAt());
    if (path !== null) open(path, '_blank');
  };
  document.addEventListener('keydown', pressed);
  return () => {
    silent();
    document.removeEventListener('keydown', pressed);
  };
}
