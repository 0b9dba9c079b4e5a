import { describe, expect, it } from 'vitest';
import { compose, createUnitSquareMap, type Homography, invert, mapPoint, type Quad } from './homography.ts';

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
  it('map the corners of the unit square to four given corners', () => {
    const map = createUnitSquareMap(TILTED);
    for (const [index, corner] of SQUARE.entries()) {
      const { x, y } = mapPoint(map, corner);
      expect(x).toBeCloseTo(TILTED[index]?.x ?? Number.NaN, 12);
      expect(y).toBeCloseTo(TILTED[index]?.y ?? Number.NaN, 12);
    }
  });

  it('keep lines straight: the diagonals still cross at the mapped centre', () => {
    const { x, y } = mapPoint(createUnitSquareMap(TILTED), { x: 0.5, y: 0.5 });
    const [p, q, r, s] = TILTED;
    // Zero if the mapped centre is on the line from a to b.
    const crossProduct = (a: typeof p, b: typeof p) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    expect(crossProduct(p, r)).toBeCloseTo(0, 12);
    expect(crossProduct(q, s)).toBeCloseTo(0, 12);
  });

  it('can be inverted', () => {
    const map = createUnitSquareMap(TILTED);
    const mapped = mapPoint(map, { x: 0.3, y: 0.9 });
    expect(mapPoint(invert(map), mapped).x).toBeCloseTo(0.3, 12);
    expect(mapPoint(invert(map), mapped).y).toBeCloseTo(0.9, 12);
  });

  it('apply the second argument first when composed', () => {
    const scaling: Homography = [2, 0, 0, 0, 3, 0, 0, 0, 1];
    const translation: Homography = [1, 0, 5, 0, 1, 7, 0, 0, 1];
    expect(mapPoint(compose(translation, scaling), { x: 1, y: 1 })).toEqual({ x: 7, y: 10 });
  });
});
