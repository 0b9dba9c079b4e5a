import { picture } from '../../design.ts';
import { blade } from '../../kit/botany.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { below, canvas, ridge } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { d, disc, fill, glow, gradient, oval, place, smooth, stroke } from '../../kit/svg.ts';

interface Palette {
  sky: readonly string[];
  water: readonly string[];
  moon: string;
  moonShade: string;
  far: string;
  near: string;
  ink: string;
  lamp: string;
}

const W = 1000;
const H = 1500;
const SHORE = 800;

const boat = (p: Palette) =>
  fill('M-130 0C-90 40 90 44 150 -16C110 4 -70 10 -130 0Z', p.ink) +
  stroke('M-130 0Q-146 -10 -152 -26', p.ink, 6) +
  fill('M-60 4C-56 -46 36 -50 44 0Z', p.near) +
  stroke('M-60 4C-56 -46 36 -50 44 0M-26 4C-24 -34 -18 -40 -10 -38M14 2C12 -30 6 -38 -2 -38', p.ink, 4) +
  disc(96, -46, 11, p.ink) +
  fill('M82 -4C80 -30 88 -38 98 -36C110 -34 112 -14 110 -6Z', p.ink) +
  stroke('M104 -30L150 60', p.ink, 4) +
  disc(-82, -26, 26, p.lamp, 0.22) +
  disc(-82, -26, 13, p.lamp, 0.4) +
  disc(-82, -26, 6, p.lamp) +
  stroke('M-82 -20L-82 2', p.ink, 3);

function draw(p: Palette): string {
  const random = seeded(36);
  let out =
    `<defs>${gradient('sky', p.sky)}${gradient('water', p.water)}${glow('halo', p.moon, 0.55)}</defs>` +
    canvas(W, H, 'url(#sky)');
  out += range(70)
    .map(() => disc(random() * W, random() * SHORE * 0.8, between(random, 1, 3), p.moon, 0.7))
    .join('');
  out +=
    disc(560, 400, 460, 'url(#halo)') +
    disc(560, 400, 190, p.moon) +
    (
      [
        [500, 350, 46],
        [600, 320, 28],
        [620, 440, 54],
        [520, 470, 30],
        [470, 420, 20],
        [660, 370, 18],
      ] as const
    )
      .map(([x, y, r]) =>
        fill(
          smooth(
            range(9).map(
              (i) =>
                [
                  x + Math.cos((i / 9) * 6.283) * r * between(random, 0.75, 1.15),
                  y + Math.sin((i / 9) * 6.283) * r * between(random, 0.75, 1.1),
                ] as const,
            ),
            true,
          ),
          p.moonShade,
          0.45,
        ),
      )
      .join('');
  out += range(5)
    .map((i) =>
      oval(between(random, 100, 900), 300 + i * 78, between(random, 130, 280), between(random, 7, 15), p.far, 0.5),
    )
    .join('');
  out +=
    fill(below(ridge(W, SHORE - 30, 110, 0.36, 18, 8), W, SHORE + 4), p.far) +
    fill(below(ridge(W, SHORE - 6, 46, 0.34, 52, 8), W, SHORE + 4), p.near);
  out += `<rect x="0" y="${SHORE}" width="${W}" height="${H - SHORE}" fill="url(#water)"/>`;
  for (const i of range(46)) {
    const t = i / 45;
    const y = SHORE + 10 + t ** 1.35 * (H - SHORE - 60);
    const spread = 40 + t * 150;
    for (const _ of range(3)) {
      const x = 560 + between(random, -spread, spread);
      const w = between(random, 20, 60) * (0.6 + t * 1.6);
      out += fill(
        d`M${x - w} ${y}Q${x} ${y - 3 - t * 7} ${x + w} ${y}Q${x} ${y + 3 + t * 7} ${x - w} ${y}Z`,
        p.moon,
        Number((0.78 - t * 0.4).toFixed(2)),
      );
    }
    out += stroke(
      d`M${random() * W} ${y}q${between(random, 40, 130)} ${between(random, -6, 6)} ${between(random, 120, 320)} 0`,
      i % 2 ? p.far : nth(p.water, 1),
      2 + t * 3,
      0.5,
    );
  }
  out +=
    place(boat(p), 330, 1010) +
    range(6)
      .map((i) => oval(330 - 82 + between(random, -12, 12), 1046 + i * 16, 24 - i * 2.6, 3, p.lamp, 0.5))
      .join('') +
    oval(330, 1042, 150, 10, p.ink, 0.35);
  for (const [x0, count] of [
    [40, 17],
    [760, 19],
  ] as const)
    for (const i of range(count))
      out += place(
        blade(between(random, 150, 400), 8, i % 3 ? p.ink : p.near),
        x0 + i * 12,
        H + 20,
        -Math.PI / 2 + between(random, -0.34, 0.34),
      );
  return (
    out +
    range(5)
      .map(
        (i) =>
          stroke(
            d`M${800 + i * 26} ${H}C${796 + i * 30} ${H - 180} ${810 + i * 32} ${H - 300} ${806 + i * 30} ${H - 370 - (i % 3) * 50}`,
            p.ink,
            4,
          ) + oval(806 + i * 30, H - 400 - (i % 3) * 50, 8, 36, p.ink),
      )
      .join('')
  );
}

export const moonOverWater = picture<Palette>({
  slug: 'moon-over-water',
  title: 'Moon over Water',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 24,
  uses: ['canvas'],
  description: 'A boatman rows home with one lamp lit while the full moon lays a road across the lake.',
  draw,
  finish: { wobble: 1, mottle: 0.07, grain: 0.04 },
  colourways: [
    {
      name: 'Night Blue',
      swatch: '#1c2f4c',
      ground: 'dark',
      palette: {
        sky: ['#16233d', '#2a4263', '#5a7590'],
        water: ['#4a6784', '#20385a', '#142340'],
        moon: '#f5ead0',
        moonShade: '#d9c8a4',
        far: '#3c5675',
        near: '#243a58',
        ink: '#0f1a2e',
        lamp: '#f2b45a',
      },
    },
    {
      name: 'Amber',
      swatch: '#c98b55',
      ground: 'light',
      palette: {
        sky: ['#e9d3b0', '#e6b98a', '#d4926c'],
        water: ['#cf9470', '#a9705c', '#6f4a4c'],
        moon: '#fbeecb',
        moonShade: '#e8c793',
        far: '#b77d63',
        near: '#86574f',
        ink: '#3b2a33',
        lamp: '#fff0c0',
      },
    },
    {
      name: 'Sea Green',
      swatch: '#2f5f5c',
      ground: 'dark',
      palette: {
        sky: ['#1a3a3e', '#356462', '#84a597'],
        water: ['#6d9389', '#2f5d5c', '#17373c'],
        moon: '#f3efd8',
        moonShade: '#d3d2ae',
        far: '#4d7a74',
        near: '#2b5352',
        ink: '#10262b',
        lamp: '#efc06a',
      },
    },
  ],
});
