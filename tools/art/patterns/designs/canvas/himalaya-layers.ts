import { picture } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { below, canvas, ridge } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { disc, fill, gradient, place, polyline, stroke } from '../../kit/svg.ts';

interface Palette {
  sky: readonly string[];
  sun: string;
  far: string;
  snow: string;
  rock: string;
  layers: readonly string[];
  mist: string;
  tree: string;
}

const W = 1500;
const H = 1000;

/** Position, height and steepness of the great summits. */
const SUMMITS: readonly [number, number, number][] = [
  [60, 190, 0.8],
  [250, 250, 0.95],
  [400, 330, 1.15],
  [610, 440, 1.2],
  [800, 300, 1],
  [960, 380, 1.1],
  [1170, 260, 0.9],
  [1330, 330, 1.05],
  [1480, 220, 0.9],
];

function peaks(p: Palette): string {
  const random = seeded(3);
  const rough = ridge(W, 0, 15, 0.9, 21, 9);
  const lead = (x: number) =>
    SUMMITS.reduce(
      (best, s, k) =>
        s[1] - Math.abs(x - s[0]) * s[2] >
        nth(nth(SUMMITS, best), 1) - Math.abs(x - nth(nth(SUMMITS, best), 0)) * nth(nth(SUMMITS, best), 2)
          ? k
          : best,
      0,
    );
  const crest = (x: number) => {
    const [at, height, slope] = nth(SUMMITS, lead(x));
    return 660 - height + Math.abs(x - at) * slope;
  };
  const line: Point[] = rough.map(([x, y]) => [x, crest(x) + y]);
  const snowline = range(76).map(
    (i): Point => [
      W - i * 20,
      crest(W - i * 20) +
        Math.max(6, (600 - crest(W - i * 20)) * (i % 2 ? between(random, 0.66, 0.96) : between(random, 0.28, 0.5))),
    ],
  );
  let out = fill(below(line, W, H), p.rock) + fill(polyline([...line, ...snowline], true), p.snow);
  SUMMITS.forEach(([x, height], k) => {
    const flank = line.filter((q) => q[0] >= x && q[0] <= x + height && lead(q[0]) === k);
    if (flank.length < 3) return;
    const fall = height * 0.9;
    const spur = range(8)
      .map((i): Point => [x + (i % 2 ? 0.09 : -0.03) * fall * (i / 7 + 0.3), crest(x) + (fall * (i + 0.5)) / 7.5])
      .reverse();
    const [ex, ey] = nth(flank, flank.length - 1);
    out += fill(
      polyline(
        [...flank, [ex - fall * 0.1, ey + fall * 0.16], [x + fall * 0.34, crest(x) + fall * 0.72], ...spur],
        true,
      ),
      p.far,
      0.9,
    );
  });
  return out + stroke(polyline(line), p.snow, 2, 0.7);
}

const pine = (p: Palette, h: number) =>
  fill(
    polyline(
      range(7)
        .flatMap((i): Point[] => [
          [-(4 + i * h * 0.03), -h + (i * h) / 7 + h / 9],
          [-(1 + i * h * 0.016), -h + (i * h) / 7 + h / 9],
        ])
        .concat(
          [[0, 0]],
          range(7)
            .reverse()
            .flatMap((i): Point[] => [
              [1 + i * h * 0.016, -h + (i * h) / 7 + h / 9],
              [4 + i * h * 0.03, -h + (i * h) / 7 + h / 9],
            ]),
          [[0, -h]],
        ),
      true,
    ),
    p.tree,
  );

function draw(p: Palette): string {
  const random = seeded(9);
  let out = `<defs>${gradient('sky', p.sky)}<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.mist}" stop-opacity="0"/><stop offset="1" stop-color="${p.mist}" stop-opacity=".8"/></linearGradient></defs>`;
  out += canvas(W, H, 'url(#sky)') + disc(1120, 190, 66, p.sun) + peaks(p);
  p.layers.forEach((tone, k) => {
    const line = ridge(W, 600 + k * 78, 96 - k * 6, 0.34, 41 + k * 13, 8);
    out +=
      fill(below(line, W, H), tone) +
      fill(
        below(
          line.map(([x, y]): Point => [x, y + 10]),
          W,
          760 + k * 76,
        ),
        'url(#mist)',
      );
  });
  const front = ridge(W, 930, 40, 0.3, 77, 8);
  out += fill(below(front, W, H), p.tree);
  front.forEach(([x, y], i) => {
    if (i % 2 === 0 && random() < 0.8)
      out += place(pine(p, between(random, 34, 92)), x + between(random, -4, 4), y + 8);
  });
  return (
    out +
    range(5)
      .map((i) => stroke(`M${690 + i * 36} ${170 - (i % 3) * 24}q7 -9 14 0q7 -9 14 0`, p.tree, 3))
      .join('')
  );
}

export const himalayaLayers = picture<Palette>({
  slug: 'himalaya-layers',
  title: 'Himalaya, Morning',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 42,
  uses: ['canvas'],
  description: 'Snow peaks catch the first light above ridge after ridge of mist and deodar.',
  draw,
  finish: { wobble: 0.8, mottle: 0.07, grain: 0.04 },
  colourways: [
    {
      name: 'First Light',
      swatch: '#8ea3b5',
      ground: 'light',
      palette: {
        sky: ['#c9d6de', '#e6dfd5', '#f3dcc6'],
        sun: '#f7e3bd',
        far: '#b3bfcb',
        snow: '#fbf6ef',
        rock: '#8b9cae',
        layers: ['#9fb0bb', '#7d939f', '#5d7680', '#3f5a62'],
        mist: '#eee6dc',
        tree: '#20363c',
      },
    },
    {
      name: 'Alpenglow',
      swatch: '#c98a7c',
      ground: 'light',
      palette: {
        sky: ['#8a8fae', '#d2a9a6', '#f1cfae'],
        sun: '#fbe6c4',
        far: '#b88f97',
        snow: '#f8dcc9',
        rock: '#8a6f83',
        layers: ['#a3838f', '#7d667b', '#594d66', '#3b3750'],
        mist: '#f0cdb4',
        tree: '#211f33',
      },
    },
    {
      name: 'Starlit',
      swatch: '#24365a',
      ground: 'dark',
      palette: {
        sky: ['#111c36', '#22335a', '#4a5f86'],
        sun: '#f2ecd8',
        far: '#5d7397',
        snow: '#cfdaea',
        rock: '#3a4f78',
        layers: ['#354a72', '#2a3d63', '#1f3052', '#162441'],
        mist: '#5f769c',
        tree: '#0b1429',
      },
    },
  ],
});
