import { describe, expect, it } from 'vitest';
import { placePiece, type Wall } from './piece-on-wall.ts';

const living: Wall = { wall: [6, 2.85], seen: [0, 0, 5.5, 2.73], focus: [2.7, 1.7] };
const createSize = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });

describe('placePiece', () => {
  it('covers the whole wall without a size', () => {
    expect(placePiece(living, undefined)).toMatchObject({ left: 0, bottom: 0, right: 6, top: 2.85 });
  });

  it('centres a 60 x 40 inch piece on the focus at its exact size', () => {
    const { left, right, top, bottom } = placePiece(living, createSize(60, 40));
    expect(right - left).toBeCloseTo(1.524, 10);
    expect(top - bottom).toBeCloseTo(1.016, 10);
    expect((left + right) / 2).toBeCloseTo(2.7, 10);
    expect((top + bottom) / 2).toBeCloseTo(1.7, 10);
  });

  it.each([
    [1, 1],
    [100, 20],
    [200, 60],
    [40, 62],
  ])('keeps a piece of %d x %d inches inside the visible wall', (width, height) => {
    const { left, right, top, bottom } = placePiece(living, createSize(width, height));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(5.5);
    expect(bottom).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(2.73);
  });

  it('hangs a wall covering from the ceiling', () => {
    const { top, bottom } = placePiece(living, createSize(120, 96));
    expect(top).toBe(2.85);
    expect(bottom).toBeCloseTo(2.85 - 2.4384, 10);
  });

  it('starts a piece that is too large at the left end and measures the overhang', () => {
    const { left, beyondWidth, beyondHeight } = placePiece(living, createSize(240, 130));
    expect(left).toBe(0);
    expect(beyondWidth).toBeCloseTo(240 - 5.5 / 0.0254, 1);
    expect(beyondHeight).toBeCloseTo(130 - 2.85 / 0.0254, 1);
  });

  it('measures no overhang for a piece that fits', () => {
    expect(placePiece(living, createSize(216, 112))).toMatchObject({ beyondWidth: 0, beyondHeight: 0 });
  });
});
