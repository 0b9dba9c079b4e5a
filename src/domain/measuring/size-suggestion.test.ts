import { describe, expect, it } from 'vitest';
import { inchesToHundredths, type Size, toSize } from './size.ts';
import { SWAPPED_REASON, suggestSize, TENFOLD_LARGE_REASON, TENFOLD_SMALL_REASON } from './size-suggestion.ts';

const suggest = (size: Size, category: 'wallpaper' | 'fabrics' | 'canvas' = 'wallpaper') =>
  suggestSize(category, size, inchesToHundredths(54));

describe('suggestSize', () => {
  it.each([
    [36, 48],
    [144, 120],
    [240, 108],
    [10, 10],
    [40, 144],
  ])('suggests nothing for %d x %d', (width, height) => {
    expect(suggest(toSize(width, height))).toBeUndefined();
  });

  it('suggests swapping sides when only the height exceeds any room', () => {
    expect(suggest(toSize(96, 180))).toEqual({ reason: SWAPPED_REASON, suggestion: toSize(180, 96) });
  });

  it('suggests swapping sides of a fabric when only the width exceeds the fabric', () => {
    expect(suggest(toSize(120, 54), 'fabrics')).toEqual({ reason: SWAPPED_REASON, suggestion: toSize(54, 120) });
    expect(suggest(toSize(54, 180), 'fabrics')).toBeUndefined();
  });

  it('suggests moving the decimal point', () => {
    expect(suggest(toSize(4.8, 96))).toEqual({ reason: TENFOLD_SMALL_REASON, suggestion: toSize(48, 96) });
    expect(suggest(toSize(960, 84))).toEqual({ reason: TENFOLD_LARGE_REASON, suggestion: toSize(96, 84) });
  });

  it('suggests sizes that need no further suggestion', () => {
    for (const [width, height] of [
      [96, 180],
      [4.8, 96],
      [960, 84],
      [3.6, 4.8],
    ] as const) {
      const { suggestion } = suggest(toSize(width, height)) ?? { suggestion: toSize(0, 0) };
      expect(suggest(suggestion)).toBeUndefined();
    }
  });

  it('suggests nothing for canvas', () => {
    expect(suggest(toSize(2, 900), 'canvas')).toBeUndefined();
  });
});
