import { describe, expect, it } from 'vitest';
import { formatZoom, getViewedPiece, rotateQuarter, snapZoom, stepZoom } from './image-viewer.ts';

describe('image viewer', () => {
  it('zooms in steps of 10% without rounding errors [VIEW-06, VIEW-17, CONST-18]', () => {
    const shown: string[] = [];
    for (let zoom = 0.5, step = 0; step < 26; step += 1, zoom = stepZoom(zoom, 1)) shown.push(formatZoom(zoom));
    expect(shown).toEqual(Array.from({ length: 26 }, (_, step) => `${50 + step * 10}%`));
    expect(stepZoom(1, 1)).toBe(1.1);
    expect(stepZoom(1.1, -1)).toBe(1);
  });

  it('stops at 50% and at 300% [VIEW-04, VIEW-05, CONST-18]', () => {
    expect(stepZoom(0.5, -1)).toBe(0.5);
    expect(stepZoom(3, 1)).toBe(3);
    expect(stepZoom(2.9, 5)).toBe(3);
  });

  it('is upright after four quarter turns [VIEW-08]', () => {
    expect([0, 90, 180, 270].map(rotateQuarter)).toEqual([90, 180, 270, 0]);
  });

  it('rounds any zoom to a step within the range [VIEW-04, VIEW-05, VIEW-06]', () => {
    expect([0, 0.54, 1.26, 2.99, 40].map(snapZoom)).toEqual([0.5, 0.5, 1.3, 3, 3]);
  });

  it('shows 48 by 48 inches until a size is entered [VIEW-12]', () => {
    expect(getViewedPiece(60, 40)).toEqual({ widthInInches: 60, heightInInches: 40, isNominal: false });
    const nominal = { widthInInches: 48, heightInInches: 48, isNominal: true };
    for (const width of [undefined, 0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(getViewedPiece(width, 40)).toEqual(nominal);
      expect(getViewedPiece(40, width)).toEqual(nominal);
    }
  });
});
