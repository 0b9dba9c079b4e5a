import { mix } from '../../kit/colour.ts';
import { range } from '../../kit/geometry.ts';
import type { Random } from '../../kit/random.ts';
import { between } from '../../kit/random.ts';
import { box, d, disc, fill, oval, path, place, stroke } from '../../kit/svg.ts';

export interface PalaceTones {
  wall: string;
  wallDark: string;
  trim: string;
  pane: string;
  gold: string;
  cloud: string;
  cloudShade: string;
}

const window = (p: PalaceTones, w: number, h: number) =>
  path(
    d`M${-w} 0L${-w} ${-h * 0.55}C${-w} ${-h * 0.78} ${-w * 0.45} ${-h * 0.82} 0 ${-h}C${w * 0.45} ${-h * 0.82} ${w} ${-h * 0.78} ${w} ${-h * 0.55}L${w} 0Z`,
    {
      fill: p.pane,
      stroke: p.trim,
      width: 2,
    },
  ) +
  stroke(d`M0 0L0 ${-h * 0.8}M${-w} ${-h * 0.3}L${w} ${-h * 0.3}M${-w} ${-h * 0.55}L${w} ${-h * 0.55}`, p.trim, 1, 0.8);

/** Projecting bay with three windows under a curved roof, 46 wide. */
const bay = (p: PalaceTones) =>
  box(-21, -44, 42, 46, p.wall) +
  box(9, -44, 12, 46, p.wallDark, 0.55) +
  place(window(p, 6, 28), 0, -10) +
  [-14.5, 14.5].map((x) => place(window(p, 4, 22), x, -10)).join('') +
  box(-23, -9, 46, 4, p.trim) +
  range(6)
    .map((i) => disc(-17.5 + i * 7, -2, 1.5, p.trim))
    .join('') +
  path('M-24 -42C-21 -50 -19 -56 -12 -60C-6 -64 6 -64 12 -60C19 -56 21 -50 24 -42Z', {
    fill: p.wallDark,
    stroke: p.trim,
    width: 1.8,
  }) +
  stroke('M-9 -45Q-11 -54 -4 -60M9 -45Q11 -54 4 -60', p.trim, 1, 0.6) +
  stroke('M-26 -42L26 -42', p.trim, 3) +
  stroke('M0 -63L0 -73', p.gold, 2) +
  disc(0, -69, 2.6, p.gold);

/** Set-back wall between two bays, 24 wide, with one tall window and a petal of parapet. */
const recess = (p: PalaceTones) => {
  const wall = mix(p.wall, p.wallDark, 0.5);
  return (
    box(-12.5, -50, 25, 54, wall) +
    path('M-12 -50C-12 -58 -5 -60 0 -66C5 -60 12 -58 12 -50Z', { fill: wall, stroke: p.trim, width: 1.6 }) +
    stroke('M-12 -50L12 -50', p.trim, 2) +
    place(window(p, 6.5, 34), 0, -9) +
    box(-12.5, -8, 25, 3, p.trim)
  );
};

/** Bays and recesses of each storey, from the ground up. */
const STOREYS = ['rBrBrBrBr', 'rBrBrBr', 'BrBrB', 'BrB', 'B'];

/** The palace of winds, its foot at the origin, about 330 wide and 350 tall. */
export function hawaMahal(p: PalaceTones): string {
  const widthOf = (part: string) => (part === 'B' ? 52 : 24);
  const body = STOREYS.map((storey, k) => {
    const parts = [...storey];
    const half = parts.reduce((sum, part) => sum + widthOf(part), 0) / 2;
    let left = -half;
    const front = parts.map((part) => {
      const x = left + widthOf(part) / 2;
      left += widthOf(part);
      return part === 'B' ? place(bay(p), x, 0, 0, 1.13) : place(recess(p), x, 0);
    });
    const skirt = box(-half, -20, half * 2, 40, mix(p.wall, p.wallDark, 0.5));
    const [recesses, bays] = ['r', 'B'].map((kind) => front.filter((_, i) => parts[i] === kind).join(''));
    return place(`${skirt}${recesses}${bays}${box(-half - 4, 0, half * 2 + 8, 5, p.trim)}`, 0, -k * 66);
  });
  const kiosk = (x: number, y: number) =>
    place(
      stroke('M-10 0L-10 -18M10 0L10 -18M-3 0L-3 -18M3 0L3 -18', p.wall, 3) +
        fill('M-15 -17C-16 -32 -6 -34 0 -42C6 -34 16 -32 15 -17Z', p.wallDark) +
        stroke('M-16 -17L16 -17', p.trim, 2.6) +
        stroke('M0 -42L0 -50', p.gold, 2) +
        disc(0, -46, 2.4, p.gold),
      x,
      y,
    );
  return (
    [-150, 150].map((x) => kiosk(x, -62)).join('') +
    [-114, 114].map((x) => kiosk(x, -128)).join('') +
    body.toReversed().join('') +
    place(fill('M-13 0L0 -7L-13 -13Z', p.gold), 13, -340)
  );
}

/** Heaped cloud with a quiet underside, its foot at the origin. */
export function cloud(p: PalaceTones, width: number, random: Random): string {
  const count = Math.max(4, Math.round(width / 38));
  const lean = between(random, 0.7, 1.5);
  const puffs = range(count).map((i) => {
    const t = (i + 0.5) / count;
    const r = width * (0.07 + 0.15 * Math.sin(Math.PI * t ** lean) ** 1.1) * between(random, 0.82, 1.18);
    return { x: (t - 0.5) * width * 0.84, y: -r * 0.66, r };
  });
  const wisps = [-1, 1].map((side) => {
    const [x, y, w] = [side * width * 0.3, width * between(random, 0.07, 0.12), width * between(random, 0.16, 0.26)];
    return fill(
      d`M${x - w} ${y}Q${x} ${y - width * 0.03} ${x + w} ${y}Q${x} ${y + width * 0.02} ${x - w} ${y}Z`,
      p.cloud,
      0.8,
    );
  });
  const heap = (tone: string, dy: number, share: number) =>
    puffs.map(({ x, y, r }) => disc(x, y + dy, r * share, tone)).join('') +
    oval(0, dy - 2, width * 0.52, width * 0.075, tone);
  const curls = puffs
    .filter((_, i) => i % 2 === 1)
    .map(
      ({ x, y, r }) =>
        d`M${x - r * 0.62} ${y - r * 0.1}C${x - r * 0.5} ${y - r * 0.75} ${x + r * 0.5} ${y - r * 0.75} ${x + r * 0.5} ${y - r * 0.05}C${x + r * 0.48} ${y + r * 0.34} ${x - r * 0.02} ${y + r * 0.3} ${x + r * 0.06} ${y}`,
    );
  return (
    wisps.join('') +
    heap(p.cloudShade, width * 0.025, 1) +
    heap(p.cloud, -width * 0.012, 0.96) +
    stroke(curls.join(''), p.cloudShade, Math.max(1.6, width * 0.01))
  );
}
