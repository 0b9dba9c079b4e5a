import { describe, expect, it } from 'vitest';
import { createTileFromPicture, createTileFromRepeat, getPictureName } from './pattern-tile.ts';

describe('pattern tile', () => {
  it('contains whole repeats of a flat picture', () => {
    const pattern = createTileFromPicture({ width: 800, height: 1000, inchesWide: 36, repeatInches: 24 });
    expect(pattern.widthInInches).toBe(24);
    expect(pattern.heightInInches).toBe(24);
    expect(pattern.shareX).toBeCloseTo(24 / 36, 12);
    expect(pattern.shareY).toBeCloseTo(24 / 45, 12);
  });

  it('is the whole picture when the repeat is unknown', () => {
    expect(createTileFromPicture({ width: 800, height: 1000, inchesWide: 20 })).toEqual({
      shareX: 1,
      shareY: 1,
      widthInInches: 20,
      heightInInches: 25,
    });
  });

  it('is the whole file when it contains one repeat', () => {
    expect(createTileFromRepeat(18)).toMatchObject({ shareX: 1, widthInInches: 18, heightInInches: 18 });
  });

  it("has the name of the shop's picture, and no name for an external one", () => {
    expect(getPictureName('/pictures/vine-ivory-flat.98d23f56.webp')).toBe('vine-ivory-flat');
    expect(getPictureName('https://elsewhere.example/vine.jpg')).toBe('');
  });
});
