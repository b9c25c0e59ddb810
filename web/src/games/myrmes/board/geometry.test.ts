import { describe, expect, test } from 'vitest';
import { bounds, centre, heading, hexAt, neighbours, outline, PITCH, RADIUS } from './geometry';

const loops = (path: string) => path.split('Z').filter(Boolean);
const corners = (path: string) => path.split('L').length;

describe('places', () => {
  test('a hex is found where it is drawn, and near its centre', () => {
    for (const hex of ['(0,0)', '(3,-7)', '(-5,4)', '(-7,7)']) {
      const { x, y } = centre(hex);
      expect(hexAt({ x, y })).toBe(hex);
      expect(hexAt({ x: x + 12, y: y - 14 })).toBe(hex);
    }
  });

  test('neighbours are one pitch away, clockwise from E', () => {
    const here = centre('(2,-1)');
    const around = neighbours('(2,-1)').map(centre);
    for (const { x, y } of around) expect(Math.hypot(x - here.x, y - here.y)).toBeCloseTo(PITCH);
    expect(around[0]).toEqual({ x: here.x + PITCH, y: here.y });
    expect(around[1]?.y).toBeGreaterThan(here.y);
  });

  test('an ant drawn facing up is turned in its direction', () => {
    expect(heading('(0,0)', '(1,0)')).toBe(90);
    expect(heading('(0,0)', '(-1,0)')).toBe(270);
    expect(heading('(0,0)', '(1,-1)')).toBe(30);
  });

  test('bounds contain the corners of every hex', () => {
    expect(bounds(['(0,0)'], 5)).toEqual({
      x: -PITCH / 2 - 5,
      y: -RADIUS - 5,
      w: PITCH + 10,
      h: 2 * RADIUS + 10,
    });
  });
});

describe('outlines', () => {
  test('one hex has six corners, two have ten, drawn as one line', () => {
    expect(corners(outline(['(0,0)']))).toBe(6);
    const pair = loops(outline(['(0,0)', '(1,0)']));
    expect(pair).toHaveLength(1);
    expect(corners(pair[0] ?? '')).toBe(10);
  });

  test('a ring has an outer and an inner line; separate hexes have one each', () => {
    expect(loops(outline(neighbours('(0,0)')))).toHaveLength(2);
    expect(loops(outline(['(0,0)', '(3,0)']))).toHaveLength(2);
  });

  test('an inset shrinks the outline by exactly that much', () => {
    const xs = [...outline(['(0,0)'], 4).matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((found) => Number(found[1]));
    expect(Math.max(...xs)).toBeCloseTo(PITCH / 2 - 4, 1);
  });
});
