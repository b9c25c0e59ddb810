import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { Steering, type Grip } from './steering.svelte';
import type { Box } from './plane';

const small: Box = { x: 0, y: 0, w: 100, h: 100 };
const large: Box = { x: -100, y: -100, w: 300, h: 300 };
const larger: Box = { x: -200, y: -200, w: 500, h: 500 };

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

describe('the camera', () => {
  it('shows the whole board when it grows twice within one glide', () => {
    const camera = new Camera(10);
    camera.show(400, 400, small);
    camera.show(400, 400, large, true);
    vi.advanceTimersByTime(60);
    expect(camera.box.w).toBeGreaterThan(100);
    expect(camera.box.w).toBeLessThan(300);
    camera.show(400, 400, larger, true);
    vi.advanceTimersByTime(1000);
    expect(camera.box).toEqual(larger);
    expect(camera.zoomed).toBe(false);
  });

  it('never shows a box of negative size, although a frame is older than the glide', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const camera = new Camera(10);
    camera.show(400, 400, small);
    camera.show(400, 400, large, true);
    frames[0]?.(performance.now() - 500);
    expect(camera.box).toEqual(small);
    vi.unstubAllGlobals();
  });

  it('stays where a person has zoomed to', () => {
    const camera = new Camera(10);
    camera.show(400, 400, large);
    camera.zoom(4, { x: 50, y: 50 });
    const { w } = camera.box;
    camera.show(400, 400, larger, true);
    vi.advanceTimersByTime(1000);
    expect(camera.box.w).toBe(w);
  });
});

describe('following what is lit', () => {
  const following = (lit: () => Box) => {
    const camera = new Camera(10);
    camera.show(400, 400, larger);
    const grip = { pointed: null, lit } as unknown as Grip;
    let steering: Steering | undefined;
    const stop = $effect.root(() => {
      steering = new Steering(camera, grip, 50);
    });
    return { camera, steering: steering as unknown as Steering, stop };
  };

  it('moves a zoomed view when the next lit place lies outside, within the same moment', () => {
    let lit: Box = { x: -190, y: -190, w: 20, h: 20 };
    const { camera, steering, stop } = following(() => lit);
    camera.zoom(8, { x: -180, y: -180 });
    steering.follow('harvest first');
    expect(camera.holds(lit)).toBe(true);
    lit = { x: 250, y: 250, w: 20, h: 20 };
    steering.follow('harvest second');
    vi.advanceTimersByTime(1000);
    expect(camera.holds(lit)).toBe(true);
    stop();
  });

  it('leaves a view alone that shows everything', () => {
    const { camera, steering, stop } = following(() => ({ x: 0, y: 0, w: 10, h: 10 }));
    steering.follow('walk');
    vi.advanceTimersByTime(1000);
    expect(camera.box).toEqual(larger);
    stop();
  });
});
