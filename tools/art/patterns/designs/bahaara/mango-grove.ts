import { repeat } from '../../design.ts';
import { leaf } from '../../kit/botany.ts';
import { bird } from '../../kit/creatures.ts';
import { cubic, heading, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, halfDrop, Layer, Space, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, place, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'twig'
  | 'l1'
  | 'l2'
  | 'l3'
  | 'ghost'
  | 'vein'
  | 'mango'
  | 'blush'
  | 'line'
  | 'flower'
  | 'bird'
  | 'wing'
  | 'beak',
  string
>;

const fruit = (p: Palette) =>
  stroke('M0 -34Q2 -20 0 -4', p.twig, 3) +
  fill('M-2 -6C24 -12 40 14 34 44C28 72 2 86 -16 72C-36 54 -32 2 -2 -6Z', p.mango) +
  fill('M-2 -6C24 -12 40 14 34 44C30 60 20 71 8 75C18 50 20 12 -2 -6Z', p.blush) +
  stroke('M-19 18C-23 32 -21 48 -13 58', p.bg, 3, 0.5) +
  stroke('M-2 -6C24 -12 40 14 34 44C28 72 2 86 -16 72C-36 54 -32 2 -2 -6Z', p.line, 1.8);

const panicle = (p: Palette, random: () => number) => {
  let out = stroke('M0 0Q6 -46 0 -96', p.twig, 3);
  for (const i of range(9)) {
    const y = -18 - i * 9;
    const reach = 34 - i * 2.8;
    for (const s of [-1, 1]) {
      out += stroke(d`M2 ${y}L${s * reach} ${y - 14}`, p.twig, 1.6);
      for (const k of range(3))
        out += disc(
          s * reach * (0.5 + k * 0.27),
          y - 6 - k * 5 + between(random, -3, 3),
          4.2 - k * 0.4,
          k === 1 ? p.flower : p.beak,
        );
    }
  }
  return out + disc(0, -100, 4.6, p.flower);
};

function branch(p: Palette, random: () => number, kind: number): string {
  const stem = cubic([-190, 60], [-90, 70], [60, 10], [150, -110]);
  const greens = [p.l1, p.l2, p.l3];
  let out = '';
  for (const i of range(11)) {
    const t = 0.08 + i * 0.088;
    const [x, y] = stem(t);
    const side = i % 2 ? 1 : -1;
    const length = (i > 8 ? 96 : 138) + between(random, -16, 16);
    const tones = { light: nth(greens, (i + 1) % 3), dark: nth(greens, i % 3), vein: p.vein };
    out += place(
      leaf(length, 23 * side, tones),
      x,
      y,
      heading(stem, Math.min(0.98, t)) + side * between(random, 0.5, 0.82),
    );
  }
  out += stroke('M-190 60C-90 70 60 10 150 -110', p.twig, 6);
  const [x, y] = stem(0.42);
  if (kind === 0) return out + place(fruit(p), x - 24, y + 34, 0.12) + place(fruit(p), x + 40, y + 30, -0.14, 0.94);
  if (kind === 1)
    return (
      out +
      place(panicle(p, random), 120, -70, 0.35, 1.15) +
      place(panicle(p, random), 96, -46, -0.5, 1.05) +
      place(fruit(p), x, y + 32, 0.06, 0.9)
    );
  const watcher = bird({ body: p.bird, wing: p.wing, breast: p.flower, beak: p.beak, eye: p.line });
  return out + place(fruit(p), x + 6, y + 34, 0.05) + place(watcher, 20, -30, -0.05, 0.82);
}

function draw(p: Palette): string {
  const random = seeded(41);
  const [back, front] = [new Layer(), new Layer()];
  const space = new Space();
  halfDrop(4, 4, (x, y, i, j) => {
    const side = (i + (j >> 1)) % 2 ? -1 : 1;
    front.stamp(
      branch(p, random, (i + 2 * j) % 3),
      x,
      y - 10,
      300,
      between(random, -0.22, 0.1) * side - 0.12 * side,
      side * 0.86,
      0.86,
    );
    for (const t of range(7)) space.take(x + side * (t * 48 - 146), y + 66 - t * 24, 52);
    space.take(x, y + 70, 46);
  });
  for (const k of range(150))
    back.stamp(
      leaf(between(random, 90, 130), k % 2 ? 17 : -17, { light: p.ghost, dark: p.ghost, vein: p.bg }),
      random() * TILE,
      random() * TILE,
      140,
      random() * TAU,
    );
  const tones = { light: p.l2, dark: p.l1, vein: p.vein };
  space.scatter(random, 34, 2500, (x, y) => {
    front.stamp(
      leaf(72, 13, tones) + place(leaf(58, -11, tones), 0, 0, 0.85) + place(leaf(52, 10, tones), 0, 0, -0.8),
      x,
      y,
      80,
      random() * TAU,
    );
  });
  space.scatter(random, 20, 1500, (x, y) => {
    front.stamp(disc(0, 0, 5, p.flower) + disc(13, 6, 4, p.beak) + disc(-4, 14, 4, p.flower), x, y, 22, random() * TAU);
  });
  return ground(p.bg) + back + front;
}

export const mangoGrove = repeat<Palette>({
  slug: 'mango-grove',
  title: 'Amrai',
  collection: 'bahaara',
  widthInches: 27,
  uses: ['wallpaper', 'curtain', 'fabric'],
  description:
    'Long mango leaves, ripening fruit and creamy blossom, with a small bird keeping watch over the orchard.',
  draw,
  finish: { wobble: 0.7, mottle: 0.018 },
  colourways: [
    {
      name: 'Parchment',
      swatch: '#f5eddc',
      ground: 'light',
      palette: {
        bg: '#f5eddc',
        twig: '#85704f',
        l1: '#7c8c5c',
        l2: '#9aa677',
        l3: '#67794f',
        ghost: '#ebe3ca',
        vein: '#f5eddc',
        mango: '#dfae4f',
        blush: '#cf8a4a',
        line: '#8a5a2b',
        flower: '#f3dfae',
        bird: '#6d8790',
        wing: '#52707b',
        beak: '#cf9a4a',
      },
    },
    {
      name: 'Forest Night',
      swatch: '#182b28',
      ground: 'dark',
      palette: {
        bg: '#182b28',
        twig: '#7a6a4e',
        l1: '#436a58',
        l2: '#5f8a72',
        l3: '#325445',
        ghost: '#1f3632',
        vein: '#1c332e',
        mango: '#d9a445',
        blush: '#c47a42',
        line: '#6b3f1e',
        flower: '#f0dcab',
        bird: '#b9705a',
        wing: '#955242',
        beak: '#dfb465',
      },
    },
    {
      name: 'Celadon',
      swatch: '#cdd8cb',
      ground: 'light',
      palette: {
        bg: '#d5ded1',
        twig: '#7f7a63',
        l1: '#6f8b78',
        l2: '#90a893',
        l3: '#587463',
        ghost: '#c8d4c5',
        vein: '#d5ded1',
        mango: '#e4c07a',
        blush: '#d99f78',
        line: '#8b6846',
        flower: '#f7efd8',
        bird: '#c98873',
        wing: '#ad6c5a',
        beak: '#d3a95e',
      },
    },
    {
      name: 'Blush',
      swatch: '#f0d9cc',
      ground: 'light',
      palette: {
        bg: '#f4e2d7',
        twig: '#8a7260',
        l1: '#8b9478',
        l2: '#a7ae93',
        l3: '#747f65',
        ghost: '#ecd5c7',
        vein: '#f4e2d7',
        mango: '#dca261',
        blush: '#c9765c',
        line: '#874a36',
        flower: '#f8ead0',
        bird: '#7d8f96',
        wing: '#647880',
        beak: '#cf9550',
      },
    },
  ],
});
