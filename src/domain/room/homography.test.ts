import { describe, expect, it } from 'vitest';
import { compose, type Homography, invert, mapPoint, mapUnitSquareTo, type Quad } from './homography.ts';

const TILTED: Quad = [
  { x: 0.1, y: 0.2 },
  { x: 0.8, y: 0.1 },
  { x: 0.9, y: 0.85 },
  { x: 0.15, y: 0.7 },
];
const SQUARE: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

describe('homographies', () => {
  it('take the corners of the unit square to four given corners', () => {
    const map = mapUnitSquareTo(TILTED);
    for (const [at, corner] of SQUARE.entries()) {
      const { x, y } = mapPoint(map, corner);
      expect(x).toBeCloseTo(TILTED[at]?.x ?? Number.NaN, 12);
      expect(y).toBeCloseTo(TILTED[at]?.y ?? Number.NaN, 12);
    }
  });

  it('keep straight lines straight: the crossing of the diagonals stays their crossing', () => {
    const { x, y } = mapPoint(mapUnitSquareTo(TILTED), { x: 0.5, y: 0.5 });
    const [p, q, r, s] = TILTED;
    const side = (a: typeof p, b: typeof p) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    expect(side(p, r)).toBeCloseTo(0, 12);
    expect(side(q, s)).toBeCloseTo(0, 12);
  });

  it('come back when they are inverted', () => {
    const map = mapUnitSquareTo(TILTED);
    const there = mapPoint(map, { x: 0.3, y: 0.9 });
    expect(mapPoint(invert(map), there).x).toBeCloseTo(0.3, 12);
    expect(mapPoint(invert(map), there).y).toBeCloseTo(0.9, 12);
  });

  it('can be carried out one after the other', () => {
    const twice: Homography = [2, 0, 0, 0, 3, 0, 0, 0, 1];
    const moved: Homography = [1, 0, 5, 0, 1, 7, 0, 0, 1];
    expect(mapPoint(compose(moved, twice), { x: 1, y: 1 })).toEqual({ x: 7, y: 10 });
  });
});
