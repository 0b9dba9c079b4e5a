import { picture } from '../../design.ts';
import { blade } from '../../kit/botany.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, polar, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { below, canvas, ridge } from '../../kit/painting.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { coconutPalm } from '../../kit/scene/palm.ts';
import { ferry } from '../../kit/scene/people.ts';
import { bleed } from '../../kit/scene/wet-wash.ts';
import { d, fill, gradient, path, place, stroke } from '../../kit/svg.ts';

interface Palette {
  sky: readonly string[];
  cloud: string;
  /** From the far bank to the near one. */
  banks: readonly string[];
  water: readonly string[];
  glint: string;
  rain: string;
  ink: string;
  leaf: string;
  wall: string;
  roof: string;
  lamp: string;
  umbrella: string;
}

const W = 1500;
const H = 1000;
const SHORE = 520;

interface Bank {
  left: number;
  right: number;
  base: number;
  rise: number;
  /** Place and height of each palm. */
  palms: readonly Point[];
}

const FAR_PALMS = '640,92 700,118 742,96 806,126 1010,104 1062,128 1300,116';
const NEAR_PALMS = '40,214 112,256 196,226 268,268 352,206 430,178';

const BANKS: readonly Bank[] = [
  { left: -20, right: 1520, base: SHORE - 12, rise: 22, palms: [] },
  { left: 560, right: 1520, base: SHORE - 4, rise: 26, palms: points(FAR_PALMS) },
  { left: -20, right: 560, base: SHORE + 4, rise: 34, palms: points(NEAR_PALMS) },
];

function bank(p: Palette, index: number, random: Random): string {
  const { left, right, base, rise, palms } = nth(BANKS, index);
  const tone = nth(p.banks, index);
  const width = right - left;
  const line = ridge(width, 0, rise, 0.6, 31 + index * 8, 9).map(([x, y]): Point => {
    const end = Math.min(1, (index === 1 ? x : width - x) / 130);
    return [x, (y - rise * 0.9) * (index ? Math.sqrt(Math.max(0, end)) : 1)];
  });
  return (
    palms
      .map(([x, height], i) => {
        const lean = height * (i % 2 ? -0.13 : 0.14);
        return place(coconutPalm({ height, lean, reach: height * 0.44, fronds: 8 }, tone, tone, random), x, base);
      })
      .join('') + place(fill(below(line, width, 14), tone), left, base)
  );
}

/** A tiled house at the water, 150 wide. */
const house = (p: Palette) =>
  fill('M-60 0L-60 -46L60 -46L60 0Z', p.wall) +
  fill('M-84 -42L-56 -86L56 -86L84 -42Q0 -50 -84 -42Z', p.roof) +
  fill('M-16 0L-16 -34L6 -34L6 0Z', nth(p.banks, 2)) +
  fill('M-46 -18L-46 -36L-30 -36L-30 -18ZM22 -18L22 -36L40 -36L40 -18Z', p.lamp);

function sky(p: Palette, random: Random): string {
  const cloud = (x: number, y: number, rx: number, ry: number, opacity: number) =>
    bleed(
      range(14).map((i): Point => {
        const [a, b] = polar((i / 14) * TAU, 1);
        return [x + a * rx, y + (b > 0 ? b * 0.5 : b) * ry];
      }),
      p.cloud,
      random,
      { coats: 9, opacity, sway: 0.17 },
    );
  const showers = range(9)
    .map(() => {
      const [x, w] = [between(random, 60, 1440), between(random, 60, 170)];
      return fill(d`M${x} 200L${x + w} 200L${x + w - 90} ${SHORE}L${x - 90} ${SHORE}Z`, p.cloud, 0.07);
    })
    .join('');
  return (
    canvas(W, H, 'url(#sky)') +
    showers +
    cloud(300, 110, 460, 150, 0.09) +
    cloud(1060, 70, 560, 130, 0.09) +
    cloud(560, 200, 330, 96, 0.06) +
    cloud(1330, 250, 320, 80, 0.06)
  );
}

function ripples(p: Palette, random: Random): string {
  return range(250)
    .map((i) => {
      const t = (i / 250) ** 1.5;
      const y = SHORE + 8 + t * (H - SHORE);
      const w = between(random, 30, 120) * (0.5 + t * 1.5);
      return stroke(
        d`M${between(random, -60, W)} ${y}q${w / 2} ${between(random, -3, 3)} ${w} 0`,
        i % 3 ? nth(p.water, i % 2) : p.glint,
        1.4 + t * 3,
        i % 3 ? 0.5 : 0.34,
      );
    })
    .join('');
}

