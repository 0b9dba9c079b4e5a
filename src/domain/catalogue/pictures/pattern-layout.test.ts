import { describe, expect, it } from 'vitest';
import { layOutPattern } from './pattern-layout.ts';

const flat = { width: 1080, height: 1350, inchesWide: 36 };

describe('a pattern laid over a piece', () => {
  it('repeats the picture at its true size until the piece is covered', () => {
    expect(layOutPattern(flat, { widthInInches: 60, heightInInches: 40 })).toEqual({
      tileWidthInInches: 36,
      tileHeightInInches: 45,
      columns: 2,
      rows: 1,
    });
  });

  it('lays whole repeats side by side where the repeat is known, so that no seam shows', () => {
    const layout = layOutPattern({ ...flat, repeatInches: 12 }, { widthInInches: 60, heightInInches: 40 });
    expect(layout).toEqual({ tileWidthInInches: 36, tileHeightInInches: 36, columns: 2, rows: 2 });
    expect(layOutPattern({ ...flat, repeatInches: 24 }, { widthInInches: 48, heightInInches: 48 })).toEqual({
      tileWidthInInches: 24,
      tileHeightInInches: 24,
      columns: 2,
      rows: 2,
    });
  });

  it('takes the picture as it is when no whole repeat is in it', () => {
    const layout = layOutPattern({ ...flat, repeatInches: 40 }, { widthInInches: 36, heightInInches: 45 });
    expect(layout).toMatchObject({ tileWidthInInches: 36, columns: 1 });
  });
});
