/** Keys at a table, besides those of the board and the prompt: to what is lit, and to what a panel offers. */

/** What can be done now, in reading order: on the board first, then in the panels. */
export function litThings(root: ParentNode): HTMLElement[] {
  const seen = (one: Element) => one.getClientRects().length > 0;
  const board = [...root.querySelectorAll<HTMLElement>('.plate [data-lit]')];
  return [...board, ...offered(root)].filter(seen);
}

/** The lit controls of the panels, which the digits press. */
export function offered(root: ParentNode): HTMLElement[] {
  const controls = root.querySelectorAll<HTMLElement>(
    ':is(.moment, .turn-actions, .hand, .colony, .objectives) :is(button, [role="button"], [role="radio"])',
  );
  return [...controls].filter(
    (one) =>
      (one.matches('.selectable, [data-lit]') || one.closest('.selectable') !== null) &&
      one.getAttribute('aria-disabled') !== 'true' &&
      !(one as HTMLButtonElement).disabled &&
      one.getClientRects().length > 0,
  );
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

/** Whether somebody is typing, or something lies over the table that has keys of its own. */
export function elsewhere(target: EventTarget | null): boolean {
  const at = target instanceof Element ? target : null;
  return Boolean(at?.closest('input, textarea, select, [contenteditable], dialog, [popover]:popover-open'));
}
