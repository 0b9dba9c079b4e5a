import type { Point } from '../geometry.ts';
import { cubic, polar, range } from '../geometry.ts';
import { nth } from '../nth.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import { d, oval, polyline, stroke } from '../svg.ts';

/** A frond that bends under its own weight, from the origin of the crown. */
function frond(x: number, y: number, start: number, length: number, random: Random): [rib: Point[], leaflets: string] {
  const side = Math.cos(start) >= 0 ? 1 : -1;
  const bend = side * between(random, 1.1, 1.7);
  const count = 26;
  const rib: Point[] = [[x, y]];
  let leaflets = '';
  for (const k of range(count)) {
    const t = (k + 1) / count;
    const angle = start + bend * t ** 1.5;
    const [dx, dy] = polar(angle, length / count);
    const [px, py] = nth(rib, k);
    rib.push([px + dx, py + dy]);
    if (k < 2) continue;
    const reach = length * 0.27 * Math.sin(Math.PI * (0.14 + t * 0.8)) * between(random, 0.85, 1.1);
    for (const turn of [0.62, -0.62]) {
      const [lx, ly] = polar(angle + turn, reach);
      leaflets += d`M${px} ${py}Q${px + lx * 0.6} ${py + ly * 0.6} ${px + lx * 0.86} ${py + ly + reach * 0.34}`;
    }
  }
  return [rib, leaflets];
}

interface PalmShape {
  height: number;
  lean: number;
  /** Length of a frond. */
  reach: number;
  fronds: number;
}

/** A coconut palm on the origin, its crown at (`lean`, `-height`). */
export function coconutPalm(
  { height, lean, reach, fronds: count }: PalmShape,
  colour: string,
  leaf: string,
  random: Random,
): string {
  const trunk = height * 0.018 + 1.4;
  const stem = cubic([0, 0], [lean * 0.1, -height * 0.4], [lean * 0.6, -height * 0.7], [lean, -height]);
  const rings = range(26)
    .map((k) => {
      const [x, y] = stem((k + 1) / 28);
      return d`M${x - trunk * 0.6} ${y}q${trunk * 0.6} ${trunk * 0.45} ${trunk * 1.2} 0`;
    })
    .join('');
  const [ax, ay] = [lean, -height];
  const angles = range(count).map((i) => -Math.PI - 0.5 + ((i * 5) % count) * ((Math.PI + 1) / (count - 1)));
  const fronds = angles.map((a) =>
    frond(ax, ay, a + between(random, -0.12, 0.12), reach * between(random, 0.84, 1.08), random),
  );
  const nuts = range(5)
    .map((i) =>
      oval(
        ax - reach * 0.06 + i * reach * 0.03,
        ay + reach * (0.04 + (i % 2) * 0.03),
        reach * 0.03,
        reach * 0.036,
        colour,
      ),
    )
    .join('');
  return (
    stroke(polyline(range(25).map((k) => stem(k / 24))), colour, trunk * 1.6) +
    stroke(rings, leaf, Math.max(1, trunk * 0.12), 0.7) +
    fronds
      .map(
        ([rib, leaflets], i) =>
          stroke(leaflets, i % 3 ? colour : leaf, Math.max(1, reach * 0.016)) +
          stroke(polyline(rib), colour, Math.max(1, reach * 0.018)),
      )
      .join('') +
    nuts
  );
}
