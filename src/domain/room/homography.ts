/**
 * Straight lines stay straight between a flat wall and its picture: nine numbers, row by row, take a point of one to the
 * other. Pictures count from 0 to 1 with y downwards, walls in metres with y upwards.
 */
export type Point = { readonly x: number; readonly y: number };
export type Homography = readonly [number, number, number, number, number, number, number, number, number];
export type Quad = readonly [Point, Point, Point, Point];

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The way back, up to a factor that does not matter. */
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

/** `second` after `first`. */
export function compose(second: Homography, first: Homography): Homography {
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (second[row * 3 + k] ?? 0) * (first[k * 3 + column] ?? 0), 0);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => cell(Math.floor(at / 3), at % 3)) as unknown as Homography;
}

/** From the unit square to four corners, in the order top left, top right, bottom right, bottom left (y downwards). */
export function mapUnitSquareTo([p, q, r, s]: Quad): Homography {
  const dx1 = q.x - r.x;
  const dy1 = q.y - r.y;
  const dx2 = s.x - r.x;
  const dy2 = s.y - r.y;
  const sumX = p.x - q.x + r.x - s.x;
  const sumY = p.y - q.y + r.y - s.y;
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / whole;
  const h = (dx1 * sumY - sumX * dy1) / whole;
  return [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1];
}
