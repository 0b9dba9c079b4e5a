import type { Point } from './geometry.ts';
import { range } from './geometry.ts';
import { nth } from './nth.ts';
import type { Random } from './random.ts';
import { between, seeded } from './random.ts';
import { box, fill, polyline } from './svg.ts';

export const canvas = (width: number, height: number, colour: string) => box(0, 0, width, height, colour);

/** Broken skyline by midpoint displacement, from edge to edge. */
export function ridge(
  width: number,
  base: number,
  height: number,
  roughness: number,
  seed: number,
  depth = 8,
): Point[] {
  const random = seeded(seed);
  let line = [
    between(random, -0.4, 0.4),
    between(random, -1, 0.2),
    between(random, -0.4, 0.4),
    between(random, -1, 0.3),
    between(random, -0.4, 0.4),
  ];
  let sway = roughness;
  for (let k = 0; k < depth - 2; k++, sway *= 0.52) {
    const next: number[] = [];
    line.forEach((v, i) => {
      next.push(v);
      if (i + 1 < line.length) next.push((v + nth(line, i + 1)) / 2 + between(random, -sway, sway));
    });
    line = next;
  }
  return line.map((v, i) => [(i / (line.length - 1)) * width, base + v * height]);
}

export const below = (line: readonly Point[], width: number, bottom: number) =>
  polyline([...line, [width, bottom], [0, bottom]], true);

/** Several thin coats of one shape, each a little off, as in watercolour. */
export const wash = (
  points: readonly Point[],
  colour: string,
  random: Random,
  spread = 6,
  coats = 4,
  draw: (p: readonly Point[]) => string = (p) => polyline(p, true),
) =>
  range(coats)
    .map(() =>
      fill(
        draw(
          points.map(([x, y]): Point => [x + between(random, -spread, spread), y + between(random, -spread, spread)]),
        ),
        colour,
        0.34,
      ),
    )
    .join('');
