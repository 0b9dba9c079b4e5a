import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, ribbon, TAU } from '../../kit/geometry.ts';
import type { Random } from '../../kit/random.ts';
import { between } from '../../kit/random.ts';
import { d, disc, fill, gradient, oval, path, place, polyline, smooth, stroke } from '../../kit/svg.ts';

export interface PondTones {
  deep: string;
  ripple: string;
  stem: string;
  pad: string;
  padLight: string;
  padDark: string;
  vein: string;
  p0: string;
  p1: string;
  p2: string;
  sepal: string;
  petalLine: string;
  gold: string;
  reed: string;
  reedDark: string;
}

/** Height of a circle lying on the water, as a share of its width. */
const FLAT = 0.36;

/** Petals fade from the tip to the base; the drawing needs these once. */
export const petalFades = (p: PondTones) =>
  `<defs>${gradient('rose-front', [p.p2, p.p1, p.p0, p.p0])}${gradient('rose-back', [p.p2, p.p2, p.p1, p.p1])}` +
  `${gradient('pale-front', [p.p1, p.p0, p.p0, p.p0])}${gradient('pale-back', [p.p1, p.p1, mix(p.p0, p.p1, 0.5), p.p1])}</defs>`;

export type Hue = 'rose' | 'pale';

/** Lotus pad floating at the origin. */
export function pad(p: PondTones, radius: number, random: Random): string {
  const gap = between(random, 0.1, 0.2);
  const notch = random() * TAU;
  const phase = random() * TAU;
  const waves = 5 + Math.floor(random() * 3);
  const rim = (share: number, lift = 0): Point[] =>
    range(41).map((i) => {
      const t = i / 40;
      const angle = notch + gap + t * (TAU - 2 * gap);
      const round = 1 - 0.16 * (1 - Math.min(1, Math.min(t, 1 - t) * 14)) ** 2;
      const r = radius * share * round * (1 + 0.022 * Math.sin(angle * waves + phase));
      return [Math.cos(angle) * r, Math.sin(angle) * r * FLAT - lift];
    });
  const leaf = (share: number) => `${polyline([[0, 0], ...rim(share)], true)}`;
  const veins = range(15).map((i) => {
    const angle = notch + gap * 2.3 + (i / 14) * (TAU - 4.6 * gap) + between(random, -0.05, 0.05);
    const at = (share: number, turn: number) =>
      [Math.cos(angle + turn) * radius * share, Math.sin(angle + turn) * radius * share * FLAT] as const;
    const [fx, fy] = at(0.58, 0);
    const [ax, ay] = at(0.9, 0.08);
    const [bx, by] = at(0.9, -0.08);
    return d`M0 0L${fx} ${fy}L${ax} ${ay}M${fx} ${fy}L${bx} ${by}`;
  });
  const tone = mix(mix(p.pad, p.reed, random() * 0.45), p.padDark, random() * 0.3);
  const curled = random() < 0.6 && Math.sin(notch) < 0.1;
  const lip = rim(1).filter(([, y]) => y > radius * FLAT * 0.25);
  const sorted = lip.toSorted((a, b) => a[0] - b[0]);
  const raised = sorted.map(
    ([x, y], i): Point => [x * 0.97, y - radius * 0.13 * Math.sin((Math.PI * i) / (sorted.length - 1))],
  );
  return (
    oval(0, radius * 0.07, radius * 1.04, radius * FLAT * 1.06, p.deep, 0.55) +
    fill(leaf(1), tone) +
    fill(leaf(0.7), p.padLight, 0.35) +
    fill(leaf(0.4), p.padLight, 0.4) +
    stroke(veins.join(''), p.vein, Math.max(1.1, radius * 0.014), 0.6) +
    stroke(polyline(rim(0.985)), p.padDark, radius * 0.022, 0.9) +
    disc(0, 0, radius * 0.035, p.vein) +
    (curled
      ? fill(polyline([...sorted, ...raised.toReversed()], true), mix(p.padDark, p.stem, 0.35)) +
        stroke(polyline(raised), p.vein, 1.3, 0.7)
      : '')
  );
}

