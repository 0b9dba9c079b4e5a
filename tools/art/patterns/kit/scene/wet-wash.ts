import type { Point } from '../geometry.ts';
import { range, TAU } from '../geometry.ts';
import { nth } from '../nth.ts';
import type { Random } from '../random.ts';
import { fill, polyline } from '../svg.ts';

const gaussian = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(TAU * random());

/** Breaks every edge in two and moves its middle; `sway` is a share of the edge's length. */
function roughen(outline: readonly Point[], times: number, sway: number, random: Random): readonly Point[] {
  let line = outline;
  for (let k = 0; k < times; k++)
    line = line.flatMap(([ax, ay], i): Point[] => {
      const [bx, by] = nth(line, (i + 1) % line.length);
      const reach = Math.hypot(bx - ax, by - ay) * sway;
      return [
        [ax, ay],
        [(ax + bx) / 2 + gaussian(random) * reach, (ay + by) / 2 + gaussian(random) * reach],
      ];
    });
  return line;
}

/**
 * A wet wash: thin coats whose edges wander, dense in the middle and feathered at the rim. Many fainter coats would lose
 * their hue, because every coat is rounded to whole steps of colour.
 */
export function bleed(
  outline: readonly Point[],
  colour: string,
  random: Random,
  { coats = 12, opacity = 0.1, sway = 0.16 } = {},
): string {
  const wet = roughen(outline, 2, sway, random);
  return range(coats)
    .map((k) => fill(polyline(roughen(wet, 3, sway * (0.4 + (k / coats) * 1.4), random), true), colour, opacity))
    .join('');
}
