import { repeat } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { cubic, range } from '../../kit/geometry.ts';
import { noise } from '../../kit/noise.ts';
import { nth } from '../../kit/nth.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { fill, polyline, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'a' | 'b' | 'c' | 'accent', string>;

const SPINES = 2;
const ROWS = 10;
const REACH = TILE / SPINES / 2;
const DROP = TILE / ROWS;
const BRISTLES = 84;

/** Paint on the brush from one pair of blades to the next: loaded, slowly worked out, loaded again. */
const LOADS: readonly number[] = [1, 0.86, 0.68, 0.5, 0.32, 0.16, 0, 0.12, 0.4, 0.74];

const thin = (p: Palette, load: number) => (load > 0.5 ? mix(p.a, p.b, load * 2 - 1) : mix(p.c, p.a, load * 2));

/** One pull of a wide flat brush, held at a constant slant: wet where it lands, bristle by bristle drier as it leaves. */
function brushPull(width: number, colour: string, bg: string, random: Random): string {
  const seed = Math.floor(random() * 9999);
  const wetness = noise(9, 1, seed);
  const ridges = noise(27, 1, seed + 1);
  const line = cubic(
    [between(random, 7, 12), between(random, 8, 16)],
    [REACH * 0.3, between(random, -18, -4)],
    [REACH * 0.66, between(random, -74, -58)],
    [REACH * between(random, 0.97, 1.03), between(random, -196, -180)],
  );
  const slant = between(random, 0.16, 0.26);
  const at = (t: number, s: number): Point => {
    const [x, y] = line(t);
    const spread = width * s * (1 - 0.12 * t);
    return [x + spread * slant, y + spread];
  };
  const run = (s: number, from: number, to: number) =>
    smooth(
      range(Math.max(3, Math.ceil((to - from) * 9))).map((i, _, all) =>
        at(from + ((to - from) * i) / (all.length - 1), s),
      ),
    );
  const tones = [mix(colour, '#ffffff', 0.14), mix(colour, '#ffffff', 0.05), colour, mix(colour, '#000000', 0.07)];
  const wet = tones.map(() => '');
  const dry = tones.map(() => '');
  const gauge = (width / BRISTLES) * 1.5;
  for (const i of range(BRISTLES)) {
    const u = i / (BRISTLES - 1);
    const s = u - 0.5;
    const edge = 1 - Math.abs(s * 2) ** 6;
    const load = 0.6 + 0.3 * wetness(u * 0.9, 0) + 0.1 * edge + between(random, -0.09, 0.09);
    const tone = Math.max(0, Math.min(3, Math.round(1.6 + 1.7 * ridges(u * 0.96, 0) + between(random, -0.5, 0.5))));
    const start = 0.015 + 0.02 * wetness(u * 0.9, 0.5) + between(random, -0.008, 0.012);
    wet[tone] += run(s, start, Math.min(1, load));
    let t = load;
    while (t < 1) {
      const skip = between(random, 0.006, 0.06) * (0.3 + t);
      const touch = between(random, 0.02, 0.16) * (1.5 - t);
      if (t + skip + touch > between(random, 0.9, 1.1)) break;
      dry[tone] += run(s + between(random, -0.004, 0.004), t + skip, t + skip + touch);
      t += skip + touch;
    }
  }
  const paint = (runs: readonly string[], thickness: number) =>
    runs.map((data, i) => (data ? stroke(data, nth(tones, i), thickness) : '')).join('');
  // Paint is pushed up along the rim, and a few hairs leave the ground bare even in the wet part.
  const rim = stroke(run(-0.5, 0.02, 0.7) + run(0.5, 0.02, 0.62), mix(colour, '#000000', 0.12), 1.8, 0.55);
  const landing = stroke(
    polyline(range(15).map((i) => at(0.018 + between(random, -0.004, 0.004), i / 14 - 0.5))),
    mix(colour, '#000000', 0.1),
    3,
    0.4,
  );
  const bare = range(7)
    .map(() => {
      const from = between(random, 0.1, 0.6);
      return run(between(random, -0.47, 0.47), from, from + between(random, 0.1, 0.35));
    })
    .join('');
  return paint(dry, gauge * 0.8) + paint(wet, gauge) + rim + landing + stroke(bare, bg, 1.1, 0.6);
}

