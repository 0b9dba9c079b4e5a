import { describe, expect, it } from 'vitest';
import { SWAPPED_REASON, suggestSize, TENFOLD_LARGE_REASON, TENFOLD_SMALL_REASON } from './size-suggestion.ts';

const ask = (width: number, height: number, category: 'wallpaper' | 'fabrics' | 'canvas' = 'wallpaper', cloth = 0) =>
  suggestSize(category, { widthInInches: width, heightInInches: height }, cloth || undefined);
const size = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });

describe('the question about a size', () => {
  it.each([
    [36, 48],
    [144, 120],
    [240, 108],
    [10, 10],
    [40, 144],
  ])('is not asked for %d x %d', (width, height) => {
    expect(ask(width, height)).toBeUndefined();
  });

  it('is whether width and height changed places when only the height is beyond any room', () => {
    expect(ask(96, 180)).toEqual({ reason: SWAPPED_REASON, suggestion: size(180, 96) });
  });

  it('is whether a fabric was turned when only its width is beyond the cloth', () => {
    expect(ask(120, 54, 'fabrics', 54)).toEqual({ reason: SWAPPED_REASON, suggestion: size(54, 120) });
    expect(ask(54, 180, 'fabrics', 54)).toBeUndefined();
  });

  it('is whether a decimal point slipped', () => {
    expect(ask(4.8, 96)).toEqual({ reason: TENFOLD_SMALL_REASON, suggestion: size(48, 96) });
    expect(ask(960, 84)).toEqual({ reason: TENFOLD_LARGE_REASON, suggestion: size(96, 84) });
  });

  it('is answered by its own suggestion', () => {
    for (const [width, height] of [
      [96, 180],
      [4.8, 96],
      [960, 84],
      [3.6, 4.8],
    ] as const) {
      const { suggestion } = ask(width, height) ?? { suggestion: size(0, 0) };
      expect(ask(suggestion.widthInInches, suggestion.heightInInches)).toBeUndefined();
    }
  });

  it('is never asked for canvas, whose size is not entered', () => {
    expect(ask(2, 900, 'canvas')).toBeUndefined();
  });
});
