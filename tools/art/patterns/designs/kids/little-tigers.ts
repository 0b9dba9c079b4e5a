import { repeat } from '../../design.ts';
import { blade } from '../../kit/botany.ts';
import { butterfly } from '../../kit/creatures.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Space } from '../../kit/repeat.ts';
import { d, disc, fill, mirror, oval, path, place, smooth, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'coat'
  | 'coatDark'
  | 'cream'
  | 'stripe'
  | 'nose'
  | 'cheek'
  | 'l1'
  | 'l2'
  | 'l3'
  | 'vein'
  | 'flower'
  | 'core'
  | 'wing',
  string
>;

function face(p: Palette): string {
  const both = (half: string) => half + mirror(half);
  return (
    both(disc(-44, -40, 21, p.coatDark) + disc(-44, -40, 11, p.cream)) +
    fill(smooth(points('-60,4 -52,-34 -24,-56 24,-56 52,-34 60,4 44,38 0,50 -44,38'), true), p.coat) +
    fill(smooth(points('-26,22 -16,6 0,8 16,6 26,22 16,40 0,44 -16,40'), true), p.cream) +
    both(
      oval(-24, -19, 14, 9, p.cream) +
        stroke('M-55 -6L-40 -4M-56 9L-41 9M-51 24L-39 20M-22 -51L-15 -38', p.stripe, 5) +
        oval(-31, 20, 12, 9, p.cheek, 0.6) +
        oval(-23, -4, 6.4, 8, p.stripe) +
        disc(-21, -7, 2.2, p.cream),
    ) +
    stroke('M0 -54L0 -38', p.stripe, 6) +
    fill('M-9 9C-4 5 4 5 9 9C7 17 3 19 0 20C-3 19 -7 17 -9 9Z', p.nose) +
    stroke('M0 20L0 27M-11 29Q-5 35 0 27Q5 35 11 29', p.stripe, 2.8)
  );
}

const stripes = (list: readonly string[], p: Palette) => list.map((s) => fill(s, p.stripe)).join('');

/** Walking tiger cub looking at us, about 300 wide. */
const walking = (p: Palette) =>
  stroke('M-112 -8C-152 -12 -168 -48 -146 -70C-136 -80 -122 -72 -128 -62', p.coat, 15) +
  stroke('M-148 -66L-157 -58M-157 -40L-166 -42', p.stripe, 6) +
  disc(-127, -64, 9, p.stripe) +
  fill('M-92 20L-104 84Q-104 92 -94 92L-74 92L-60 24Z', p.coatDark) +
  fill('M26 30L22 84Q22 92 32 92L52 92L62 30Z', p.coatDark) +
  fill(smooth(points('-116,2 -104,-36 -60,-52 0,-50 54,-52 84,-30 88,12 60,36 0,42 -60,42 -104,30'), true), p.coat) +
  fill('M-58 22L-52 84Q-52 92 -42 92L-20 92Q-14 88 -18 82L-14 30Z', p.coat) +
  fill('M60 20L66 84Q66 92 76 92L98 92Q104 88 100 82L96 10Z', p.coat) +
  fill(smooth(points('-60,36 0,32 56,34 0,44'), true), p.cream) +
  oval(-31, 90, 17, 6, p.cream) +
  oval(87, 90, 17, 6, p.cream) +
  stripes(
    [
      'M-84 -48C-80 -30 -82 -14 -88 0C-76 -12 -70 -30 -72 -50Z',
      'M-52 -53C-46 -32 -50 -12 -56 4C-42 -10 -36 -32 -40 -52Z',
      'M-20 -52C-14 -32 -17 -12 -24 6C-9 -8 -3 -30 -8 -51Z',
      'M12 -51C18 -34 16 -14 9 2C24 -12 29 -32 24 -51Z',
      'M-108 -24C-98 -14 -96 -2 -100 10C-90 0 -90 -18 -98 -34Z',
    ],
    p,
  ) +
  stroke('M-52 58L-34 60M-50 70L-34 72M68 56L84 58M70 68L84 70', p.stripe, 4.6) +
  place(face(p), 86, -46, 0.06);

/** Sitting tiger cub seen from the front. */
const sitting = (p: Palette) =>
  stroke('M40 78C92 84 112 52 96 26C90 14 74 20 80 32', p.coat, 15) +
  stroke('M101 50L112 46M92 70L98 80', p.stripe, 6) +
  disc(79, 30, 9, p.stripe) +
  fill(smooth(points('-58,84 -62,40 -42,-10 0,-24 42,-10 62,40 58,84 0,94'), true), p.coat) +
  fill(smooth(points('-26,80 -28,30 0,4 28,30 26,80'), true), p.cream) +
  stripes(
    [
      'M-60 32C-46 30 -38 34 -34 42C-42 40 -52 40 -62 44Z',
      'M-62 54C-48 52 -40 56 -36 62C-44 61 -54 62 -62 66Z',
      'M60 32C46 30 38 34 34 42C42 40 52 40 62 44Z',
      'M62 54C48 52 40 56 36 62C44 61 54 62 62 66Z',
    ],
    p,
  ) +
  [-22, 22].map((x) => path(d`M${x} 40L${x} 84`, { stroke: p.coat, width: 24 })).join('') +
  [-22, 22].map((x) => oval(x, 90, 19, 9, p.cream)).join('') +
  oval(-52, 88, 19, 9, p.coatDark) +
  oval(52, 88, 19, 9, p.coatDark) +
  place(face(p), 0, -50);

const frond = (length: number, colour: string) =>
  stroke(d`M0 0Q${length * 0.5} ${-length * 0.14} ${length} 0`, colour, 5) +
  range(9)
    .map((i) => {
      const t = (i + 1) / 10;
      return [-1, 1]
        .map((s) =>
          place(
            blade(length * 0.34 * Math.sin(Math.PI * (t * 0.8 + 0.18)), length * 0.05, colour),
            length * t,
            -length * 0.28 * t * (1 - t),
            s * (1.1 - t * 0.5),
          ),
        )
        .join('');
    })
    .join('') +
  place(blade(length * 0.2, length * 0.045, colour), length, 0, 0.1);

const monstera = (p: Palette, size: number, colour: string) =>
  fill(
    smooth(
      [
        [0, 0],
        [size * 0.2, -size * 0.5],
        [size * 0.6, -size * 0.56],
        [size * 1.1, 0],
        [size * 0.6, size * 0.56],
        [size * 0.2, size * 0.5],
      ],
      true,
    ),
    colour,
  ) +
  stroke(
    [0.25, 0.45, 0.65, 0.82]
      .map((t) =>
        [-1, 1].map((s) => d`M${size * t} 0L${size * (t + 0.12)} ${s * size * 0.34 * (1.1 - t * 0.6)}`).join(''),
      )
      .join('') + d`M0 0L${size} 0`,
    p.vein,
    3,
  ) +
  [0.3, 0.52, 0.72]
    .map((t) =>
      [-1, 1]
        .map((s) =>
          place(
            oval(0, 0, size * 0.1, size * 0.025, p.bg),
            size * (t + 0.1),
            s * size * 0.44 * (1.15 - t * 0.6),
            s * 1.1,
          ),
        )
        .join(''),
    )
    .join('');

function draw(p: Palette): string {
  const random = seeded(33);
  const [back, front] = [new Layer(), new Layer()];
  const space = new Space();
  const drops = [0, 300, 150, 450];
  const cubs = drops.flatMap((drop, i) =>
    range(2).map((j) => ({
      x: 150 + i * 300,
      y: 150 + drop + j * 600,
      kind: (i + j) % 2,
      side: (i + (i >> 1) + j) % 2 ? -1 : 1,
    })),
  );
  for (const { x, y, kind, side } of cubs) {
    const leaves = range(5)
      .map((i) =>
        place(
          i % 2 ? monstera(p, 84, p.l1) : frond(190, i ? p.l2 : p.l3),
          (i - 2) * 22,
          70,
          -Math.PI / 2 + (i - 2) * 0.62,
        ),
      )
      .join('');
    back.stamp(leaves, x, y, 280);
    front.stamp(kind ? sitting(p) : walking(p), x, y, 190, 0, side, 1);
    space.take(x, y, 150);
    space.take(x - 100, y + 20, 70);
    space.take(x + 100, y + 20, 70);
    space.take(x, y - 90, 90);
  }
  space.scatter(random, 52, 900, (x, y, i) => {
    const sprig =
      i % 4 === 0
        ? butterfly(0.95, p.wing, p.flower, p.stripe)
        : i % 2
          ? place(frond(110, p.l2), -50, 0)
          : place(monstera(p, 64, i % 3 ? p.l3 : p.l1), -30, 0);
    back.stamp(sprig, x, y, 90, i % 4 === 0 ? 0.2 : random() * TAU);
  });
  space.scatter(random, 24, 900, (x, y) =>
    back.stamp(spin(5, disc(0, -8, 6, p.flower)) + disc(0, 0, 5, p.core), x, y, 18, between(random, 0, TAU)),
  );
  space.scatter(random, 12, 700, (x, y) => back.stamp(disc(0, 0, 4, p.l2), x, y, 6));
  return ground(p.bg) + back + front;
}

export const littleTigers = repeat<Palette>({
  slug: 'little-tigers',
  title: 'Little Tigers',
  collection: 'kids',
  widthInches: 30,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Round-cheeked tiger cubs pad through ferns and broad leaves, looking for someone to play with.',
  draw,
  finish: { wobble: 0.5, mottle: 0.015 },
  colourways: [
    {
      name: 'Cream',
      swatch: '#f7efe0',
      ground: 'light',
      palette: {
        bg: '#f7efe0',
        coat: '#e0a25e',
        coatDark: '#c98745',
        cream: '#fdf6e8',
        stripe: '#4d3a30',
        nose: '#c4756b',
        cheek: '#e8a08c',
        l1: '#8fa583',
        l2: '#a9ba98',
        l3: '#74906f',
        vein: '#f7efe0',
        flower: '#e3a596',
        core: '#e5b95f',
        wing: '#e5b95f',
      },
    },
    {
      name: 'Mint',
      swatch: '#d3e2d6',
      ground: 'light',
      palette: {
        bg: '#dbe8dc',
        coat: '#e5ab6b',
        coatDark: '#cf914f',
        cream: '#fff9ee',
        stripe: '#4a4038',
        nose: '#c97a70',
        cheek: '#eaa793',
        l1: '#7fa38d',
        l2: '#9dbba5',
        l3: '#63897a',
        vein: '#dbe8dc',
        flower: '#f4f0e0',
        core: '#e3b45c',
        wing: '#e9b7a6',
      },
    },
    {
      name: 'Jungle Night',
      swatch: '#1f3a3a',
      ground: 'dark',
      palette: {
        bg: '#203b3b',
        coat: '#dd9a55',
        coatDark: '#bf7d3d',
        cream: '#fbf0dc',
        stripe: '#2b211d',
        nose: '#b9685f',
        cheek: '#e29a82',
        l1: '#3f7064',
        l2: '#588a78',
        l3: '#2f5a52',
        vein: '#203b3b',
        flower: '#e2a08e',
        core: '#eac26f',
        wing: '#eac26f',
      },
    },
    {
      name: 'Blush',
      swatch: '#f3d9cf',
      ground: 'light',
      palette: {
        bg: '#f7e3da',
        coat: '#dfa66b',
        coatDark: '#c98c50',
        cream: '#fff7ee',
        stripe: '#5a413a',
        nose: '#bd6e68',
        cheek: '#e79c8d',
        l1: '#9bab93',
        l2: '#b4c0aa',
        l3: '#82967d',
        vein: '#f7e3da',
        flower: '#d98f8a',
        core: '#e7bd6d',
        wing: '#b9a3b8',
      },
    },
  ],
});