/** The narrow edge of the brush drawn from top to bottom without lifting; it ends where it began. */
function stalk(colour: string, bg: string, random: Random): string {
  const seed = Math.floor(random() * 999);
  const [sway, left, right] = [noise(1, 7, seed), noise(1, 31, seed + 1), noise(1, 31, seed + 2)];
  const at = (y: number, offset: number): Point => [sway(0, y / TILE) * 5 + offset, y];
  const edge = (side: number, field: typeof sway) =>
    range(161).map((k) => at(k * (TILE / 160), side * (5 + 1.8 * field(0, k / 160))));
  const bare = range(60).map((k) => {
    const offset = between(random, -3.6, 3.6);
    const [from, length] = [k * 20 + between(random, 0, 12), between(random, 8, 44)];
    return smooth(range(4).map((i) => at(from + (i * length) / 3, offset)));
  });
  const body = fill(polyline([...edge(-1, left), ...edge(1, right).reverse()], true), colour);
  return body + stroke(bare.join(''), bg, 1.1, 0.75);
}

function draw(p: Palette): string {
  const random = seeded(19);
  const layer = new Layer();
  for (const spine of range(SPINES)) {
    for (const row of range(ROWS))
      for (const side of [-1, 1])
        layer.stamp(
          brushPull(
            between(random, 92, 102),
            thin(p, nth(LOADS, (row + spine * 5) % ROWS) + between(random, -0.08, 0.08)),
            p.bg,
            random,
          ),
          (spine + 0.5) * 2 * REACH,
          (row + spine / 2 + (side > 0 ? 0.12 : 0)) * DROP + between(random, -4, 4),
          REACH + 60,
          between(random, -0.03, 0.03),
          side,
          1,
        );
    layer.stamp(stalk(p.accent, p.bg, random), (spine + 0.5) * 2 * REACH, 0, TILE);
  }
  return ground(p.bg) + layer;
}

export const gouacheStrokes = repeat<Palette>({
  slug: 'gouache-strokes',
  title: 'Gouache Strokes',
  collection: 'minimal',
  widthInches: 24,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description:
    'Pulls of a wide, loaded brush fan out from a spine like palm leaves, with every dry streak left where the paint ran out.',
  draw,
  finish: { wobble: 1.2, mottle: 0.04, grain: 0.02 },
  colourways: [
    {
      name: 'Oatmeal',
      swatch: '#d6c8b3',
      ground: 'light',
      palette: {
        bg: '#f4eee4',
        a: '#d3c4ad',
        b: '#b8a68b',
        c: '#e5dac8',
        accent: '#b5654a',
      },
    },
    {
      name: 'Eucalyptus',
      swatch: '#a9b7a6',
      ground: 'light',
      palette: {
        bg: '#f0f1e9',
        a: '#a9b7a6',
        b: '#7f947f',
        c: '#cbd5c5',
        accent: '#c4934a',
      },
    },
    {
      name: 'Rainwater',
      swatch: '#a3b3c0',
      ground: 'light',
      palette: {
        bg: '#eff1f1',
        a: '#a3b3c0',
        b: '#768ca0',
        c: '#cad5dc',
        accent: '#b97458',
      },
    },
    {
      name: 'Ink',
      swatch: '#2a3442',
      ground: 'dark',
      palette: {
        bg: '#2a3442',
        a: '#3f4e63',
        b: '#61748e',
        c: '#343f50',
        accent: '#cda66c',
      },
    },
  ],
});
