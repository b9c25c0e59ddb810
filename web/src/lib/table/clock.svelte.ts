/** The clock of a stage, for what counts while it is told. */
import { linear } from 'svelte/easing';
import { Tween } from 'svelte/motion';

/**
 * The time on a stage at the normal speed, in milliseconds; with a pace of 0 it is at its end. Call it during the
 * initialisation of a component that shows one stage.
 */
export function stageClock(end: number, pace: number): { readonly current: number } {
  const clock = new Tween(pace === 0 ? end : 0, { easing: linear });
  // It starts with the first frame, as everything else on the stage does.
  $effect(() => {
    const frame = requestAnimationFrame(() => void clock.set(end, { duration: end * pace }));
    return () => cancelAnimationFrame(frame);
  });
  return clock;
}
