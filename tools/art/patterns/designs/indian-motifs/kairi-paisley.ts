import { repeat } from '../../design.ts';
import { floret } from '../../kit/botany.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range, TAU, walk } from '../../kit/geometry.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, place, polyline, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'dot' | 'a' | 'b' | 'c' | 'd' | 'e', string>;

/** Outline of a mango shape: a centre line that curls at the tip, carrying a width profile; the inset nests it. */
function kairi(size: number, inset: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 90;
  let [x, y, angle] = [0, 0, -Math.PI / 2];
  for (const i of range(steps + 1)) {
    const t = i / steps;
    const profile = t < 0.3 ? Math.sin(Math.PI * 0.5 * (t / 0.3) ** 0.62) : Math.max(0, 1 - (t - 0.3) / 0.7) ** 0.82;
    const half = Math.max(0, size * 0.5 * profile - inset);
    left.push([x + Math.cos(angle - TAU / 4) * half, y + Math.sin(angle - TAU / 4) * half]);
    right.push([x + Math.cos(angle + TAU / 4) * half, y + Math.sin(angle + TAU / 4) * half]);
    angle += (2.5 * t ** 2.6 * 3.6) / steps;
    x += (Math.cos(angle) * size * 1.75) / steps;
    y += (Math.sin(angle) * size * 1.75) / steps;
  }
  return [...left, ...right.reverse()];
}

function bouquet(s: number, p: Palette): string {
  let out = stroke(d`M0 ${-s * 0.1}C0 ${-s * 0.5} ${-s * 0.02} ${-s * 0.7} ${s * 0.06} ${-s * 1.02}`, p.c, s * 0.014);
  for (const [y, x, k] of [
    [-0.2, 0, 0.6],
    [-0.34, 0, 0.85],
    [-0.5, 0, 0.95],
    [-0.66, 0, 0.8],
    [-0.82, 0.015, 0.55],
  ] as const)
    for (const side of [-1, 1]) {
      const l = s * 0.17 * k;
      out += place(
        fill(
          d`M0 0C${l * 0.3} ${-l * 0.32} ${l * 0.76} ${-l * 0.24} ${l} 0C${l * 0.7} ${l * 0.2} ${l * 0.3} ${l * 0.24} 0 0Z`,
          p.e,
        ) + disc(l * 1.12, 0, s * 0.014, p.c),
        s * x,
        s * y,
        -Math.PI / 2 + side,
      );
    }
  return (
    out +
    place(floret(s * 0.105, p.a, p.c, 8) + floret(s * 0.06, p.c, p.b, 8), 0, -s * 0.43) +
    place(floret(s * 0.05, p.c, p.b, 6), 0, -s * 0.15) +
    place(floret(s * 0.04, p.c, p.a), s * 0.05, -s * 0.97)
  );
}

function motif(s: number, p: Palette): string {
  const ring = (k: number) => kairi(s, s * k);
  const petal = fill(
    d`M0 ${s * 0.018}C${-s * 0.03} ${-s * 0.005} ${-s * 0.012} ${-s * 0.04} 0 ${-s * 0.05}C${s * 0.012} ${-s * 0.04} ${s * 0.03} ${-s * 0.005} 0 ${s * 0.018}Z`,
    p.c,
  );
  return (
    walk(ring(0), s * 0.062, (x, y) => disc(x, y, s * 0.036, p.a)) +
    fill(polyline(ring(0), true), p.a) +
    fill(polyline(ring(0.022), true), p.d) +
    walk(ring(0.05), s * 0.05, (x, y, _, i) => disc(x, y, s * 0.0145, i % 2 ? p.c : p.e)) +
    fill(polyline(ring(0.082), true), p.b) +
    walk(ring(0.105), s * 0.085, (x, y, angle) => place(petal, x, y, angle + TAU / 4)) +
    fill(polyline(ring(0.165), true), p.a) +
    fill(polyline(ring(0.178), true), p.d) +
    bouquet(s, p)
  );
}

