import { describe, expect, it } from 'vitest';
import { placePiece, type Wall } from './piece-on-wall.ts';

const living: Wall = { wall: [6, 2.85], seen: [0, 0, 5.5, 2.73], focus: [2.7, 1.7] };
const inches = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });

describe('pieceOnWall', () => {
  it('covers the whole wall while no size is known', () => {
    expect(placePiece(living, undefined)).toMatchObject({ left: 0, bottom: 0, right: 6, top: 2.85 });
  });

  it('gives a 60 x 40 inch piece exactly that much of the wall, around the free place', () => {
    const { left, right, top, bottom } = placePiece(living, inches(60, 40));
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
  ])('keeps a piece of %d x %d inches inside what is seen', (width, height) => {
    const { left, right, top, bottom } = placePiece(living, inches(width, height));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(5.5);
    expect(bottom).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(2.73);
  });

  it('hangs a wall covering from the ceiling', () => {
    const { top, bottom } = placePiece(living, inches(120, 96));
    expect(top).toBe(2.85);
    expect(bottom).toBeCloseTo(2.85 - 2.4384, 10);
  });

  it('begins what is wider than the wall at its left end and tells how far it goes beyond', () => {
    const { left, beyondWidth, beyondHeight } = placePiece(living, inches(240, 130));
    expect(left).toBe(0);
    expect(beyondWidth).toBeCloseTo(240 - 5.5 / 0.0254, 1);
    expect(beyondHeight).toBeCloseTo(130 - 2.85 / 0.0254, 1);
  });

  it('goes beyond nothing when it fits', () => {
    expect(placePiece(living, inches(216, 112))).toMatchObject({ beyondWidth: 0, beyondHeight: 0 });
  });
});
