import { repeat } from '../../design.ts';
import { blade, lotusBloom } from '../../kit/botany.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range } from '../../kit/geometry.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, mirror, path, place, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'ripple'
  | 'stem'
  | 'pad'
  | 'padDark'
  | 'padBack'
  | 'vein'
  | 'p0'
  | 'p1'
  | 'p2'
  | 'sepal'
  | 'line'
  | 'heron'
  | 'feather'
  | 'plume'
  | 'leg'
  | 'ink'
  | 'gold',
  string
>;

const SILHOUETTE: readonly Point[] = points(
  '-112,-96 -74,-146 -30,-176 20,-182 40,-204 34,-232 10,-256 4,-290 22,-322 50,-330 70,-318 72,-304 54,-298 36,-292 32,-276 44,-252 62,-222 60,-186 40,-148 4,-124 -40,-116',
);

/** Heron looking to +x, feet at the origin, about 330 tall. */
const heron = (p: Palette) =>
  stroke('M-8 -128L-6 -64L-10 0M14 -124L22 -62L16 0', p.leg, 4.6) +
  stroke('M-10 0L-26 4M-10 0L8 5M16 0L0 4M16 0L34 5', p.leg, 4) +
  path(smooth(SILHOUETTE, true), { fill: p.heron, stroke: p.feather, width: 2.4 }) +
  fill(smooth(points('-122,-84 -86,-140 -38,-170 10,-168 20,-150 -8,-132 -60,-116'), true), p.feather) +
  stroke(
    'M-4 -156C-34 -150 -70 -130 -100 -102M-12 -144C-40 -136 -70 -120 -92 -104M6 -162C-24 -164 -56 -150 -84 -126',
    p.heron,
    3,
  ) +
  fill('M-60 -120C-90 -100 -116 -84 -140 -66C-112 -72 -80 -86 -48 -104Z', p.plume) +
  stroke('M40 -326C14 -338 -8 -334 -34 -318M36 -320C16 -326 -2 -322 -18 -312', p.plume, 4) +
  stroke('M46 -190C54 -172 50 -150 40 -132M38 -188C44 -172 42 -156 32 -138', p.plume, 2.6) +
  fill('M70 -318C96 -314 118 -308 140 -298C116 -298 92 -298 70 -304Z', p.gold) +
  disc(56, -315, 4, p.ink) +
  stroke('M62 -316L76 -313', p.ink, 2);

const pad = (p: Palette, width: number, tilt: number, back = false) => {
  const height = width * 0.34;
  const rim = smooth(
    [
      [-width, 0],
      [-width * 0.6, -height * 0.8],
      [0, -height],
      [width * 0.64, -height * 0.74],
      [width, 0],
      [width * 0.55, height * 0.7],
      [width * 0.08, height * 0.6],
      [-width * 0.5, height * 0.75],
    ],
    true,
  );
  const rays = range(11)
    .map((i) => {
      const a = -0.2 + (i / 10) * (Math.PI + 0.4);
      return d`M0 ${-height * 0.1}Q${Math.cos(a) * width * 0.4} ${-Math.sin(a) * height * 0.5} ${Math.cos(a) * width * 0.84} ${-Math.sin(a) * height * 0.78}`;
    })
    .join('');
  const curl = fill(
    smooth(
      [
        [-width, 0],
        [-width * 0.5, height * 0.75],
        [width * 0.08, height * 0.6],
        [width * 0.55, height * 0.7],
        [width, 0],
        [width * 0.5, height * 0.34],
        [0, height * 0.24],
        [-width * 0.5, height * 0.36],
      ],
      true,
    ),
    p.padDark,
  );
  return place(fill(rim, back ? p.padBack : p.pad) + (back ? '' : curl) + stroke(rays, p.vein, 2, 0.7), 0, 0, tilt);
};

const stalk = (p: Palette, height: number, lean: number, top: string) =>
  stroke(d`M0 0C${-lean * 0.4} ${-height * 0.4} ${lean * 0.6} ${-height * 0.7} ${lean} ${-height}`, p.stem, 6) +
  place(top, lean, -height);

const pod = (p: Palette) =>
  fill('M-26 -26C-18 -2 -6 6 0 8C6 6 18 -2 26 -26Z', p.stem) +
  fill('M-28 -26C-20 -38 20 -38 28 -26C20 -16 -20 -16 -28 -26Z', p.padBack) +
  [-14, 0, 14].map((x) => disc(x, -27, 3.4, p.ink)).join('');

const closed = (p: Palette) =>
  fill('M0 4C-26 -10 -24 -54 0 -76C24 -54 26 -10 0 4Z', p.p1) +
  fill('M0 4C-8 -16 -6 -50 0 -76C6 -50 8 -16 0 4Z', p.p0) +
  stroke('M-10 -8Q-16 -34 -4 -60M10 -8Q16 -34 4 -60', p.line, 1.6) +
  fill('M0 6C-16 2 -20 -14 -16 -24C-8 -10 8 -10 16 -24C20 -14 16 2 0 6Z', p.sepal);

const reeds = (p: Palette, heights: readonly number[]) =>
  heights
    .map((h, i) =>
      place(blade(h, 7, i % 2 ? p.stem : p.padBack), i * 11, 0, -Math.PI / 2 + (i - heights.length / 2) * 0.1),
    )
    .join('');

const ripples = (p: Palette, width: number) =>
  [0, 14, 27, 38]
    .map((y, i) =>
      stroke(
        d`M${-width * (1 - i * 0.18)} ${y}Q${-width * 0.5} ${y + 8} 0 ${y + 3}T${width * (1 - i * 0.2)} ${y}`,
        p.ripple,
        3.4 - i * 0.4,
      ),
    )
    .join('');

