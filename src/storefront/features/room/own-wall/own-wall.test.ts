import { describe, expect, it } from 'vitest';
import { INITIAL_CORNERS, moveCorner, moveCornerByKey } from './corners.ts';
import { measurePixelLight } from './own-photo.ts';
import { parseReferenceLength } from './reference-length.tsx';

const createGreyPixels = (level: number, count: number) =>
  Array.from({ length: count }, () => [level, level, level, 255]).flat();

describe('measurePixelLight', () => {
  it('measures the brighter part of the marked area', () => {
    const [wall] = measurePixelLight(
      Uint8ClampedArray.from([...createGreyPixels(200, 80), ...createGreyPixels(40, 20)]),
    );
    const [plain] = measurePixelLight(Uint8ClampedArray.from(createGreyPixels(200, 100)));
    expect(wall).toBeCloseTo(plain, 6);
  });

  it('keeps paper brighter than a dark wall', () => {
    const [, dark] = measurePixelLight(Uint8ClampedArray.from(createGreyPixels(60, 50)));
    const [, bright] = measurePixelLight(Uint8ClampedArray.from(createGreyPixels(230, 50)));
    expect(dark).toBeGreaterThanOrEqual(0.5);
    expect(bright).toBeGreaterThan(dark);
  });
});

describe('the wall’s corners', () => {
  it('move with the arrow keys, further with Shift', () => {
    const [corner] = INITIAL_CORNERS;
    expect(moveCornerByKey(corner, 'ArrowRight', false)?.x).toBeCloseTo(corner.x + 0.005, 10);
    expect(moveCornerByKey(corner, 'ArrowUp', true)?.y).toBeCloseTo(corner.y - 0.03, 10);
    expect(moveCornerByKey(corner, 'Enter', false)).toBeUndefined();
  });

  it('stay in the picture', () => {
    expect(moveCorner(INITIAL_CORNERS, 2, { x: 1.4, y: -3 })[2]).toEqual({ x: 1, y: 0 });
    expect(moveCorner(INITIAL_CORNERS, 2, { x: 0.5, y: 0.5 })[0]).toBe(INITIAL_CORNERS[0]);
  });
});

describe('parseReferenceLength', () => {
  it.each([
    ['120', 'in', 3.048],
    ['10', 'ft', 3.048],
    ['300', 'cm', 3],
    ['', 'in', 0],
    ['wide', 'in', 0],
  ] as const)('reads %s %s', (text, unit, metres) => {
    expect(parseReferenceLength({ side: 'width', text }, unit).metres).toBeCloseTo(metres, 3);
  });
});
