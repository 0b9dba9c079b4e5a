import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import type { Random } from '../../kit/random.ts';
import { between, pick, seeded } from '../../kit/random.ts';
import { ground, Layer, Space } from '../../kit/repeat.ts';
import { fill, polyline, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'fleck' | 'a' | 'b' | 'c' | 'd' | 'accent' | 'vein', string>;

function chip(radius: number, random: Random): Point[] {
  const corners = 5 + Math.floor(random() * 3);
  const stretch = between(random, 0.62, 1);
  return range(corners).map((i) => {
    const [x, y] = polar(((i + between(random, -0.28, 0.28)) / corners) * TAU, radius * between(random, 0.78, 1));
    return [x, y * stretch];
  });
}

function draw(p: Palette): string {
  const random = seeded(71);
  const layer = new Layer();
  const space = new Space();
  const tones = [p.a, p.a, p.a, p.b, p.b, p.b, p.c, p.c, p.d];
  const accents = new Space();
  const sizes: readonly (readonly [number, number])[] = [
    [54, 260],
    [38, 900],
    [25, 2400],
    [15, 5000],
    [8, 9000],
  ];
  for (const [radius, attempts] of sizes)
    space.scatter(random, radius * 0.94, attempts, (x, y) => {
      const shape = chip(radius, random);
      const accent = radius > 10 && radius < 50 && random() < 0.3 && accents.free(x, y, 62);
      if (accent) accents.take(x, y, 62);
      let markup = fill(polyline(shape, true), accent ? p.accent : radius < 10 ? p.fleck : pick(random, tones));
      if (radius > 30 && random() < 0.55) {
        const [ax, ay] = nth(shape, 0);
        const [bx, by] = nth(shape, Math.floor(shape.length / 2));
        markup += stroke(
          polyline([
            [ax * 0.9, ay * 0.9],
            [between(random, -9, 9), between(random, -9, 9)],
            [bx * 0.9, by * 0.9],
          ]),
          p.vein,
          between(random, 1.4, 3),
          0.55,
        );
      }
      layer.stamp(markup, x, y, radius * 1.1, random() * TAU);
    });
  return ground(p.bg) + layer;
}

export const softTerrazzo = repeat<Palette>({
  slug: 'soft-terrazzo',
  title: 'Soft Terrazzo',
  collection: 'minimal',
  widthInches: 22,
  uses: ['wallpaper', 'blind', 'fabric'],
  description:
    'Stone chips settle into a polished plaster ground, inspired by the cool mosaic floors of old bungalows.',
  draw,
  finish: { wobble: 1.1, mottle: 0.03, grain: 0.025 },
  colourways: [
    {
      name: 'Bungalow',
      swatch: '#e9e0d2',
      ground: 'light',
      palette: {
        bg: '#f1ebe1',
        fleck: '#cfc3b0',
        a: '#dccfbc',
        b: '#c9b7a2',
        c: '#a9b0a4',
        d: '#8f9995',
        accent: '#bf7a5f',
        vein: '#f7f3ec',
      },
    },
    {
      name: 'Sea Glass',
      swatch: '#cfdbd7',
      ground: 'light',
      palette: {
        bg: '#e9efec',
        fleck: '#b7c7c3',
        a: '#cbd9d5',
        b: '#a9c0bb',
        c: '#86a29e',
        d: '#d8cdb8',
        accent: '#c79a5a',
        vein: '#f4f8f6',
      },
    },
    {
      name: 'Rosewater',
      swatch: '#ead3cb',
      ground: 'light',
      palette: {
        bg: '#f5eae5',
        fleck: '#dcc2b9',
        a: '#e8d0c7',
        b: '#d9b3a8',
        c: '#b9938c',
        d: '#b7b3a6',
        accent: '#8c5a5a',
        vein: '#fbf4f1',
      },
    },
    {
      name: 'Basalt',
      swatch: '#3a3f43',
      ground: 'dark',
      palette: {
        bg: '#383d41',
        fleck: '#5a6065',
        a: '#4d5358',
        b: '#666c70',
        c: '#858a8b',
        d: '#b3aea3',
        accent: '#c08a5c',
        vein: '#2f3437',
      },
    },
  ],
});
