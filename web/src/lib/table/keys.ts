/** Keys at a table, besides those of the board and the prompt: to what is lit, and to what a panel offers. */

const seen = (one: Element) => one.getClientRects().length > 0;

/** Whether a control can be used: it is there and neither disabled nor waiting for an answer. */
export function usable(one: Element): boolean {
  return seen(one) && !one.matches(':disabled, [aria-disabled="true"]');
}

/**
 * What can be done now: on the board, then in the panels, then with the buttons of the prompt, the primary one last. On
 * the board, what has been picked up comes first, then where it can go, then everything else.
 */
export function litThings(root: ParentNode): HTMLElement[] {
  const lit = root.querySelectorAll<HTMLElement>('.plate :is([data-lit], .menu button)');
  const turn = (one: Element) =>
    one.matches('[aria-pressed="true"]') ? 0 : one.matches('[data-lit="next"]') ? 1 : 2;
  const board = [...lit].filter(seen).sort((a, b) => turn(a) - turn(b));
  return [...new Set([...board, ...offered(root), ...acts(root)])];
}

/** Where the parts of a table come in the order of the digits: the open decision first. */
const PARTS = ['.moment', '.turn-actions'];

/** The lit controls of the panels, which the digits press. */
export function offered(root: ParentNode): HTMLElement[] {
  const controls = root.querySelectorAll<HTMLElement>(
    ':is(.moment, .turn-actions, .hand, .colony, .objectives, .players) :is(button, [role="button"], [role="radio"])',
  );
  const part = (one: Element) => {
    const at = PARTS.findIndex((selector) => one.closest(selector));
    return at < 0 ? PARTS.length : at;
  };
  return [...controls]
    .filter(
      (one) =>
        (one.matches('.selectable, .may, [data-lit]') || one.closest('.selectable') !== null) && usable(one),
    )
    .sort((a, b) => part(a) - part(b));
}

/** Actions of the prompt that change nothing about the decision and have keys of their own. */
const BESIDES: ReadonlySet<string | undefined> = new Set(['undo', 'hint']);

/** The buttons of the prompt that answer it. */
function acts(root: ParentNode): HTMLElement[] {
  const buttons = root.querySelectorAll<HTMLElement>(':is(.prompt, .sheet-actions) .button, [data-act]');
  return [...buttons].filter((one) => !BESIDES.has(one.dataset.act) && usable(one));
}

/** The action that Enter confirms, if it can be taken. */
export function primaryOf(root: ParentNode): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>('.primary[data-act]')].find(usable) ?? null;
}

/** Where somebody who plays by keys goes on, if the control that had the focus is gone. */
export function nextOf(root: ParentNode): HTMLElement | null {
  const told = root.querySelector<HTMLElement>('[data-act="go-on"]');
  return told ?? litThings(root)[0] ?? null;
}

/** Presses something, as a click does; parts of a drawing have no method for that. */
export function press(thing: Element): void {
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Moves the focus to the next of these, or the one before. */
export function goTo(things: readonly HTMLElement[], by: 1 | -1): boolean {
  const [first] = things;
  if (!first) return false;
  const at = things.findIndex((one) => one === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next]?.focus();
  return true;
}

const PLACES = '.plate :is([data-lit], [data-hex], [data-place])';
const TABBED = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/**
 * Where Tab goes from a place on the board: to the next lit place, or the one before, and beyond the last one to what
 * comes after the board. Undefined if there is nothing, and from controls beside the places such as the zoom buttons:
 * there the browser decides.
 */
export function nextOnBoard(root: ParentNode, from: EventTarget | null, by: 1 | -1): HTMLElement | undefined {
  const place = from instanceof Element ? from.closest(PLACES) : null;
  if (!place) return undefined;
  const lit = litThings(root).filter((one) => one.closest('.plate'));
  return lit[lit.findIndex((one) => one === place) + by] ?? beyondBoard(root, by);
}

/** The first control after all places of the board, or the last one before them: in none of them can the focus be caught. */
function beyondBoard(root: ParentNode, by: 1 | -1): HTMLElement | undefined {
  const places = [...root.querySelectorAll(PLACES)];
  const edge = by > 0 ? places.at(-1) : places[0];
  const way = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const controls = [...document.querySelectorAll<HTMLElement>(TABBED)].filter(
    (one) =>
      Boolean((edge?.compareDocumentPosition(one) ?? 0) & way) &&
      usable(one) &&
      one.tabIndex >= 0 &&
      !one.matches(`${PLACES}, [type="radio"]:not(:checked)`),
  );
  return controls.at(by > 0 ? 0 : -1);
}

/** Whether somebody is typing, or something lies over the table that has keys of its own. */
export function elsewhere(target: EventTarget | null): boolean {
  const at = target instanceof Element ? target : null;
  return Boolean(at?.closest('input, textarea, select, [contenteditable], dialog, [popover]:popover-open'));
}