const petal = (p: PondTones, length: number, width: number, angle: number, fade: string, y = 0) =>
  place(
    path(
      d`M0 0C${-width * 0.7} ${-length * 0.12} ${-width * 1.15} ${-length * 0.66} 0 ${-length}C${width * 1.15} ${-length * 0.66} ${width * 0.7} ${-length * 0.12} 0 0Z`,
      {
        fill: `url(#${fade})`,
        stroke: p.petalLine,
        width: 1.1,
      },
    ) +
      stroke(
        [-0.5, -0.2, 0.2, 0.5]
          .map(
            (k) =>
              d`M${width * k * 0.4} ${-length * 0.2}Q${width * k * 1.1} ${-length * 0.55} ${width * k * 0.4} ${-length * 0.86}`,
          )
          .join(''),
        p.petalLine,
        0.8,
        0.35,
      ),
    0,
    y,
    angle,
  );

/** Open lotus resting on the origin, seen slightly from above. */
export function lotus(p: PondTones, size: number, hue: Hue, random: Random): string {
  const row = (angles: readonly number[], length: number, width: number, side: 'front' | 'back', y = 0) =>
    angles
      .map((a) =>
        petal(
          p,
          size * length * (1 - Math.abs(a) * 0.06) * between(random, 0.93, 1.07),
          size * width * between(random, 0.9, 1.1),
          a + between(random, -0.07, 0.07),
          `${hue}-${side}`,
          y,
        ),
      )
      .join('');
  const heart = -size * 0.44;
  const stamens = range(19).map((i) => {
    const a = Math.PI + (i / 18) * Math.PI;
    return [Math.cos(a) * size * 0.24, heart + Math.sin(a) * size * 0.17 + size * 0.05] as const;
  });
  return (
    row([-1.42, 1.42], 0.84, 0.2, 'back', -2) +
    row([-0.92, 0.92, -0.5, 0.5, 0], 1, 0.23, 'back') +
    row([-1.16, 1.16, -0.72, 0.72, -0.25, 0.25], 0.9, 0.23, 'front') +
    stroke(stamens.map(([x, y]) => d`M${x * 0.3} ${heart + size * 0.14}L${x} ${y}`).join(''), p.gold, size * 0.016) +
    stamens.map(([x, y]) => disc(x, y, size * 0.021, p.gold)).join('') +
    oval(0, heart + size * 0.06, size * 0.13, size * 0.055, mix(p.gold, p.sepal, 0.5)) +
    row([-1.34, 1.3], 0.74, 0.19, 'front', 2) +
    row([-0.88, 0.84], 0.66, 0.23, 'front', 2) +
    row([-0.42, 0.4], 0.56, 0.25, 'front', 3) +
    row([0], 0.46, 0.24, 'front', 4)
  );
}

export const bud = (p: PondTones, size: number, hue: Hue) =>
  petal(p, size, size * 0.26, -0.2, `${hue}-back`) +
  petal(p, size, size * 0.26, 0.2, `${hue}-back`) +
  petal(p, size * 1.08, size * 0.27, 0, `${hue}-front`) +
  fill(
    d`M0 ${size * 0.05}C${-size * 0.24} 0 ${-size * 0.3} ${-size * 0.26} ${-size * 0.22} ${-size * 0.42}C${-size * 0.1} ${-size * 0.12} ${size * 0.1} ${-size * 0.12} ${size * 0.22} ${-size * 0.42}C${size * 0.3} ${-size * 0.26} ${size * 0.24} 0 0 ${size * 0.05}Z`,
    p.sepal,
  );

