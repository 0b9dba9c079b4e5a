import { describe, expect, it } from 'vitest';
import { createTileFromPicture, createTileFromRepeat, getPictureName } from './pattern-tile.ts';

describe('true patterns', () => {
  it('use the whole repeats of a flat picture', () => {
    const pattern = createTileFromPicture({ width: 800, height: 1000, inchesWide: 36, repeatInches: 24 });
    expect(pattern.widthInInches).toBe(24);
    expect(pattern.heightInInches).toBe(24);
    expect(pattern.shareX).toBeCloseTo(24 / 36, 12);
    expect(pattern.shareY).toBeCloseTo(24 / 45, 12);
  });

  it('use the whole picture when no repeat is known', () => {
    expect(createTileFromPicture({ width: 800, height: 1000, inchesWide: 20 })).toEqual({
      shareX: 1,
      shareY: 1,
      widthInInches: 20,
      heightInInches: 25,
    });
  });

  it('are one repeat in a file of their own', () => {
    expect(createTileFromRepeat(18)).toMatchObject({ shareX: 1, widthInInches: 18, heightInInches: 18 });
  });

  it('find the name of an own picture', () => {
    expect(getPictureName('/pictures/vine-ivory-flat.98d23f56.webp')).toBe('vine-ivory-flat');
    expect(getPictureName('https://elsewhere.example/vine.jpg')).toBe('');
  });
});
