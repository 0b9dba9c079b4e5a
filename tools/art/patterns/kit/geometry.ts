import { nth } from './nth.ts';
export const TAU = Math.PI * 2;

export type Point = readonly [number, number];

export const polar = (angle: number, radius: number): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius];

/** Points written as 'x,y x,y'. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export const range = (count: number) => Array.from({ length: count }, (_, i) => i);

export function cubic(a: Point, b: Point, c: Point, d: Point) {
  const axis = (t: number, i: 0 | 1) =>
    (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t * t * c[i] + t ** 3 * d[i];
  return (t: number): Point => [axis(t, 0), axis(t, 1)];
}

export const heading = (curve: (t: number) => Point, t: number) => {
  const [ax, ay] = curve(t - 0.01);
  const [bx, by] = curve(t + 0.01);
  return Math.atan2(by - ay, bx - ax);
};

/** Calls back at equal distances along a polyline. */
export function walk(
  points: readonly Point[],
  step: number,
  visit: (x: number, y: number, angle: number, index: number) => string,
): string {
  let travelled = 0;
  let index = 0;
  let out = '';
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = nth(points, i - 1);
    const [bx, by] = nth(points, i);
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.hypot(dx, dy);
    travelled += length;
    while (travelled >= step && length > 0) {
      travelled -= step;
      const t = 1 - travelled / length;
      out += visit(ax + dx * t, ay + dy * t, Math.atan2(dy, dx), index++);
    }
  }
  return out;
}

/** Position on the Catmull-Rom curve through the points, t from 0 to 1. */
export function along(points: readonly Point[]) {
  const last = points.length - 1;
  const get = (i: number) => nth(points, Math.max(0, Math.min(last, i)));
  return (t: number): Point => {
    const at = Math.max(0, Math.min(1, t)) * last;
    const i = Math.min(last - 1, Math.floor(at));
    const u = at - i;
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)] as const;
    const axis = (k: 0 | 1) =>
      b[k] +
      0.5 *
        ((c[k] - a[k]) * u +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * u ** 2 +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * u ** 3);
    return [axis(0), axis(1)];
  };
}

/** Outline of a band around the curve through the points; half widths are spread evenly along it. */
export function ribbon(spine: readonly Point[], halfWidths: readonly number[], steps = 20): Point[] {
  const curve = along(spine);
  const width = along(halfWidths.map((w, i): Point => [i, w]));
  const side = (sign: number) =>
    range(steps + 1).map((i): Point => {
      const t = i / steps;
      const [x, y] = curve(t);
      const [dx, dy] = polar(heading(curve, t) + (sign * Math.PI) / 2, width(t)[1]);
      return [x + dx, y + dy];
    });
  return [...side(1), ...side(-1).reverse()];
}
