import { describe, expect, it } from 'vitest';
import { fitHomography, type Homography, type Match, mapPoint } from './homography.ts';

const known: Homography = [4.8, 0.1, 0.15, -0.05, -3, 2.6, 0.02, -0.01, 1];
const places = [0.1, 0.35, 0.6, 0.9];
const matches = places.flatMap((x) => places.map((y): Match => [x, y, ...mapPoint(known, x, y)]));

describe('fitHomography', () => {
  it('recovers the mapping of the points', () => {
    const { homography, error } = fitHomography(matches);
    expect(error).toBeLessThan(1e-6);
    homography.forEach((value, i) => {
      expect(value).toBeCloseTo(known[i] ?? Number.NaN, 5);
    });
  });

  it('reports how far the points are from flat', () => {
    const bent = matches.map(([x, y, u, v], i): Match => [x, y, u, i === 5 ? v + 0.05 : v]);
    expect(fitHomography(bent).error).toBeGreaterThan(0.02);
  });
});
