import { picture } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { cubic, heading, points, range } from '../../kit/geometry.ts';
import { canvas, wash } from '../../kit/painting.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { d, disc, path, place, polyline, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<'paper' | 'deep' | 'mid' | 'light' | 'rib' | 'stem' | 'flower' | 'flower2' | 'line', string>;

const W = 1000;
const H = 1500;

function greatLeaf(p: Palette, length: number, width: number, bend: number, random: Random): string {
  const spine = cubic([0, 0], [length * 0.32, -bend], [length * 0.72, -bend * 1.3], [length, bend * 0.5]);
  const steps = 60;
  let out = '';
  for (const side of [-1, 1]) {
    let start = 0;
    const rim = (t: number, pull: number): Point => {
      const reach = width * Math.sin(Math.PI * Math.min(1, t ** 0.86)) ** 0.62 * pull;
      const angle = heading(spine, t) + side * 1.18;
      const [x, y] = spine(t);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    };
    // Each torn ribbon is its own watercolour patch, so the gaps and overlaps look painted.
    while (start < steps) {
      const size = Math.round(between(random, 4, 11));
      const end = Math.min(steps, start + size);
      const inner = range(end - start + 1).map((i) => spine((start + i) / steps));
      const outer = range(end - start + 1)
        .map((i) => rim((start + i * 0.96 + 0.2) / steps, between(random, 0.97, 1.02)))
        .reverse();
      const segment: Point[] = [...inner, ...outer];
      const tone = mix(side < 0 ? p.mid : p.deep, p.light, between(random, 0, side < 0 ? 0.6 : 0.3));
      out += wash(segment, tone, random, 3.5, 5);
      for (const i of range((end - start) * 2)) {
        const t = (start + i / 2) / steps;
        const [ax, ay] = spine(t);
        const [bx, by] = rim(Math.min(1, t + 0.015), 0.96);
        out += stroke(d`M${ax} ${ay}L${bx} ${by}`, i % 2 ? p.rib : p.deep, 1.5, 0.35);
      }
      start = end;
    }
  }
  const core = range(41).map((i) => spine(i / 40));
  return (
    out +
    path(polyline(core), { stroke: p.rib, width: 9 }) +
    path(polyline(core), { stroke: p.stem, width: 3, opacity: 0.6 })
  );
}

const petal = (points: readonly Point[], tone: string, random: Random, coats: number) =>
  wash(points, tone, random, 3, coats, (p) => smooth(p, true));

const blossom = (p: Palette, random: Random) =>
  stroke('M0 -150C10 -90 -20 -40 0 0', p.stem, 16) +
  range(3)
    .map((row) =>
      range(9)
        .map((i) =>
          place(
            petal(points('-9,0 -12,-34 0,-52 12,-34 9,0'), mix(p.light, p.flower2, row * 0.3), random, 3),
            (i - 4) * 13,
            -96 + row * 34,
            (i - 4) * 0.2,
          ),
        )
        .join(''),
    )
    .join('') +
  petal(points('0,196 -58,110 -60,34 0,-16 60,34 58,110'), p.flower, random, 6) +
  petal(points('-2,186 -34,110 -34,34 -4,-8 8,60'), mix(p.flower, p.flower2, 0.45), random, 4) +
  petal(points('-30,10 -96,-22 -140,20 -112,84 -58,70'), p.flower2, random, 4) +
  stroke('M-6 0C-24 60 -20 130 -2 178M16 6C34 60 30 120 6 170', p.line, 2, 0.5);

function draw(p: Palette): string {
  const random = seeded(22);
  const small = (x: number, y: number, angle: number, length: number) =>
    place(greatLeaf(p, length, length * 0.2, length * 0.08, random), x, y, angle);
  return (
    canvas(W, H, p.paper) +
    small(470, 1240, -2.45, 600) +
    small(500, 1240, -0.7, 560) +
    place(greatLeaf(p, 1180, 226, 100, random), 470, 1320, -1.36) +
    stroke('M470 1500C474 1420 466 1370 478 1290', p.stem, 34) +
    stroke('M460 1500C466 1420 458 1370 472 1300', p.rib, 5, 0.6) +
    place(blossom(p, random), 742, 1130, -0.22, 0.92) +
    stroke('M500 1300C560 1180 660 1010 716 986', p.stem, 15) +
    path('M50 50L950 50L950 1450L50 1450Z', { stroke: p.line, width: 2.4, opacity: 0.55 }) +
    points('84,1400 916,1400 84,100 916,100')
      .map(([x, y]) => disc(x, y, 4, p.line, 0.6))
      .join('')
  );
}

export const bananaLeafStudy = picture<Palette>({
  slug: 'banana-leaf-study',
  title: 'Banana Leaf Study',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 24,
  uses: ['canvas'],
  description: 'A botanical plate of one great torn leaf and its purple flower, laid down in thin transparent washes.',
  draw,
  finish: { wobble: 1.2, mottle: 0.07, grain: 0.04 },
  colourways: [
    {
      name: 'Herbarium',
      swatch: '#6f8a5f',
      ground: 'light',
      palette: {
        paper: '#f5efe2',
        deep: '#4f7355',
        mid: '#6f9067',
        light: '#b4c48d',
        rib: '#e6e3bd',
        stem: '#7d8a52',
        flower: '#7a3f55',
        flower2: '#b5728a',
        line: '#5b5138',
      },
    },
    {
      name: 'Blue Wash',
      swatch: '#5f7d94',
      ground: 'light',
      palette: {
        paper: '#f1f0ea',
        deep: '#3f5f7d',
        mid: '#6485a0',
        light: '#a9c0cd',
        rib: '#e3ebea',
        stem: '#5a7388',
        flower: '#b0634c',
        flower2: '#d49a80',
        line: '#3c4c5c',
      },
    },
    {
      name: 'Night Garden',
      swatch: '#1e2d2b',
      ground: 'dark',
      palette: {
        paper: '#1d2a2a',
        deep: '#3f6e5e',
        mid: '#5b8f78',
        light: '#9cc09a',
        rib: '#d3deb4',
        stem: '#6f8c62',
        flower: '#a35c72',
        flower2: '#d295a3',
        line: '#cdbf95',
      },
    },
  ],
});