export const seedPod = (p: PondTones, size: number) =>
  fill(
    d`M${-size * 0.5} ${-size * 0.5}C${-size * 0.36} ${-size * 0.1} ${-size * 0.12} 0 0 ${size * 0.06}C${size * 0.12} 0 ${size * 0.36} ${-size * 0.1} ${size * 0.5} ${-size * 0.5}Z`,
    p.stem,
  ) +
  oval(0, -size * 0.5, size * 0.52, size * 0.2, p.padLight) +
  range(7)
    .map((i) =>
      oval(
        Math.cos((i / 6) * TAU) * (i ? size * 0.3 : 0),
        -size * 0.5 + Math.sin((i / 6) * TAU) * (i ? size * 0.11 : 0),
        size * 0.06,
        size * 0.035,
        p.padDark,
      ),
    )
    .join('');

/** Holds a flower on a bending stalk out of the water at the origin. */
export const stalk = (p: PondTones, height: number, lean: number, top: string) =>
  oval(0, 1, 16, 4, p.deep, 0.6) +
  stroke(d`M0 0C${-lean * 0.5} ${-height * 0.4} ${lean * 0.7} ${-height * 0.6} ${lean} ${-height}`, p.stem, 5) +
  place(top, lean, -height, lean * 0.006);

/** Clump of reeds with bulrush heads, rooted at the origin. */
export function reeds(p: PondTones, height: number, count: number, random: Random): string {
  let out = oval(0, 0, count * 7, 8, p.deep, 0.5);
  for (const i of range(count)) {
    const side = (i + 0.5) / count - 0.5;
    const h = height * between(random, 0.5, 1.06) * (1 - Math.abs(side) * 0.3);
    const lean = side * height * 0.8 + between(random, -18, 18);
    const x = side * count * 7 + between(random, -4, 4);
    const droop = i % 3 === 0 ? h * 0.16 : 0;
    const spine: Point[] = [
      [x, 2 - Math.abs(side) * 8],
      [x + lean * 0.12, -h * 0.45],
      [x + lean * 0.46, -h * 0.84],
      [x + lean * (1 + droop / 60), -h + droop],
    ];
    out += fill(smooth(ribbon(spine, [2.4, 4.4, 3, 0.2], 14), true), i % 2 ? p.reed : p.reedDark);
    if (i % 4 === 2)
      out +=
        stroke(d`M${x} 0Q${x + lean * 0.1} ${-h * 0.6} ${x + lean * 0.3} ${-h * 1.12}`, p.reedDark, 2.6) +
        place(
          fill('M-6 -20C-7 -32 7 -32 6 -20L6 20C7 30 -7 30 -6 20Z', mix(p.gold, p.reedDark, 0.55)),
          x + lean * 0.3,
          -h * 1.12,
          lean * 0.0012,
        );
  }
  return out;
}

/** A few quiet lines on the water, tapering to both ends. */
export const waterLines = (p: PondTones, width: number, random: Random) =>
  range(3 + Math.floor(random() * 3))
    .map((i) => {
      const w = width * between(random, 0.35, 1);
      const x = between(random, -0.4, 0.4) * width;
      const y = i * between(random, 11, 15);
      const h = between(random, 1.2, 2.2);
      return fill(
        d`M${x - w} ${y}C${x - w * 0.4} ${y - h * 3} ${x + w * 0.3} ${y + h * 2} ${x + w} ${y}C${x + w * 0.3} ${y + h * 4} ${x - w * 0.4} ${y - h} ${x - w} ${y}Z`,
        p.ripple,
      );
    })
    .join('');

export const dragonfly = (p: PondTones) =>
  [-1, 1]
    .map((side) =>
      [0.34, -0.24]
        .map((turn) =>
          place(
            path('M0 0C10 -7 34 -8 42 -2C36 5 12 5 0 0Z', { fill: p.vein, stroke: p.stem, width: 0.9, opacity: 0.75 }),
            0,
            -turn * 12,
            -turn * side,
            side,
            1,
          ),
        )
        .join(''),
    )
    .join('') +
  stroke('M0 -9L0 34', p.gold, 3) +
  disc(0, -11, 4.4, p.gold);
