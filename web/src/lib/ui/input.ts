/** How the page was last used. Whoever uses keys needs the focus somewhere; for a pointer it makes no difference. */
export const input = { keys: false };

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

addEventListener(
  'keydown',
  ({ key }) => {
    if (!MODIFIERS.has(key)) input.keys = true;
  },
  { capture: true },
);
addEventListener('pointerdown', () => (input.keys = false), { capture: true });

/** Gives the focus to the page itself, where a control that had it is gone. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
