/** Drag, pinch and wheel on the board. A drag does not count as a click, nor a long press as a tap. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './plane';

export interface Wishes {
  /** The wheel turned over this point; returns true if it was not for zooming. */
  wheel(at: Point, by: number): boolean;
  /** A finger rests on this point. */
  rest(at: Point): void;
}

/** How far a pointer may move, in pixels, before a press becomes a drag. */
const TREMBLE = 7;
const REST = 450;

export function gestures(camera: Camera, wishes: Wishes): Attachment<Element> {
  return (element) => {
    const down = new Map<number, Point>();
    let dragging = false;
    let start: Point | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const local = (event: PointerEvent | WheelEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = () => {
      const [a, b] = [...down.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const between = (): Point => {
      const [a, b] = [...down.values()];
      return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? { x: 0, y: 0 });
    };

    const pressed = (event: PointerEvent) => {
      if (event.button !== 0) return;
      const at = local(event);
      if (down.size === 0) {
        dragging = false;
        start = at;
        if (event.pointerType !== 'mouse') {
          timer = setTimeout(() => {
            dragging = true;
            wishes.rest(camera.place(at));
          }, REST);
        }
      } else clearTimeout(timer);
      down.set(event.pointerId, at);
    };
    const moved = (event: PointerEvent) => {
      if (!down.has(event.pointerId)) return;
      const at = local(event);
      if (!dragging && start && Math.hypot(at.x - start.x, at.y - start.y) < TREMBLE && down.size < 2) return;
      clearTimeout(timer);
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      const [apart, middle] = [spread(), between()];
      down.set(event.pointerId, at);
      const now = between();
      camera.pan(now.x - middle.x, now.y - middle.y);
      if (down.size === 2 && apart > 0) camera.zoom(spread() / apart, camera.place(now));
    };
    const released = (event: PointerEvent) => {
      clearTimeout(timer);
      down.delete(event.pointerId);
    };
    const clicked = (event: Event) => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheeled = (event: WheelEvent) => {
      const at = camera.place(local(event));
      const other = !event.ctrlKey && wishes.wheel(at, Math.sign(event.deltaY));
      // When the whole board is visible, zooming out scrolls the page instead.
      if (!other && !event.ctrlKey && !camera.zoomed && event.deltaY > 0) return;
      event.preventDefault();
      if (other) return;
      const lines = event.deltaMode === 1 ? 16 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at);
    };

    const listen: [string, (event: never) => void, AddEventListenerOptions][] = [
      ['pointerdown', pressed, {}],
      ['pointermove', moved, {}],
      ['pointerup', released, {}],
      ['pointercancel', released, {}],
      ['click', clicked, { capture: true }],
      ['wheel', wheeled, { passive: false }],
    ];
    for (const [type, heard, how] of listen) element.addEventListener(type, heard as EventListener, how);
    return () => {
      clearTimeout(timer);
      for (const [type, heard, how] of listen) element.removeEventListener(type, heard as EventListener, how);
    };
  };
}