const rings = (p: Palette, random: Random) =>
  range(46)
    .map(() => {
      const t = random();
      const [x, y, r] = [random() * W, SHORE + 60 + t * (H - SHORE - 70), between(random, 7, 17) * (0.5 + t * 1.5)];
      const ring = (k: number, opacity: number) =>
        path(
          d`M${x - r * k} ${y}a${r * k} ${r * k * 0.32} 0 1 0 ${r * k * 2} 0a${r * k} ${r * k * 0.32} 0 1 0 ${-r * k * 2} 0`,
          {
            stroke: p.glint,
            width: 1.8,
            opacity,
          },
        );
      return ring(1, 0.7) + ring(0.5, 0.5);
    })
    .join('');

function draw(p: Palette): string {
  const random = seeded(15);
  const shore = bank(p, 0, random) + bank(p, 1, random) + place(house(p), 906, SHORE - 4) + bank(p, 2, random);
  const boat = ferry({ hull: p.ink, ink: p.ink, cloth: p.glint, umbrella: p.umbrella });
  const streaks = range(420)
    .map(() => {
      const length = between(random, 24, 90);
      return d`M${random() * (W + 100)} ${random() * H}l${-length * 0.16} ${length}`;
    })
    .join('');
  return (
    `<defs>${gradient('sky', p.sky)}${gradient('water', p.water)}</defs>` +
    sky(p, random) +
    shore +
    `<rect x="0" y="${SHORE}" width="${W}" height="${H - SHORE}" fill="url(#water)"/>` +
    `<g transform="translate(0 ${SHORE * 1.86}) scale(1 -0.86)" opacity=".38">${shore}</g>` +
    ripples(p, random) +
    `<g transform="translate(620 752) scale(.92 -.6)" opacity=".34">${boat}</g>` +
    rings(p, random) +
    place(boat, 620, 728, 0, 0.92) +
    stroke('M396 750q120 12 220 8t230 -16', p.glint, 3, 0.7) +
    place(coconutPalm({ height: 900, lean: -250, reach: 420, fronds: 13 }, p.ink, p.leaf, random), 1440, 1040) +
    range(46)
      .map((i) =>
        place(
          blade(between(random, 90, 260) * (1 - (i % 23) / 40), 9, i % 3 ? p.ink : p.leaf),
          i < 23 ? 1500 - i * 15 : i * 5 - 140,
          1010,
          -TAU / 4 + between(random, -0.5, 0.5),
        ),
      )
      .join('') +
    stroke(streaks, p.rain, 1.5, 0.36)
  );
}

export const backwaterRain = picture<Palette>({
  slug: 'backwater-rain',
  title: 'Backwater in the Rain',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 40,
  uses: ['canvas'],
  description:
    'A ferryman poles one passenger and one bright umbrella home between the palms while the monsoon sets in.',
  draw,
  finish: { wobble: 0.9, mottle: 0.08, grain: 0.04 },
  colourways: [
    {
      name: 'First Rain',
      swatch: '#7f9c8f',
      ground: 'light',
      palette: {
        sky: ['#8fa3a3', '#b9c6bf', '#e6e3cd'],
        cloud: '#5f777b',
        banks: ['#a9bcb0', '#7d998a', '#4c6e60'],
        water: ['#b3c3b9', '#7f9c95', '#4a6d69'],
        glint: '#eaf0e4',
        rain: '#f3f6ee',
        ink: '#1f3a37',
        leaf: '#3f6a55',
        wall: '#e9dcc0',
        roof: '#a8684c',
        lamp: '#f2c46d',
        umbrella: '#d2552f',
      },
    },
    {
      name: 'Slate Evening',
      swatch: '#33475f',
      ground: 'dark',
      palette: {
        sky: ['#2b3c54', '#5b738a', '#b0bfc4'],
        cloud: '#1d2b42',
        banks: ['#6f8799', '#48627a', '#2a4058'],
        water: ['#8399a8', '#45607a', '#1e3049'],
        glint: '#cfdde2',
        rain: '#dbe6ea',
        ink: '#101c2e',
        leaf: '#28445a',
        wall: '#a9b3b8',
        roof: '#54475a',
        lamp: '#f6c25e',
        umbrella: '#e0a02f',
      },
    },
    {
      name: 'Coral Dusk',
      swatch: '#d39a84',
      ground: 'light',
      palette: {
        sky: ['#9d8a98', '#d9aea0', '#f5dcb8'],
        cloud: '#7d6a80',
        banks: ['#c9a39b', '#9c7880', '#664f62'],
        water: ['#e3bfa6', '#b58a88', '#64536b'],
        glint: '#fbe9cf',
        rain: '#fdf1df',
        ink: '#2f2438',
        leaf: '#57455a',
        wall: '#f3dfc2',
        roof: '#a05a4c',
        lamp: '#ffe2a0',
        umbrella: '#2f6f74',
      },
    },
  ],
});
