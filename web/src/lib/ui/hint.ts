// A tooltip for any element, SVG included: on hover, on keyboard focus, and on a long press where there is no hover.
// Use: <button {@attach hint(words)}>. Screen readers get the same words as the element's description.
//
// There are hundreds of hints and their words change with every move, so the document has one set of listeners for all
// of them. New words then cost next to nothing.
import type { Attachment } from 'svelte/attachments';

export interface HintOptions {
  /** `false` if the text only repeats the element's name, so that it is not read out twice. */
  describe?: boolean;
}

const HOVER_MS = 350;
const PRESS_MS = 450;
const PRESS_SLACK = 10;

interface Hint {
  words: string;
  describe: boolean;
}

/** What else there is to say about an element, to be put below the words of its tooltip. */
type Explain = (element: Element) => HTMLElement | null;
let explained: Explain | null = null;
/** What is under the pointer, with a hint or without. */
let under: Element | null = null;

/** Tooltips also say what this finds, until the returned function is called. */
export function explain(find: Explain): () => void {
  explained = find;
  return () => {
    if (explained === find) explained = null;
  };
}

/** What the tooltip is about that is shown; otherwise what has the focus, or is under the pointer. */
export function pointedAt(): Element | null {
  const focused = document.activeElement;
  return shown ?? (focused?.matches(':focus-visible:not(main, body)') ? focused : under);
}

export const isHinted = (element: Element): boolean => hints.has(element);

const hints = new WeakMap<Element, Hint>();
let tip: HTMLElement | null = null;
/** The element that should show its tooltip, and the one that does. */
let wanted: Element | null = null;
let shown: Element | null = null;
let due = false;

function box(): HTMLElement {
  if (tip?.isConnected) return tip;
  tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.id = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.setAttribute('popover', 'manual'); // In the top layer, so above dialogs too.
  document.body.append(tip);
  return tip;
}

/**
 * Focus moves while other popovers and dialogs open and close, and browsers refuse to show or hide a popover during
 * that. The tooltip therefore changes only here, in its own task.
 */
function update(): void {
  due = false;
  const about = wanted?.isConnected ? hints.get(wanted) : undefined;
  if (!about) wanted = null;
  if (shown && shown !== wanted) putAway(shown);
  shown = wanted;
  if (!wanted || !about) return;
  const at = box();
  at.textContent = about.words;
  const more = explained?.(wanted);
  if (more) at.append(more);
  // What repeats the element's name is not read out again.
  const read = about.describe ? at : more;
  if (read) wanted.setAttribute('aria-describedby', read.id);
  if (!at.matches(':popover-open')) at.showPopover?.();
  const on = wanted.getBoundingClientRect();
  const { width, height } = at.getBoundingClientRect();
  const left = Math.min(Math.max(8, on.left + on.width / 2 - width / 2), innerWidth - width - 8);
  const above = on.top - height - 8;
  at.style.left = `${Math.max(8, left)}px`;
  at.style.top = `${above >= 8 ? above : on.bottom + 8}px`;
}

function putAway(from: Element): void {
  const id = from.getAttribute('aria-describedby');
  if (id !== null && tip && (id === tip.id || tip.lastElementChild?.id === id))
    from.removeAttribute('aria-describedby');
  if (tip?.isConnected && tip.matches(':popover-open')) tip.hidePopover?.();
  // Words about a hand must not stay in the page behind a curtain, not even unseen.
  tip?.replaceChildren();
}

function show(element: Element | null): void {
  wanted = element;
  if (due) return;
  due = true;
  setTimeout(update);
}

function hide(element: Element | null = wanted): void {
  if (wanted && element === wanted) show(null);
}

/** The innermost element with a hint at or around the target. */
function hinted({ target }: Event): Element | null {
  let at = target instanceof Element ? target : null;
  while (at && !hints.has(at)) at = at.parentElement;
  return at;
}

function listen(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let pressed: { on: Element; x: number; y: number } | null = null;
  let longPress = false;
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const away = () => {
    clearTimeout(timer);
    hide();
  };
  const on = <K extends keyof DocumentEventMap>(type: K, handler: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, handler, { capture: true, passive: false });

  on('pointerover', (event) => {
    under = event.target instanceof Element ? event.target : null;
    if (event.pointerType === 'touch') return;
    const at = hinted(event);
    if (at === over) return;
    away();
    over = at;
    if (at) later(HOVER_MS, () => show(at));
  });
  on('pointerout', ({ pointerType, relatedTarget }) => {
    if (pointerType === 'touch' || relatedTarget) return;
    over = null;
    away();
  });
  on('pointerdown', (event) => {
    // A finger follows the link of the tooltip that it has opened.
    if (tip && event.target instanceof Node && tip.contains(event.target)) return;
    longPress = false;
    away();
    const at = hinted(event);
    if (event.pointerType !== 'touch' || !at) return;
    pressed = { on: at, x: event.clientX, y: event.clientY };
    later(PRESS_MS, () => {
      longPress = true;
      show(at);
    });
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (!pressed || longPress) return;
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > PRESS_SLACK) clearTimeout(timer);
  });
  on('pointerup', () => {
    pressed = null;
    if (!longPress && over === null) clearTimeout(timer);
  });
  on('pointercancel', () => {
    pressed = null;
    away();
  });
  // The click at the end of a long press does not act.
  on('click', (event) => {
    if (!longPress) return;
    if (tip && event.target instanceof Node && tip.contains(event.target)) return;
    longPress = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  on('contextmenu', (event) => {
    if (longPress || pressed) event.preventDefault();
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(target);
  });
  on('focusout', ({ target }) => hide(target as Element));
  on('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
}

let listening = false;

export function hint(text: string | undefined, { describe = true }: HintOptions = {}): Attachment<Element> {
  return (element) => {
    if (!listening) listen();
    listening = true;
    if (text) hints.set(element, { words: text, describe });
    else hints.delete(element);
    const description = text && describe ? text : null;
    if (element.getAttribute('aria-description') !== description) {
      if (description) element.setAttribute('aria-description', description);
      else element.removeAttribute('aria-description');
    }
    if (wanted === element) show(element);
    // A removed element takes its tooltip with it. If only the words changed, the element is still connected by then.
    return () => queueMicrotask(() => element.isConnected || hide(element));
  };
}
