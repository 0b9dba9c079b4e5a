import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range, TAU } from '../../kit/geometry.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { around, box, disc, fill, hoop, path, place, polyline, spin } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'deep' | 'second' | 'resist' | 'ink', string>;

const CELL = TILE / 3;

const starPath = (points: number, outer: number, inner: number) =>
  polyline(
    range(points * 2).map((i): Point => polar((i / (points * 2)) * TAU - TAU / 4, i % 2 ? inner : outer)),
    true,
  );

const seed = (from: number, to: number, width: number) =>
  `M0 ${-from}C${-width} ${-(from + (to - from) * 0.35)} ${-width * 0.7} ${-(from + (to - from) * 0.8)} 0 ${-to}C${width * 0.7} ${-(from + (to - from) * 0.8)} ${width} ${-(from + (to - from) * 0.35)} 0 ${-from}Z`;

function medallion(p: Palette): string {
  return (
    disc(0, 0, 176, p.ink) +
    hoop(0, 0, 172, p.resist, 5) +
    around(40, (a) => disc(...polar(a, 157), 4.4, p.resist)) +
    hoop(0, 0, 143, p.resist, 4) +
    disc(0, 0, 138, p.second) +
    spin(16, path(seed(78, 134, 15), { fill: p.deep, stroke: p.resist, width: 3.4 })) +
    spin(16, disc(0, -127, 4, p.resist), TAU / 32) +
    path(starPath(16, 92, 76), { fill: p.ink, stroke: p.resist, width: 4 }) +
    path(starPath(8, 78, 46), { fill: p.second, stroke: p.resist, width: 4 }) +
    spin(8, fill(seed(16, 50, 8), p.resist)) +
    spin(8, disc(0, -58, 3.4, p.resist)) +
    disc(0, 0, 15, p.deep) +
    hoop(0, 0, 15, p.resist, 3.4) +
    disc(0, 0, 5, p.resist)
  );
}

function corner(p: Palette): string {
  return (
    path(starPath(8, 106, 78), { fill: p.second, stroke: p.resist, width: 5 }) +
    disc(0, 0, 70, p.ink) +
    hoop(0, 0, 70, p.resist, 4) +
    around(20, (a) => disc(...polar(a, 59), 3.6, p.resist)) +
    disc(0, 0, 49, p.deep) +
    hoop(0, 0, 49, p.resist, 3) +
    spin(6, path(seed(8, 44, 13), { fill: p.second, stroke: p.resist, width: 3 })) +
    spin(6, disc(0, -36, 3, p.resist), TAU / 12) +
    disc(0, 0, 7, p.resist)
  );
}

const bridge = (p: Palette) =>
  path('M0 -26L44 0L0 26L-44 0Z', { fill: p.ink, stroke: p.resist, width: 4 }) +
  path('M0 -12L21 0L0 12L-21 0Z', { fill: p.second, stroke: p.resist, width: 2.6 }) +
  disc(0, 0, 3.4, p.resist);

function draw(p: Palette): string {
  const [field, work] = [new Layer(), new Layer()];
  for (const i of range(48))
    for (const j of range(48))
      field.stamp(
        (i + j) % 2 ? disc(0, 0, 3.2, p.resist) : box(-3.4, -3.4, 6.8, 6.8, p.deep),
        i * 25 + 12.5,
        j * 25 + 12.5,
        5,
      );
  for (const i of range(3))
    for (const j of range(3)) {
      const [x, y] = [i * CELL, j * CELL];
      work.stamp(bridge(p), x + CELL / 2, y, 50).stamp(place(bridge(p), 0, 0, TAU / 4), x, y + CELL / 2, 50);
      work.stamp(medallion(p), x + CELL / 2, y + CELL / 2, 182).stamp(corner(p), x, y, 112);
    }
  return ground(p.bg) + field + work;
}

export const ajrakhStars = repeat<Palette>({
  slug: 'ajrakh-stars',
  title: 'Ajrakh Stars',
  collection: 'indian-motifs',
  widthInches: 18,
  uses: ['wallpaper', 'fabric', 'curtain', 'blind'],
  description:
    'A night sky of stars and seed heads in the manner of resist-printed cloth, with the soft edges of a wooden block.',
  draw,
  finish: { wobble: 1.5, mottle: 0.1, grain: 0.05 },
  colourways: [
    {
      name: 'Indigo Madder',
      swatch: '#1f3768',
      ground: 'dark',
      palette: {
        bg: '#1f3a70',
        deep: '#142750',
        second: '#b03a2b',
        resist: '#f3e8d2',
        ink: '#141b33',
      },
    },
    {
      name: 'Madder',
      swatch: '#9c2f27',
      ground: 'dark',
      palette: {
        bg: '#9f3026',
        deep: '#731b1b',
        second: '#1f4379',
        resist: '#f8ecd4',
        ink: '#1a1c33',
      },
    },
    {
      name: 'Pomegranate Rind',
      swatch: '#dcc084',
      ground: 'light',
      palette: {
        bg: '#e0c487',
        deep: '#b98539',
        second: '#9a4f2e',
        resist: '#fbf1da',
        ink: '#3a4234',
      },
    },
    {
      name: 'Ash',
      swatch: '#cfcfc9',
      ground: 'light',
      palette: {
        bg: '#cdd2d2',
        deep: '#8399aa',
        second: '#4d7090',
        resist: '#f7f5ef',
        ink: '#2c3e54',
      },
    },
  ],
});
