import { picture } from '../../design.ts';
import { lotusBloom } from '../../kit/botany.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { canvas } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { box, d, disc, fill, hoop, path, place, smooth, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<'paper' | 'ink' | 'a' | 'b' | 'c' | 'd' | 'pale', string>;

const W = 1500;
const H = 1000;

const BODY: readonly Point[] = points(
  '-300,0 -250,-66 -140,-128 0,-146 130,-116 230,-58 290,-14 290,18 226,66 120,118 -10,140 -150,118 -256,58',
);
const TAIL: readonly Point[] = points('278,0 330,-70 400,-128 440,-120 404,-40 396,0 404,44 440,124 398,130 328,72');

const hatch = (from: Point, to: Point, count: number, length: number, lean: number) =>
  range(count)
    .map((i) => {
      const t = i / (count - 1);
      const x = from[0] + (to[0] - from[0]) * t;
      const y = from[1] + (to[1] - from[1]) * t;
      return d`M${x} ${y}l${lean} ${length * (0.65 + 0.35 * Math.sin(Math.PI * t))}`;
    })
    .join('');

/** Fish looking to -x; doubled outlines, every field filled with its own pattern. */
function fish(p: Palette, main: string, second: string, third: string, id: string): string {
  const scales = range(13)
    .map((i) =>
      range(9)
        .map((j) => {
          const [x, y] = [-96 + i * 30 + (j % 2) * 15, -140 + j * 34];
          return (
            place(
              path('M0 -19C16 -16 18 16 0 19C6 8 6 -8 0 -19Z', {
                fill: (i + j) % 3 ? second : third,
                stroke: p.ink,
                width: 2,
              }),
              x,
              y,
            ) + stroke(d`M${x - 6} ${y - 17}C${x + 8} ${y - 12} ${x + 8} ${y + 12} ${x - 6} ${y + 17}`, p.ink, 1.6)
          );
        })
        .join(''),
    )
    .join('');
  const fin = (points: readonly Point[], lines: string) =>
    path(smooth(points, true), { fill: third, stroke: p.ink, width: 5 }) + stroke(lines, p.ink, 2);
  return (
    fin(points('-120,-120 -60,-206 40,-226 130,-176 150,-104 20,-138'), hatch([-96, -142], [140, -118], 22, -62, 12)) +
    fin(points('-60,126 -20,198 70,206 96,116'), hatch([-46, 132], [88, 122], 14, 60, 12)) +
    path(smooth(TAIL, true), { fill: second, stroke: p.ink, width: 5 }) +
    stroke(
      range(11)
        .map((i) => d`M${300} ${-22 + i * 4.4}Q${350} ${-60 + i * 12} ${416} ${-110 + i * 22}`)
        .join(''),
      p.ink,
      2,
    ) +
    `<clipPath id="${id}"><path d="${smooth(BODY, true)}"/></clipPath>` +
    fill(smooth(BODY, true), main) +
    `<g clip-path="url(#${id})">${scales}${fill('M-310 -160L-150 -160C-96 -70 -96 70 -150 160L-310 160Z', p.pale)}${path('M-150 -150C-96 -70 -96 70 -150 150', { stroke: p.ink, width: 5 })}${path('M-168 -150C-116 -70 -116 70 -168 150', { stroke: p.ink, width: 2.4 })}${range(
      12,
    )
      .map((k) => disc(-140 + Math.cos((k - 5.5) * 0.14) * 22 - 6, (k - 5.5) * 21, 5, main))
      .join('')}${fill('M-310 20C-260 60 -210 70 -160 60L-160 150L-310 150Z', second)}${stroke(
      range(9)
        .map((k) => d`M${-290 + k * 15} ${26 + k * 5}l6 60`)
        .join(''),
      p.ink,
      2,
    )}</g>` +
    path(smooth(BODY, true), { stroke: p.ink, width: 6 }) +
    path(
      smooth(
        BODY.map(([x, y]): Point => [x * 0.955, y * 0.93]),
        true,
      ),
      { stroke: p.ink, width: 2 },
    ) +
    path('M-266 -14C-240 -56 -186 -54 -166 -14C-190 16 -240 20 -266 -14Z', { fill: p.paper, stroke: p.ink, width: 4 }) +
    disc(-216, -16, 19, p.ink) +
    disc(-222, -21, 6, p.paper) +
    stroke('M-276 -28C-244 -74 -178 -72 -154 -24', p.ink, 2.6) +
    stroke('M-300 2Q-276 16 -254 12', p.ink, 4) +
    fin(
      points('-60,20 20,-6 74,30 30,74 -40,64'),
      range(8)
        .map((i) => d`M-48 ${34 + i * 3}Q10 ${14 + i * 8} ${58 - i * 3} ${16 + i * 8}`)
        .join(''),
    )
  );
}

const flower = (p: Palette, r: number, outer: string, inner: string) =>
  spin(
    10,
    path(
      d`M0 ${-r * 0.3}C${-r * 0.34} ${-r * 0.5} ${-r * 0.3} ${-r * 0.9} 0 ${-r}C${r * 0.3} ${-r * 0.9} ${r * 0.34} ${-r * 0.5} 0 ${-r * 0.3}Z`,
      { fill: outer, stroke: p.ink, width: 2.6 },
    ) + stroke(d`M0 ${-r * 0.4}L0 ${-r * 0.8}`, p.ink, 1.6),
  ) +
  disc(0, 0, r * 0.34, inner) +
  hoop(0, 0, r * 0.34, p.ink, 2.6) +
  hoop(0, 0, r * 0.18, p.ink, 2);

