import { describe, expect, it } from 'vitest';
import { cornerAfterKey, FIRST_CORNERS, movedCorner } from './corners.ts';
import { knownLengthOf } from './known-length.tsx';
import { lightOfPixels } from './own-photo.ts';

const grey = (level: number, count: number) => Array.from({ length: count }, () => [level, level, level, 255]).flat();

describe('the light of a photo', () => {
  it('takes the brighter part of the marked wall as the wall', () => {
    const [wall] = lightOfPixels(Uint8ClampedArray.from([...grey(200, 80), ...grey(40, 20)]));
    const [plain] = lightOfPixels(Uint8ClampedArray.from(grey(200, 100)));
    expect(wall).toBeCloseTo(plain, 6);
  });

  it('does not make paper as dark as a dark wall', () => {
    const [, dark] = lightOfPixels(Uint8ClampedArray.from(grey(60, 50)));
    const [, bright] = lightOfPixels(Uint8ClampedArray.from(grey(230, 50)));
    expect(dark).toBeGreaterThanOrEqual(0.5);
    expect(bright).toBeGreaterThan(dark);
  });
});

describe('the corners of a wall', () => {
  it('move with the arrow keys, further with Shift', () => {
    const [corner] = FIRST_CORNERS;
    expect(cornerAfterKey(corner, 'ArrowRight', false)?.x).toBeCloseTo(corner.x + 0.005, 10);
    expect(cornerAfterKey(corner, 'ArrowUp', true)?.y).toBeCloseTo(corner.y - 0.03, 10);
    expect(cornerAfterKey(corner, 'Enter', false)).toBeUndefined();
  });

  it('stay in the picture', () => {
    expect(movedCorner(FIRST_CORNERS, 2, { x: 1.4, y: -3 })[2]).toEqual({ x: 1, y: 0 });
    expect(movedCorner(FIRST_CORNERS, 2, { x: 0.5, y: 0.5 })[0]).toBe(FIRST_CORNERS[0]);
  });
});

describe('the known length', () => {
  it.each([
    ['120', 'in', 3.048],
    ['10', 'ft', 3.048],
    ['300', 'cm', 3],
    ['', 'in', 0],
    ['wide', 'in', 0],
  ] as const)('reads %s %s', (text, unit, metres) => {
    expect(knownLengthOf({ side: 'width', text }, unit).metres).toBeCloseTo(metres, 3);
  });
});
