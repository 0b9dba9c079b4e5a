import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, polar, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Space } from '../../kit/repeat.ts';
import { disc, fill, hoop, oval, path, polyline, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<
  'bg' | 'dust' | 'hull' | 'hullShade' | 'a' | 'b' | 'c' | 'd' | 'glass' | 'ink' | 'star' | 'flame',
  string
>;

/** Rocket pointing up, about 250 tall. */
const rocket = (p: Palette, trim: string) =>
  fill('M-18 84C-26 112 -10 128 0 158C10 128 26 112 18 84Z', p.flame) +
  fill('M-9 84C-13 102 -5 112 0 128C5 112 13 102 9 84Z', p.star) +
  fill('M-40 34C-72 52 -78 84 -70 104C-58 88 -44 80 -30 78Z', trim) +
  fill('M40 34C72 52 78 84 70 104C58 88 44 80 30 78Z', trim) +
  fill('M0 -118C46 -74 52 10 32 80L-32 80C-52 10 -46 -74 0 -118Z', p.hull) +
  fill('M0 -118C46 -74 52 10 32 80L10 80C28 20 28 -60 0 -118Z', p.hullShade) +
  fill('M0 -118C22 -98 34 -70 39 -44C16 -54 -16 -54 -39 -44C-34 -70 -22 -98 0 -118Z', trim) +
  stroke('M-42 34Q0 48 42 34M-40 46Q0 60 40 46', trim, 5) +
  disc(0, -4, 25, p.b) +
  disc(0, -4, 18, p.glass) +
  stroke('M-10 -10Q-6 -17 2 -18', p.hull, 3.4) +
  fill('M-24 80L24 80L20 90L-20 90Z', p.ink) +
  fill('M-6 40C-8 64 -6 84 0 104C6 84 8 64 6 40Z', trim);

const ringed = (body: string, band: string) =>
  stroke('M-86 24C-60 42 60 10 88 -26', band, 7) +
  disc(0, 0, 52, body) +
  fill('M-50 -14Q0 6 48 -22L51 -8Q0 20 -52 2Z', band, 0.55) +
  fill('M-44 28Q0 42 40 32L30 42Q0 56 -32 41Z', band, 0.55) +
  disc(16, -30, 7, band, 0.6) +
  stroke('M-86 24C-104 10 -70 -2 -52 -6M88 -26C98 -40 66 -34 50 -22', band, 7) +
  stroke('M-86 24C-70 36 -30 34 10 24C50 14 78 -8 88 -26', band, 7);

const cratered = (p: Palette, body: string, shade: string) =>
  disc(0, 0, 44, body) +
  (
    [
      [-14, -12, 10],
      [16, 8, 13],
      [-12, 22, 7],
      [18, -24, 6],
      [-30, 6, 5],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        disc(x, y, r, shade) +
        stroke(`M${x - r * 0.7} ${y + r * 0.5}Q${x} ${y + r * 1.2} ${x + r * 0.8} ${y + r * 0.3}`, p.hull, 2, 0.6),
    )
    .join('');

const astronaut = (p: Palette) =>
  stroke('M40 30C90 50 96 -10 140 6', p.d, 4) +
  fill(smooth(points('-34,-4 34,-4 40,44 22,60 -22,60 -40,44'), true), p.hull) +
  stroke('M-34 10C-58 10 -66 -12 -62 -30M34 12C54 24 62 40 58 54', p.hull, 20) +
  stroke('M-18 54L-26 88M18 54L28 84', p.hull, 24) +
  stroke('M-36 94L-20 92M22 90L40 86', p.a, 13) +
  disc(-62, -36, 11, p.a) +
  disc(57, 60, 11, p.a) +
  fill('M-16 12L16 12L14 34L-14 34Z', p.b) +
  disc(-6, 20, 3.4, p.a) +
  disc(5, 20, 3.4, p.star) +
  disc(0, -38, 43, p.hull) +
  fill(smooth(points('-32,-40 -22,-62 22,-62 32,-40 24,-20 -24,-20'), true), p.ink) +
  fill(smooth(points('-26,-44 -16,-58 4,-60 -12,-46'), true), p.glass, 0.7) +
  disc(-43, -38, 7, p.a) +
  disc(43, -38, 7, p.a);

const star = (points: number, outer: number, inner: number) =>
  polyline(
    range(points * 2).map((i): Point => polar((i / (points * 2)) * TAU - TAU / 4, i % 2 ? inner : outer)),
    true,
  );

function draw(p: Palette): string {
  const random = seeded(52);
  const layer = new Layer();
  const space = new Space();
  const add = (markup: string, x: number, y: number, room: number, angle: number, scale = 1) => {
    layer.stamp(markup, x, y, room * 1.6, angle, scale);
    space.take(x, y, room);
  };
  const trails = new Layer();
  const trims = [p.a, p.c, p.d];
  const rockets: readonly [number, number, number][] = [
    [190, 200, 0.5],
    [800, 330, -0.45],
    [470, 640, 0.75],
    [1080, 760, 0.3],
    [180, 1000, -0.4],
    [760, 1060, 0.55],
  ];
  rockets.forEach(([x, y, angle], i) => {
    add(rocket(p, nth(trims, i % 3)), x, y, 132, angle);
    const [dx, dy] = polar(angle + TAU / 4, 1);
    for (const k of range(4))
      trails.stamp(disc(0, 0, 13 - k * 2.4, p.dust), x + dx * (176 + k * 32), y + dy * (176 + k * 32), 16);
    space.take(x + dx * 190, y + dy * 190, 44);
    space.take(x + dx * 260, y + dy * 260, 30);
  });
  add(ringed(p.c, p.star), 500, 190, 92, -0.1);
  add(ringed(p.a, p.d), 1090, 1110, 92, 0.3, 0.9);
  add(cratered(p, p.d, p.b), 1080, 430, 58, 0);
  add(cratered(p, p.star, p.flame), 480, 960, 58, 0.6, 0.86);
  add(ringed(p.d, p.a), 150, 610, 88, 0.4, 0.84);
  add(astronaut(p), 790, 760, 120, -0.2, 0.98);
  add(
    oval(0, 0, 38, 16, p.d) +
      fill('M-22 -6C-20 -34 20 -34 22 -6Z', p.glass) +
      [-20, 0, 20].map((x) => disc(x, 2, 4, p.star)).join(''),
    1070,
    130,
    60,
    -0.2,
    1.2,
  );
  space.scatter(random, 34, 700, (x, y, i) =>
    layer.stamp(
      i % 3 ? fill(star(5, 19, 9), p.star) : path(star(4, 24, 7), { fill: p.flame }),
      x,
      y,
      26,
      between(random, -0.4, 0.4),
    ),
  );
  space.scatter(random, 20, 900, (x, y, i) =>
    layer.stamp(i % 2 ? disc(0, 0, 5, p.dust) : hoop(0, 0, 7, p.dust, 3), x, y, 12),
  );
  space.scatter(random, 9, 900, (x, y) => layer.stamp(disc(0, 0, 2.6, p.star), x, y, 4));
  return ground(p.bg) + trails + layer;
}

export const rocketStars = repeat<Palette>({
  slug: 'rocket-stars',
  title: 'Rocket Stars',
  collection: 'kids',
  widthInches: 30,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Hand-painted rockets, ringed planets and one very happy astronaut set off across a sky full of stars.',
  draw,
  finish: { wobble: 0.6, mottle: 0.02 },
  colourways: [
    {
      name: 'Night Sky',
      swatch: '#26324c',
      ground: 'dark',
      palette: {
        bg: '#27334d',
        dust: '#445270',
        hull: '#f2ecdd',
        hullShade: '#d9d2c2',
        a: '#d27d64',
        b: '#566a8c',
        c: '#6f9a9c',
        d: '#9a9cc0',
        glass: '#b9d3d8',
        ink: '#1b2336',
        star: '#ecca80',
        flame: '#e2a257',
      },
    },
    {
      name: 'Daydream',
      swatch: '#dbe3ec',
      ground: 'light',
      palette: {
        bg: '#e2e8ee',
        dust: '#c6d1dc',
        hull: '#ffffff',
        hullShade: '#eceff2',
        a: '#d98972',
        b: '#7d94b0',
        c: '#86adab',
        d: '#a9a5c4',
        glass: '#c7dde2',
        ink: '#445068',
        star: '#e9c06c',
        flame: '#e0a060',
      },
    },
    {
      name: 'Sand',
      swatch: '#efe4d0',
      ground: 'light',
      palette: {
        bg: '#f3eadb',
        dust: '#dfd2bb',
        hull: '#fffdf7',
        hullShade: '#efe9dc',
        a: '#c9765a',
        b: '#6f8a93',
        c: '#8ea58b',
        d: '#b59a86',
        glass: '#cfdfe0',
        ink: '#4a4640',
        star: '#dfb052',
        flame: '#d38f4d',
      },
    },
  ],
});