function group(p: Palette, kind: number): string {
  const flower = lotusBloom(92, [p.p0, p.p1, p.p2, p.sepal], p.line);
  const small = lotusBloom(64, [p.p0, p.p1, p.p2, p.sepal], p.line);
  const water = place(ripples(p, 210), 0, 8);
  if (kind === 0)
    return (
      water +
      place(reeds(p, [190, 260, 220, 150]), 120, 4) +
      place(stalk(p, 250, -36, pad(p, 104, -0.16, true)), -120, 0) +
      place(stalk(p, 178, 30, flower), 104, 0) +
      place(heron(p), 0, 0) +
      place(stalk(p, 84, -26, pad(p, 92, 0.1)), -104, 6) +
      place(stalk(p, 116, -12, closed(p)), -62, 4) +
      place(stalk(p, 62, 30, pad(p, 80, -0.08)), 92, 8)
    );
  return (
    water +
    place(reeds(p, [150, 210, 180]), -190, 4) +
    place(stalk(p, 270, 20, pad(p, 116, 0.14, true)), 40, 0) +
    place(stalk(p, 330, -22, flower), -60, 0) +
    place(stalk(p, 190, -50, pad(p, 118, -0.12)), -70, 4) +
    place(stalk(p, 236, 34, small), 142, 0) +
    place(stalk(p, 132, 30, pad(p, 104, 0.08)), 110, 4) +
    place(stalk(p, 176, 8, pod(p)), 30, 2) +
    place(stalk(p, 70, -8, pad(p, 84, 0)), -6, 8)
  );
}

function draw(p: Palette): string {
  const random = seeded(88);
  const [water, life] = [new Layer(), new Layer()];
  for (const i of range(16))
    for (const j of range(8)) {
      const w = between(random, 26, 60);
      water.stamp(
        stroke(d`M${-w} 0Q${-w * 0.5} 6 0 2T${w} 0`, p.ripple, 2.2),
        (i + (j % 2) / 2) * 75 + between(random, -20, 20),
        (j + 0.5) * 150 + between(random, -40, 40),
        70,
      );
    }
  for (const i of range(4))
    for (const j of range(2)) {
      const kind = (i + (i > 1 ? 1 : 0) + j) % 2;
      const side = (i + j) % 3 === 1 ? mirror : (m: string) => m;
      life.stamp(side(group(p, kind)), (i + 0.5) * (TILE / 4), (j + 0.62 + (i % 2) / 2) * (TILE / 2), 400, 0, 0.98);
    }
  return ground(p.bg) + water + life;
}

export const heronPond = repeat<Palette>({
  slug: 'heron-pond',
  title: 'Heron Pond',
  collection: 'enchanted',
  widthInches: 40,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Herons wade between lotus pads, buds and seed pods on still water at first light.',
  draw,
  finish: { wobble: 0.6, mottle: 0.02 },
  colourways: [
    {
      name: 'Dawn',
      swatch: '#efe5d8',
      ground: 'light',
      palette: {
        bg: '#f1e9dc',
        ripple: '#e0d8c8',
        stem: '#8d9a7c',
        pad: '#93a68a',
        padDark: '#748a70',
        padBack: '#b4c1a6',
        vein: '#eef0e2',
        p0: '#f8e6dd',
        p1: '#ecc4b7',
        p2: '#d99f94',
        sepal: '#a9b596',
        line: '#a9685f',
        heron: '#fbf8f1',
        feather: '#c3c9c8',
        plume: '#5d6d76',
        leg: '#8b7a5a',
        ink: '#3a3f42',
        gold: '#cf9f4f',
      },
    },
    {
      name: 'Lagoon',
      swatch: '#1d474b',
      ground: 'dark',
      palette: {
        bg: '#1c4247',
        ripple: '#29555a',
        stem: '#5c8d7c',
        pad: '#46806f',
        padDark: '#336658',
        padBack: '#2d5c57',
        vein: '#8fb9a3',
        p0: '#f6dccf',
        p1: '#e6b3a4',
        p2: '#cf8f84',
        sepal: '#5c8d7c',
        line: '#8b4e49',
        heron: '#f3eee0',
        feather: '#b3c0bd',
        plume: '#12292e',
        leg: '#cfae6c',
        ink: '#12292e',
        gold: '#dcb162',
      },
    },
    {
      name: 'Monsoon',
      swatch: '#c9d3d6',
      ground: 'light',
      palette: {
        bg: '#d3dbdc',
        ripple: '#c1ccce',
        stem: '#76908c',
        pad: '#7d9a95',
        padDark: '#63807d',
        padBack: '#a6b9b6',
        vein: '#dde6e3',
        p0: '#fdf8f0',
        p1: '#f2e3d6',
        p2: '#e2c8ba',
        sepal: '#93aaa5',
        line: '#8f7d74',
        heron: '#fbfbf8',
        feather: '#a9b4bb',
        plume: '#4c5b68',
        leg: '#8a7a62',
        ink: '#313a42',
        gold: '#cfa45a',
      },
    },
    {
      name: 'Ink',
      swatch: '#1d2434',
      ground: 'dark',
      palette: {
        bg: '#1e2535',
        ripple: '#2b3447',
        stem: '#5f6f86',
        pad: '#4a5b74',
        padDark: '#39485f',
        padBack: '#323f55',
        vein: '#8b9ab0',
        p0: '#f1e4c9',
        p1: '#dcc69b',
        p2: '#bfa374',
        sepal: '#5f6f86',
        line: '#7a6236',
        heron: '#ece7da',
        feather: '#a3adba',
        plume: '#131826',
        leg: '#c9ab6b',
        ink: '#131826',
        gold: '#d3b06a',
      },
    },
  ],
});
