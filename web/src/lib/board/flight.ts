/** Points on their way: a leaf flies from a place to where the points of its seat are shown. */
import type { Beat } from '../table/beats';
import type { Point } from './plane';

/** Milliseconds, as `--m-score` in tokens.css. */
export const FLY = 480;

/** Where the points of a seat are in sight: on the score track, or in the list of colonies. Null if they are nowhere. */
export function goalOf(seat: number): Point | null {
  const goals = [...document.querySelectorAll(`[data-points="${seat}"]`)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { one, at: { x: left + width / 2, y: top + height / 2 } };
  });
  // Equal scores lie over each other on the track, so its other markers count as well.
  const seen = goals.filter(({ one, at }) =>
    one.parentElement?.contains(document.elementFromPoint(at.x, at.y)),
  );
  return (seen.find(({ one }) => one.closest('.track')) ?? seen[0])?.at ?? null;
}

/** Flies a leaf that is fixed to the page; without a goal it only rises. */
export function fly(leaf: HTMLElement, { x, y }: Point, goal: Point | null, ms: number): Animation {
  const to = goal ?? { x, y: y - 60 };
  return leaf.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 26}px) scale(1.15)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(0.7)`, opacity: goal ? 0.9 : 0 },
    ],
    { duration: ms, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}

/**
 * Flies a copy of a leaf in a panel to the points of a seat, while this beat lasts. The copy is outside of the panel,
 * which cuts off what leaves it.
 */
export function flying(seat: number, beat: Beat, pace: number) {
  return (leaf: HTMLElement) => {
    if (pace === 0) return;
    const copy = leaf.cloneNode(true) as HTMLElement;
    const start = setTimeout(() => {
      const { left, top, width, height } = leaf.getBoundingClientRect();
      const [x, y] = [width / 2, height / 2];
      const place = { position: 'fixed', left: `${-x}px`, top: `${-y}px`, zIndex: '40', animation: 'none' };
      Object.assign(copy.style, place);
      copy.setAttribute('aria-hidden', 'true');
      document.body.append(copy);
      fly(copy, { x: left + x, y: top + y }, goalOf(seat), beat.for * pace).onfinish = () => copy.remove();
    }, beat.at * pace);
    return () => {
      clearTimeout(start);
      copy.remove();
    };
  };
}
