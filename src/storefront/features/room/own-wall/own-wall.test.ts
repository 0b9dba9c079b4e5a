import { describe, expect, it } from 'vitest';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import type { Quad } from '#domain/room/homography.ts';
import { createCornerMarks, placeLoupe } from './corner-marks.ts';
import { INITIAL_CORNERS, moveCorner, movePointByKey } from './corners.ts';
import { measureLight, toLevels } from './own-photo.ts';
import { createReferenceLength, type ReferenceLengthDraft } from './reference-length.tsx';

/** Columns of grey, from the left. */
const createGrid = (...greys: number[]) => ({
  columns: greys.length,
  levels: toLevels(Uint8ClampedArray.from([...createPixels(greys), ...createPixels(greys)])),
});
const createPixels = (greys: readonly number[]) => greys.flatMap((grey) => [grey, grey, grey, 255]);
const mark = (left: number, right: number): Quad => [
  { x: left, y: 0 },
  { x: right, y: 0 },
  { x: right, y: 1 },
  { x: left, y: 1 },
];

describe('measureLight', () => {
  it('measures the brighter part of the marked area', () => {
    const [wall] = measureLight(createGrid(200, 40, 200, 200), mark(0, 1));
    const [plain] = measureLight(createGrid(200, 200, 200, 200), mark(0, 1));
    expect(wall).toBeCloseTo(plain, 6);
  });

  it('leaves out what is not marked', () => {
    const [half] = measureLight(createGrid(230, 230, 90, 90), mark(0.5, 1));
    const [plain] = measureLight(createGrid(90, 90), mark(0, 1));
    expect(half).toBeCloseTo(plain, 6);
  });

  it('keeps paper brighter than a dark wall', () => {
    const [, dark] = measureLight(createGrid(60, 60), mark(0, 1));
    const [, bright] = measureLight(createGrid(230, 230), mark(0, 1));
    expect(dark).toBeGreaterThanOrEqual(0.5);
    expect(bright).toBeGreaterThan(dark);
  });
});

describe('the loupe', () => {
  const box = { width: 390, height: 520 };

  it('is above the finger, and below it near the top', () => {
    expect(placeLoupe({ x: 0.5, y: 0.8 }, box)).toEqual({ left: 195, top: 320 });
    expect(placeLoupe({ x: 0.5, y: 0.1 }, box)).toEqual({ left: 195, top: 148 });
  });

  it('stays inside the picture', () => {
    expect(placeLoupe({ x: 0, y: 0.8 }, box).left).toBe(67);
    expect(placeLoupe({ x: 1, y: 0.8 }, box).left).toBe(323);
  });

  it('is beside the finger in the low picture of a phone held sideways', () => {
    const low = { width: 253, height: 190 };
    expect(placeLoupe({ x: 0.1, y: 0.75 }, low)).toEqual({ left: 25.3 + 96, top: 123 });
    expect(placeLoupe({ x: 0.9, y: 0.25 }, low)).toEqual({ left: 253 * 0.9 - 96, top: 67 });
  });
});

describe('the marks of the wall', () => {
  const box = { width: 200, height: 400 };

  it('have the loupe for a moving corner only', () => {
    const corners = [30, 60, 170, 60, 170, 300, 30, 300];
    expect(createCornerMarks(INITIAL_CORNERS, undefined, box)).toMatchObject({
      screen: [200, 400],
      corners,
      loupe: [-1e4, -1e4, 0, 0],
    });
    expect(createCornerMarks(INITIAL_CORNERS, 1, box).loupe).toEqual([133, 156, 170, 60]);
  });
});

describe('the wall’s corners', () => {
  it('move with the arrow keys, further with Shift', () => {
    const [corner] = INITIAL_CORNERS;
    expect(movePointByKey(corner, 'ArrowRight', false)?.x).toBeCloseTo(corner.x + 0.005, 10);
    expect(movePointByKey(corner, 'ArrowUp', true)?.y).toBeCloseTo(corner.y - 0.03, 10);
    expect(movePointByKey(corner, 'Enter', false)).toBeUndefined();
  });

  it('stay in the picture', () => {
    expect(moveCorner(INITIAL_CORNERS, 2, { x: 1.4, y: -3 })[2]).toEqual({ x: 1, y: 0 });
    expect(moveCorner(INITIAL_CORNERS, 2, { x: 0.5, y: 0.5 })[0]).toBe(INITIAL_CORNERS[0]);
  });
});

describe('createReferenceLength', () => {
  const size = { widthInInches: 126.5, heightInInches: 96 };
  const read = (entry: ReferenceLengthDraft['entry'], unit: LengthUnit) =>
    createReferenceLength('wallpaper', size, { side: 'width', ...(entry && { entry }) }, unit);

  it.each([
    ['wallpaper', 'in', '126.5'],
    ['curtains', 'ft', '10.54'],
    ['blinds', 'cm', '321.3'],
    ['canvas', 'in', ''],
  ] as const)('starts with the typed width of %s in %s', (category, unit, text) => {
    expect(createReferenceLength(category, size, { side: 'width' }, unit).text).toBe(text);
  });

  it('is the typed height for the other side', () => {
    expect(createReferenceLength('wallpaper', size, { side: 'height' }, 'in').text).toBe('96');
  });

  it('is empty without a size', () => {
    expect(createReferenceLength('wallpaper', undefined, { side: 'width' }, 'in').text).toBe('');
  });

  it('keeps its length in another unit', () => {
    expect(read(undefined, 'in').reference).toEqual(read(undefined, 'cm').reference);
    expect(read({ text: '60', unit: 'in' }, 'cm').text).toBe('152.4');
    expect(read({ text: '60', unit: 'in' }, 'cm').reference.metres).toBeCloseTo(1.524, 10);
  });

  it('stays as typed in its own unit, and while it is no length', () => {
    expect(read({ text: '60.', unit: 'in' }, 'in').text).toBe('60.');
    expect(read({ text: '', unit: 'in' }, 'cm').text).toBe('');
    expect(read({ text: 'wide', unit: 'in' }, 'cm').text).toBe('wide');
  });

  it.each([
    ['120', 'in', 3.048],
    ['10', 'ft', 3.048],
    ['300', 'cm', 3],
    ['', 'in', 0],
    ['wide', 'in', 0],
  ] as const)('reads %s %s', (text, unit, metres) => {
    expect(read({ text, unit }, unit).reference.metres).toBeCloseTo(metres, 3);
  });
});
