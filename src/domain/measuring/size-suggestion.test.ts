import { describe, expect, it } from 'vitest';
import { SWAPPED_REASON, suggestSize, TENFOLD_LARGE_REASON, TENFOLD_SMALL_REASON } from './size-suggestion.ts';

const suggest = (
  width: number,
  height: number,
  category: 'wallpaper' | 'fabrics' | 'canvas' = 'wallpaper',
  fabricWidth?: number,
) => suggestSize(category, { widthInInches: width, heightInInches: height }, fabricWidth);
const createSize = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });

describe('suggestSize', () => {
  it.each([
    [36, 48],
    [144, 120],
    [240, 108],
    [10, 10],
    [40, 144],
  ])('suggests nothing for %d x %d', (width, height) => {
    expect(suggest(width, height)).toBeUndefined();
  });

  it('suggests swapping sides when only the height exceeds any room', () => {
    expect(suggest(96, 180)).toEqual({ reason: SWAPPED_REASON, suggestion: createSize(180, 96) });
  });

  it('suggests swapping sides of a fabric when only the width exceeds the fabric', () => {
    expect(suggest(120, 54, 'fabrics', 54)).toEqual({ reason: SWAPPED_REASON, suggestion: createSize(54, 120) });
    expect(suggest(54, 180, 'fabrics', 54)).toBeUndefined();
  });

  it('suggests moving the decimal point', () => {
    expect(suggest(4.8, 96)).toEqual({ reason: TENFOLD_SMALL_REASON, suggestion: createSize(48, 96) });
    expect(suggest(960, 84)).toEqual({ reason: TENFOLD_LARGE_REASON, suggestion: createSize(96, 84) });
  });

  it('suggests sizes that need no further suggestion', () => {
    for (const [width, height] of [
      [96, 180],
      [4.8, 96],
      [960, 84],
      [3.6, 4.8],
    ] as const) {
      const { suggestion } = suggest(width, height) ?? { suggestion: createSize(0, 0) };
      expect(suggest(suggestion.widthInInches, suggestion.heightInInches)).toBeUndefined();
    }
  });

  it('suggests nothing for canvas', () => {
    expect(suggest(2, 900, 'canvas')).toBeUndefined();
  });
});