function border(p: Palette): string {
  const leafPair =
    path('M0 0C10 -14 30 -14 40 0C30 14 10 14 0 0Z', { fill: p.c, stroke: p.ink, width: 2.2 }) +
    stroke('M4 0L36 0M12 -5l6 -5M20 -6l6 -4M12 5l6 5M20 6l6 4', p.ink, 1.4);
  const run = (length: number) =>
    range(Math.round(length / 70))
      .map(
        (i) =>
          place(leafPair, i * 70 + 6, 0) +
          place(disc(0, 0, 9, i % 2 ? p.a : p.b) + hoop(0, 0, 9, p.ink, 2.2) + disc(0, 0, 3, p.ink), i * 70 + 58, 0),
      )
      .join('');
  const frame = (i: number, w: number) =>
    path(d`M${i} ${i}L${W - i} ${i}L${W - i} ${H - i}L${i} ${H - i}Z`, { stroke: p.ink, width: w });
  return (
    box(0, 0, W, 84, p.pale) +
    box(0, H - 84, W, 84, p.pale) +
    box(0, 0, 84, H, p.pale) +
    box(W - 84, 0, 84, H, p.pale) +
    frame(16, 5) +
    frame(24, 2) +
    frame(84, 5) +
    frame(76, 2) +
    place(run(1330), 100, 50) +
    place(run(1330), 100, H - 50) +
    place(run(790), 50, 112, TAU / 4) +
    place(run(790), W - 50, 112, TAU / 4) +
    (
      [
        [50, 50],
        [W - 50, 50],
        [50, H - 50],
        [W - 50, H - 50],
      ] as const
    )
      .map(([x, y]) => place(flower(p, 26, p.a, p.b), x, y))
      .join('')
  );
}

function draw(p: Palette): string {
  const random = seeded(48);
  const lotus = lotusBloom(120, [p.pale, p.a, p.a, p.c], p.ink);
  const weed = (x: number, y: number, side: number) =>
    place(
      stroke('M0 0C-30 -70 40 -120 10 -210', p.ink, 4) +
        range(8)
          .map((i) =>
            place(
              path('M0 0C10 -14 36 -14 46 0C36 12 10 12 0 0Z', { fill: i % 2 ? p.c : p.d, stroke: p.ink, width: 2.4 }),
              -2 + Math.sin(i) * 12,
              -20 - i * 24,
              i % 2 ? -0.5 : Math.PI + 0.5,
            ),
          )
          .join(''),
      x,
      y,
      0,
      side,
      1,
    );
  let out = canvas(W, H, p.paper);
  for (const i of range(130)) {
    const [x, y] = [between(random, 100, W - 100), between(random, 100, H - 100)];
    out += i % 4 ? stroke(d`M${x - 16} ${y}q8 -8 16 0t16 0`, p.c, 2.2, 0.7) : disc(x, y, 4, p.b, 0.8);
  }
  out +=
    weed(190, 890, 1) +
    weed(1310, 890, -1) +
    weed(260, 900, -1) +
    weed(1240, 900, 1) +
    weed(1330, 330, 1) +
    weed(170, 330, -1);
  out +=
    place(fish(p, p.a, p.b, p.c, 'left'), 650, 316, 0.06, 0.98) +
    place(fish(p, p.d, p.b, p.a, 'right'), 850, 704, 0.06, -0.98, 0.98);
  out +=
    place(lotus, 214, 560, -0.1, 0.95) +
    place(lotus, 1288, 530, 0.1, 0.95) +
    place(flower(p, 44, p.a, p.b), 1170, 170) +
    place(flower(p, 44, p.d, p.b), 330, 850) +
    place(flower(p, 30, p.b, p.a), 390, 520) +
    place(flower(p, 30, p.b, p.d), 1110, 500);
  return out + border(p);
}

export const twinFish = picture<Palette>({
  slug: 'twin-fish',
  title: 'Twin Fish',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 36,
  uses: ['canvas'],
  description:
    'Two fish, a sign of plenty, swim past each other among lotus and water weed, in doubled ink lines and patterned fields on handmade paper.',
  draw,
  finish: { wobble: 1.1, mottle: 0.08, grain: 0.04 },
  colourways: [
    {
      name: 'Natural Dyes',
      swatch: '#b4533d',
      ground: 'light',
      palette: {
        paper: '#f3e8d0',
        ink: '#33261f',
        a: '#b4533d',
        b: '#dda64a',
        c: '#7a8b58',
        d: '#3f5f7d',
        pale: '#efd9b2',
      },
    },
    {
      name: 'Indigo Ink',
      swatch: '#2d456e',
      ground: 'light',
      palette: {
        paper: '#eeeade',
        ink: '#1f2b45',
        a: '#3d5a88',
        b: '#d4b06a',
        c: '#7e9bb0',
        d: '#5b7d92',
        pale: '#d8dfe0',
      },
    },
    {
      name: 'Night Pond',
      swatch: '#1c2b38',
      ground: 'dark',
      palette: {
        paper: '#1f3140',
        ink: '#f0e4c8',
        a: '#a44f40',
        b: '#c9963f',
        c: '#4f7463',
        d: '#3e6480',
        pale: '#2b4254',
      },
    },
  ],
});
