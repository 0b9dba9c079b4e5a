import { picture } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range, TAU, walk } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { canvas } from '../../kit/painting.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { bleed } from '../../kit/scene/wet-wash.ts';
import { disc, place, polyline, stroke } from '../../kit/svg.ts';

interface Palette {
  paper: string;
  /** From the first dip to the last. */
  dips: readonly string[];
  moon: string;
  thread: string;
  gold: string;
}

const W = 1000;
const H = 1250;

/** Upper edge of each band, how much it swings, and its lower edge. */
const BANDS: readonly [number, number, number][] = [
  [560, 34, 900],
  [650, 52, 1060],
  [770, 30, 1400],
  [880, 58, 1400],
  [1000, 36, 1400],
  [1100, 48, 1440],
];

const slope = (k: number, x: number) =>
  Math.sin((x / W) * TAU * 0.62 + k * 1.9) * 0.7 + Math.sin((x / W) * TAU * 1.3 + k * 0.8) * 0.3;

function band(k: number, colour: string, random: Random): string {
  const [top, swing, bottom] = nth(BANDS, k);
  const across = range(15).map((i) => -90 + (i * (W + 180)) / 14);
  const outline: Point[] = [
    ...across.map((x): Point => [x, top + slope(k, x) * swing]),
    ...across.reverse().map((x): Point => [x, bottom + slope(k + 0.6, x) * 26]),
  ];
  return bleed(outline, colour, random, { coats: 13, opacity: 0.11, sway: 0.14 });
}

/** Running stitch along a line, each stitch a little off. */
function stitch(line: readonly Point[], colour: string, random: Random, step = 15): string {
  return walk(line, step, (x, y, angle) => {
    const half = between(random, 3.4, 5);
    const [dx, dy] = polar(angle + between(random, -0.09, 0.09), half);
    return stroke(
      polyline([
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]),
      colour,
      2.3,
      0.92,
    );
  });
}

function draw(p: Palette): string {
  const random = seeded(72);
  const circle = (radius: number, count = 14) => range(count).map((i) => polar((i / count) * TAU, radius));
  let out = canvas(W, H, p.paper);
  // Pale first dips in the sky.
  for (const [x, y, rx, ry] of [
    [250, 250, 420, 120],
    [760, 420, 380, 90],
    [480, 90, 560, 90],
  ] as const)
    out += bleed(
      circle(1).map(([a, b]): Point => [x + a * rx, y + b * ry]),
      nth(p.dips, 0),
      random,
      { coats: 6, opacity: 0.06, sway: 0.24 },
    );
  out += place(bleed(circle(196, 48), p.moon, random, { coats: 10, opacity: 0.1, sway: 0.12 }), 610, 370);
  out += place(bleed(circle(120, 20), nth(p.dips, 1), random, { coats: 5, opacity: 0.08, sway: 0.3 }), 570, 420);
  for (const k of range(BANDS.length)) out += band(k, nth(p.dips, k), random);
  // Drops flung from the brush.
  for (const _ of range(70)) {
    const y = between(random, 480, 1180);
    out += disc(between(random, 30, 970), y, between(random, 1, 4.4) ** 1.2, nth(p.dips, 3), 0.34);
  }
  const contours = range(3).flatMap((k) =>
    range(5).map((row): Point[] =>
      range(41).map((i): Point => {
        const x = 70 + (i * (W - 140)) / 40;
        const [top, swing] = nth(BANDS, k * 2 + 1);
        return [x, top + 40 + row * 17 + slope(k * 2 + 1, x) * swing * (1 - row * 0.1)];
      }),
    ),
  );
  out += contours.map((line) => stitch(line, p.thread, random)).join('');
  out += [216, 236]
    .map((radius) =>
      place(
        stitch(
          range(97).map((i) => polar(-2.6 + (i / 96) * 4.9, radius)),
          p.gold,
          random,
          14,
        ),
        606,
        372,
      ),
    )
    .join('');
  return out + disc(262, 268, 15, p.gold);
}

export const indigoWash = picture<Palette>({
  slug: 'indigo-wash',
  title: 'Six Dips of Indigo',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 28,
  uses: ['canvas'],
  description: 'Six washes, each another shade, under a pale moon and rows of running stitch.',
  draw,
  finish: { wobble: 0.6, mottle: 0.09, grain: 0.05 },
  colourways: [
    {
      name: 'Indigo Vat',
      swatch: '#2f4a78',
      ground: 'light',
      palette: {
        paper: '#f1ece0',
        dips: ['#a9bfd0', '#7c9cb9', '#50749d', '#355684', '#203b66', '#14264a'],
        moon: '#9db6ca',
        thread: '#f4efe2',
        gold: '#c9973f',
      },
    },
    {
      name: 'Madder Root',
      swatch: '#a5503f',
      ground: 'light',
      palette: {
        paper: '#f4eadb',
        dips: ['#e4bfa4', '#d69a7c', '#bf7058', '#9d4a3d', '#78302f', '#4f1f26'],
        moon: '#e0ac86',
        thread: '#f8eedd',
        gold: '#c08a2e',
      },
    },
    {
      name: 'Moss',
      swatch: '#5f7558',
      ground: 'light',
      palette: {
        paper: '#f0eddf',
        dips: ['#c3cdb2', '#9fb091', '#778e70', '#557055', '#39543f', '#22382c'],
        moon: '#d6c58c',
        thread: '#f5f1e1',
        gold: '#b9823a',
      },
    },
    {
      name: 'Night Vat',
      swatch: '#16223a',
      ground: 'dark',
      palette: {
        paper: '#16223a',
        dips: ['#27395a', '#35507a', '#44658f', '#5680a4', '#78a0b8', '#a8c2cc'],
        moon: '#c9d5d6',
        thread: '#101a2e',
        gold: '#dcae58',
      },
    },
  ],
});
