/**
 * Homographies: 3 x 3 matrices, row by row, that map between a flat wall and its picture. Picture coordinates run from 0
 * to 1 with y down, wall coordinates are metres with y up.
 */
export type Point = { readonly x: number; readonly y: number };
export type Homography = readonly [number, number, number, number, number, number, number, number, number];
export type Quad = readonly [Point, Point, Point, Point];

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** Returns the inverse, up to a scale factor, which does not matter. */
export const invert = ([a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

/** Applies `first`, then `second`. */
export function compose(second: Homography, first: Homography): Homography {
  const getCell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (second[row * 3 + k] ?? 0) * (first[k * 3 + column] ?? 0), 0);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => getCell(Math.floor(index / 3), index % 3)) as unknown as Homography;
}

/** Corners are top left, top right, bottom right, bottom left, with y down. */
export function createUnitSquareMap([p, q, r, s]: Quad): Homography {
  const dx1 = q.x - r.x;
  const dy1 = q.y - r.y;
  const dx2 = s.x - r.x;
  const dy2 = s.y - r.y;
  const sumX = p.x - q.x + r.x - s.x;
  const sumY = p.y - q.y + r.y - s.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1];
}
