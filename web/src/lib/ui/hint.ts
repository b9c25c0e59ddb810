// A tooltip for anything, SVG included: on hover, on keyboard focus, and on a long press where there is no hover.
// Use: <button {@attach hint(words)}>. Screen readers get the same words as the element's description.
import type { Attachment } from 'svelte/attachments';

export interface HintOptions {
  /** `false` when the text only repeats the element's name, so that it is not read out twice. */
  describe?: boolean;
}

const HOVER_MS = 350;
const PRESS_MS = 450;
const PRESS_SLACK = 10;

let tip: HTMLElement | null = null;
let shownFor: Element | null = null;

function box(): HTMLElement {
  if (tip?.isConnected) return tip;
  tip = document.createElement('div');
  tip.className = 'tip';
  tip.id = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.setAttribute('popover', 'manual'); // The top layer: over dialogs too.
  document.body.append(tip);
  return tip;
}

function show(element: Element, text: string, describe: boolean): void {
  const at = box();
  if (shownFor && shownFor !== element) hide();
  shownFor = element;
  at.textContent = text;
  if (describe) element.setAttribute('aria-describedby', at.id);
  at.showPopover?.();
  const on = element.getBoundingClientRect();
  const { width, height } = at.getBoundingClientRect();
  const left = Math.min(Math.max(8, on.left + on.width / 2 - width / 2), innerWidth - width - 8);
  const above = on.top - height - 8;
  at.style.left = `${Math.max(8, left)}px`;
  at.style.top = `${above >= 8 ? above : on.bottom + 8}px`;
}

function hide(element: Element | null = shownFor): void {
  if (!shownFor || element !== shownFor) return;
  if (shownFor.getAttribute('aria-describedby') === tip?.id) shownFor.removeAttribute('aria-describedby');
  shownFor = null;
  tip?.hidePopover?.();
}

export function hint(text: string | undefined, { describe = true }: HintOptions = {}): Attachment<Element> {
  return (element) => {
    if (!text) return;
    const words = text;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressedAt: { x: number; y: number } | null = null;
    let longPress = false;
    const stop = new AbortController();
    const { signal } = stop;
    const later = (ms: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    };
    const away = () => {
      clearTimeout(timer);
      hide(element);
    };
    const on = (
      type: string,
      handler: (event: PointerEvent) => void,
      options: AddEventListenerOptions = {},
    ) => element.addEventListener(type, handler as EventListener, { signal, ...options });

    if (describe) element.setAttribute('aria-description', words);
    on('pointerenter', (event) => {
      if (event.pointerType !== 'touch') later(HOVER_MS, () => show(element, words, describe));
    });
    on('pointerleave', (event) => {
      if (event.pointerType !== 'touch') away();
    });
    on('pointerdown', (event) => {
      longPress = false;
      if (event.pointerType !== 'touch') return away();
      pressedAt = { x: event.clientX, y: event.clientY };
      later(PRESS_MS, () => {
        longPress = true;
        show(element, words, describe);
        addEventListener('pointerdown', away, { once: true, capture: true, signal });
      });
    });
    on('pointermove', (event) => {
      if (!pressedAt || longPress) return;
      if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > PRESS_SLACK)
        clearTimeout(timer);
    });
    on('pointerup', () => {
      pressedAt = null;
      if (!longPress) clearTimeout(timer);
    });
    on('pointercancel', () => {
      pressedAt = null;
      away();
    });
    // The end of a long press asks, it does not act.
    on(
      'click',
      (event) => {
        if (!longPress) return;
        longPress = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    on('contextmenu', (event) => {
      if (longPress || pressedAt) event.preventDefault();
    });
    on('focusin', () => {
      if (element.matches(':focus-visible')) show(element, words, describe);
    });
    on('focusout', away);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(element), { signal });
    return () => {
      away();
      stop.abort();
      element.removeAttribute('aria-description');
    };
  };
}
