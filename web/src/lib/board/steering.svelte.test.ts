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

it('turns what is in hand with R, and zooms with +, - and 0', () => {
  const did: string[] = [];
  const grip = {
    turn: (by: number) => {
      did.push(`turn ${by}`);
      return true;
    },
  } as unknown as Grip;
  const camera = {
    pitch: 1,
    scale: 1,
    zoom: (by: number) => did.push(by > 1 ? 'closer' : 'farther'),
    reset: () => did.push('whole'),
  } as unknown as Camera;
  const stop = $effect.root(() => {
    const steering = new Steering(camera, grip);
    const press = (key: string, how: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, ...how });
      steering.keyed(event, undefined);
      return event.defaultPrevented;
    };
    for (const key of ['r', '+', '=', '-', '0']) expect(press(key)).toBe(true);
    expect(press('R', { shiftKey: true })).toBe(true);
    expect(did).toEqual(['turn 1', 'closer', 'closer', 'farther', 'whole', 'turn -1']);
    // With Ctrl or Cmd they belong to the browser.
    for (const how of [{ ctrlKey: true }, { metaKey: true }]) expect(press('r', how)).toBe(false);
    expect(did.length).toBe(6);
  });
  stop();
});
