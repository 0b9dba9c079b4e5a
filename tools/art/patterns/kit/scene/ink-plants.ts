import type { Point } from '../geometry.ts';
import { range } from '../geometry.ts';
import { around, d, disc, fill, hoop, path, place, polyline, spin, stroke } from '../svg.ts';

/** Drawn in ink on paper and filled with colour. */
export type Ink = Record<'paper' | 'ink', string>;

export const outlined = (data: string, colour: string, ink: string, width = 3) =>
  path(data, { fill: colour, stroke: ink, width });

/** Three ways to fill a leaf; it points to +x from the origin. */
export function inkLeaf(p: Ink, kind: number, length: number, colour: string, second: string): string {
  const w = length * 0.3;
  const edge = d`M0 0C${length * 0.3} ${-w * 1.25} ${length * 0.72} ${-w} ${length} 0C${length * 0.72} ${w} ${length * 0.3} ${w * 1.25} 0 0Z`;
  const half = d`M0 0C${length * 0.3} ${-w * 1.25} ${length * 0.72} ${-w} ${length} 0Z`;
  const rib = d`M0 0L${length * 0.94} 0`;
  const hatch = range(6)
    .map((i) => {
      const x = length * (0.2 + i * 0.11);
      const reach = w * 0.66 * Math.sin(Math.PI * (0.2 + i * 0.12));
      return d`M${x} 0l${length * 0.08} ${-reach}M${x} 0l${length * 0.08} ${reach}`;
    })
    .join('');
  const dots = range(4)
    .map((i) =>
      disc(length * (0.28 + i * 0.15), w * 0.36 * Math.sin(Math.PI * (0.3 + i * 0.14)), length * 0.034, p.paper),
    )
    .join('');
  return (
    outlined(edge, colour, p.ink, 2.6) +
    (kind === 0 ? stroke(hatch, p.ink, 1.6) : '') +
    (kind === 1 ? fill(half, second) + dots : '') +
    (kind === 2 ? place(outlined(edge, second, p.ink, 1.4), length * 0.2, 0, 0, 0.56) : '') +
    stroke(rib, p.ink, 2)
  );
}

export const inkFlower = (p: Ink, r: number, petal: string, heart: string) =>
  spin(
    9,
    outlined(
      d`M0 ${-r * 0.3}C${-r * 0.4} ${-r * 0.5} ${-r * 0.32} ${-r * 0.94} 0 ${-r}C${r * 0.32} ${-r * 0.94} ${r * 0.4} ${-r * 0.5} 0 ${-r * 0.3}Z`,
      petal,
      p.ink,
      2.4,
    ) + stroke(d`M0 ${-r * 0.46}L0 ${-r * 0.78}`, p.ink, 1.6),
  ) +
  disc(0, 0, r * 0.36, heart) +
  hoop(0, 0, r * 0.36, p.ink, 2.4) +
  around(7, (a) => disc(Math.cos(a) * r * 0.2, Math.sin(a) * r * 0.2, r * 0.045, p.ink));

/** A limb along a curve, `wide` at its start; `grow` widens it everywhere. */
export function taper(curve: (t: number) => Point, wide: number, grow: number): string {
  const along = range(31).map((i) => i / 30);
  const edge = (side: number) =>
    along.map((t): Point => {
      const [ax, ay] = curve(Math.max(0, t - 0.01));
      const [bx, by] = curve(Math.min(1, t + 0.01));
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (wide * (1 - t) ** 0.8 + 3 + grow) * side;
      const [x, y] = curve(t);
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  return polyline([...edge(1), ...edge(-1).reverse()], true);
}
