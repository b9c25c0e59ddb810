import { expect, it } from 'vitest';
import type { Camera } from './camera.svelte';
import { Steering, type Grip } from './steering.svelte';

it('lets the keyboard leave a board that is gone', () => {
  const left: string[] = [];
  let gone = false;
  const grip = {
    get pointed(): string | null {
      if (gone) throw new Error('the board is gone');
      return null;
    },
    point(place: string | null) {
      if (gone) throw new Error('the board is gone');
      return () => left.push(String(place));
    },
    centre: () => ({ x: 0, y: 0 }),
  } as unknown as Grip;
  const camera = { pitch: 1, reveal: () => undefined } as unknown as Camera;
  const stop = $effect.root(() => {
    const steering = new Steering(camera, grip);
    steering.focus('(0,1)');
    steering.focus('(0,2)');
    expect(left).toEqual(['(0,1)']);
    // A focused hex that is removed from the page loses the focus at that moment, when no derived value may be read.
    gone = true;
    steering.focus(null);
    expect(left).toEqual(['(0,1)', '(0,2)']);
  });
  stop();
});