const sprig = (p: Palette) =>
  stroke('M0 60C-6 30 6 10 0 -30', p.e, 4) +
  points('44,1 24,0.9 4,0.75 -14,0.55')
    .map(([y, k]) =>
      [-1, 1]
        .map((s) => place(fill(d`M0 0C12 -13 30 -10 ${42 * k} 0C30 9 12 10 0 0Z`, p.e), 0, y, -Math.PI / 2 + s * 0.95))
        .join(''),
    )
    .join('') +
  place(floret(26, p.a, p.c, 6) + floret(13, p.c, p.b, 6), 0, -40);

function draw(p: Palette): string {
  const [dots, motifs] = [new Layer(), new Layer()];
  for (const i of range(24))
    for (const j of range(24)) dots.stamp(disc(0, 0, 2.6, p.dot), i * 50 + (j % 2 ? 25 : 0), j * 50, 4);
  const double = (r: number, n: number) => floret(r, p.a, p.c, n) + floret(r / 2, p.c, p.b, n);
  const half = TILE / 2;
  for (const [ox, oy] of [
    [0, 0],
    [half, half / 2],
    [0, half],
    [half, half * 1.5],
  ] as const) {
    motifs.stamp(motif(252, p), 168 + ox, 432 + oy, 440, -0.24).stamp(motif(206, p), 474 + ox, 518 + oy, 380, 2.9);
    for (const [x, y, angle, scale] of [
      [322, 108, 0.35, 1.2],
      [112, 560, -1.35, 1.05],
      [478, 316, -0.5, 1.1],
      [316, 430, 2.6, 1.05],
    ] as const)
      motifs.stamp(sprig(p), x + ox, y + oy, 90, angle, scale);
    for (const [x, y, r, n] of [
      [326, 256, 34, 8],
      [288, 572, 30, 8],
      [398, 226, 20, 6],
    ] as const)
      motifs.stamp(double(r, n), x + ox, y + oy, 32);
    for (const [x, y, r] of [
      [556, 432, 22],
      [404, 452, 16],
      [212, 606, 14],
    ] as const)
      motifs.stamp(floret(r, p.e, p.c, 6), x + ox, y + oy, 26);
  }
  return ground(p.bg) + dots + motifs;
}

export const kairiPaisley = repeat<Palette>({
  slug: 'kairi-paisley',
  title: 'Kairi Paisley',
  collection: 'indian-motifs',
  widthInches: 21,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description:
    'Beaded mango paisleys, each holding its own bouquet, turn and nod to each other across a dotted ground.',
  draw,
  finish: { wobble: 0.5 },
  colourways: [
    {
      name: 'Indigo',
      swatch: '#1d2d4a',
      ground: 'dark',
      palette: {
        bg: '#1d2d4a',
        dot: '#3a5078',
        a: '#d8b36a',
        b: '#2c4672',
        c: '#f2e3c2',
        d: '#16233c',
        e: '#7f9cc0',
      },
    },
    {
      name: 'Marigold',
      swatch: '#c4702b',
      ground: 'light',
      palette: {
        bg: '#f6ead2',
        dot: '#e4cfa2',
        a: '#c4702b',
        b: '#8d2f2a',
        c: '#f3d48d',
        d: '#f6ead2',
        e: '#7c8a52',
      },
    },
    {
      name: 'Emerald',
      swatch: '#123b34',
      ground: 'dark',
      palette: {
        bg: '#123b34',
        dot: '#245b50',
        a: '#d6b25e',
        b: '#1d5a4d',
        c: '#f3e6c4',
        d: '#0d2d28',
        e: '#6fa48d',
      },
    },
    {
      name: 'Chalk',
      swatch: '#d3c8b7',
      ground: 'light',
      palette: {
        bg: '#ece6dc',
        dot: '#d8cfc1',
        a: '#b3a48f',
        b: '#cfc4b3',
        c: '#f8f4ec',
        d: '#e4dccf',
        e: '#9c9a85',
      },
    },
  ],
});
