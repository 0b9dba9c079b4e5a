import { describe, expect, it } from 'vitest';
import { layOutPattern } from './pattern-layout.ts';

const flat = { width: 1080, height: 1350, inchesWide: 36 };

describe('layOutPattern', () => {
  it('covers the piece with the image at its real-world size', () => {
    expect(layOutPattern(flat, { widthInInches: 60, heightInInches: 40 })).toEqual({
      tileWidthInInches: 36,
      tileHeightInInches: 45,
      columns: 2,
      rows: 1,
    });
  });

  it('crops the tile to whole repeats', () => {
    const layout = layOutPattern({ ...flat, repeatInches: 12 }, { widthInInches: 60, heightInInches: 40 });
    expect(layout).toEqual({ tileWidthInInches: 36, tileHeightInInches: 36, columns: 2, rows: 2 });
    expect(layOutPattern({ ...flat, repeatInches: 24 }, { widthInInches: 48, heightInInches: 48 })).toEqual({
      tileWidthInInches: 24,
      tileHeightInInches: 24,
      columns: 2,
      rows: 2,
    });
  });

  it('uses the whole image when it contains no full repeat', () => {
    const layout = layOutPattern({ ...flat, repeatInches: 40 }, { widthInInches: 36, heightInInches: 45 });
    expect(layout).toMatchObject({ tileWidthInInches: 36, columns: 1 });
  });
});
