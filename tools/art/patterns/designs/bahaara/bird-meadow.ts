import { repeat } from '../../design.ts';
import { blade, floret, leaf } from '../../kit/botany.ts';
import { bird, flyingBird } from '../../kit/creatures.ts';
import { cubic, heading, polar, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Space, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, place, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'far'
  | 'stem'
  | 'l1'
  | 'l2'
  | 'vein'
  | 'a1'
  | 'a2'
  | 'b1'
  | 'b2'
  | 'c1'
  | 'core'
  | 'bird'
  | 'wing'
  | 'breast'
  | 'ink',
  string
>;

const poppy = (p: Palette) =>
  fill(
    'M0 8C-40 12 -60 -10 -56 -34C-44 -50 -24 -50 -14 -42C-8 -54 10 -54 16 -42C26 -50 46 -50 56 -34C60 -10 40 12 0 8Z',
    p.a1,
  ) +
  fill('M0 8C-34 4 -40 -18 -30 -34C-14 -26 14 -26 30 -34C40 -18 34 4 0 8Z', p.a2) +
  stroke('M-46 -34Q-32 -18 -20 -6M46 -34Q32 -18 20 -6M-12 -24L-7 -4M12 -24L7 -4M0 -26L0 -4', p.a1, 1.6) +
  range(7)
    .map((i) => disc((i - 3) * 6, -32 - (i % 2) * 5, 2.2, p.ink))
    .join('') +
  fill('M-11 6C-8 16 8 16 11 6Z', p.l1);

const daisy = (p: Palette) =>
  spin(13, fill('M0 -7C-7 -18 -7 -34 0 -38C7 -34 7 -18 0 -7Z', p.b2) + stroke('M0 -12L0 -26', p.c1, 1.2)) +
  disc(0, 0, 11, p.core) +
  spin(8, disc(0, -7, 1.5, p.a1));

const umbel = (p: Palette) =>
  range(9)
    .map((i) => {
      const [x, y] = polar(-Math.PI / 2 + (i - 4) * 0.26, 62);
      return (
        stroke(d`M0 0Q${x * 0.3} ${y * 0.6} ${x} ${y}`, p.stem, 1.7) +
        range(6)
          .map((k) => {
            const [dx, dy] = polar((k / 6) * TAU, 6);
            return disc(x + dx, y + dy, 3.4, k % 2 ? p.b2 : p.c1);
          })
          .join('') +
        disc(x, y, 3, p.core)
      );
    })
    .join('');

const spike = (p: Palette) =>
  range(11)
    .map((i) =>
      [-1, 1]
        .map((s) =>
          place(
            fill('M0 0C6 -9 18 -9 22 0C16 6 6 7 0 0Z', i % 3 ? p.b1 : p.c1),
            0,
            8 - i * 9.5,
            s > 0 ? -0.5 : Math.PI + 0.5,
            1 - i * 0.055,
          ),
        )
        .join(''),
    )
    .join('') + stroke('M0 8L0 -92', p.stem, 2.2);

const grass = (p: Palette) =>
  range(8)
    .map((i) => place(blade(17, 4, p.c1), 0, -i * 9, -Math.PI / 2 + (i % 2 ? 0.5 : -0.5)))
    .join('') +
  stroke('M0 8L0 -66', p.stem, 1.8) +
  place(blade(18, 4, p.c1), 0, -68, -Math.PI / 2);

const HEADS = [poppy, daisy, umbel, spike, grass];

function plant(p: Palette, kind: number, height: number, lean: number, random: Random): string {
  const stem = cubic([0, 0], [lean * 0.1, -height * 0.4], [lean * 0.4, -height * 0.75], [lean, -height]);
  let out = stroke(
    d`M0 0C${lean * 0.1} ${-height * 0.4} ${lean * 0.4} ${-height * 0.75} ${lean} ${-height}`,
    p.stem,
    3.2,
  );
  const pairs = kind === 4 ? 2 : 5;
  for (const i of range(pairs)) {
    const t = 0.1 + (i / pairs) * 0.66;
    const [x, y] = stem(t);
    const side = i % 2 ? 1 : -1;
    const length = between(random, 50, 82) * (1.15 - t * 0.6);
    out += place(
      leaf(length, length * (kind === 3 ? 0.13 : 0.22) * side, { light: p.l2, dark: p.l1, vein: p.vein }),
      x,
      y,
      heading(stem, t) + side * between(random, 0.5, 0.85),
    );
  }
  for (const i of range(5))
    out += place(blade(between(random, 50, 110), 6, i % 2 ? p.l1 : p.l2), 0, 4, -Math.PI / 2 + (i - 2) * 0.27);
  return out + place(nth(HEADS, kind)(p), lean, -height, (heading(stem, 0.98) + Math.PI / 2) * 0.5);
}

function draw(p: Palette): string {
  const random = seeded(64);
  const [haze, plants, birds] = [new Layer(), new Layer(), new Layer()];
  for (const _ of range(90)) {
    const lean = between(random, -50, 50);
    const height = between(random, 120, 280);
    const tuft =
      stroke(d`M0 0Q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}`, p.far, 3.4) +
      place(blade(40, 8, p.far), lean * 0.3, -height * 0.5, -0.7) +
      place(blade(40, 8, p.far), lean * 0.25, -height * 0.4, Math.PI + 0.7) +
      disc(lean, -height, 9, p.far);
    haze.stamp(tuft, random() * TILE, random() * TILE, 300);
  }
  const sites: { x: number; y: number; kind: number }[] = [];
  for (const i of range(10))
    for (const j of range(5))
      sites.push({
        x: (i + 0.5) * 120 + between(random, -30, 30),
        y: (j + (i % 2) / 2 + between(random, 0.05, 0.35)) * 240,
        kind: (i * 3 + j * 2 + (i >> 1)) % 5,
      });
  sites.sort((a, b) => a.y - b.y);
  const space = new Space();
  for (const { x, y, kind } of sites) {
    const height = between(random, 200, 300);
    const lean = between(random, -46, 46);
    plants.stamp(plant(p, kind, height, lean, random), x, y, 420);
    space.take(x + lean, y - height - 10, 52);
    space.take(x + lean * 0.3, y - height * 0.5, 28);
  }
  const plumage = { body: p.bird, wing: p.wing, breast: p.breast, beak: p.core, eye: p.ink };
  const flock = new Space();
  space.scatter(random, 44, 6000, (x, y) => {
    if (!flock.free(x, y, 130)) return;
    flock.take(x, y, 130);
    const side = random() < 0.5 ? -0.66 : 0.66;
    birds.stamp((random() < 0.6 ? bird : flyingBird)(plumage), x, y, 120, between(random, -0.15, 0.15), side, 0.66);
  });
  space.scatter(random, 17, 1600, (x, y, i) =>
    birds.stamp(i % 3 ? disc(0, 0, 3.4, p.c1) : floret(11, p.b2, p.core), x, y, 14),
  );
  return ground(p.bg) + haze + plants + birds;
}

export const birdMeadow = repeat<Palette>({
  slug: 'bird-meadow',
  title: 'Phulwari Meadow',
  collection: 'bahaara',
  widthInches: 24,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Poppies, daisies and tall grasses crowd a hillside meadow where small birds dip in and out.',
  draw,
  finish: { wobble: 0.7, mottle: 0.018 },
  colourways: [
    {
      name: 'Oat',
      swatch: '#f3ece0',
      ground: 'light',
      palette: {
        bg: '#f3ece0',
        far: '#e6dfcd',
        stem: '#7f8a67',
        l1: '#7d8d67',
        l2: '#9dab86',
        vein: '#f3ece0',
        a1: '#c9705a',
        a2: '#dc917a',
        b1: '#8796ab',
        b2: '#fbf7ee',
        c1: '#d6b26a',
        core: '#c9963f',
        bird: '#6f8794',
        wing: '#54707f',
        breast: '#ecd9bd',
        ink: '#33424a',
      },
    },
    {
      name: 'Dusk Blue',
      swatch: '#25364a',
      ground: 'dark',
      palette: {
        bg: '#25364a',
        far: '#2e4155',
        stem: '#6d8a84',
        l1: '#507872',
        l2: '#6d958a',
        vein: '#25364a',
        a1: '#cf7f69',
        a2: '#e2a38c',
        b1: '#93a9c4',
        b2: '#f1e9d9',
        c1: '#d9bb7b',
        core: '#e0b157',
        bird: '#dcc3a0',
        wing: '#bf9f78',
        breast: '#f6ead3',
        ink: '#17222e',
      },
    },
    {
      name: 'Pistachio',
      swatch: '#d6dfc6',
      ground: 'light',
      palette: {
        bg: '#dde4cf',
        far: '#d0d9c0',
        stem: '#71845f',
        l1: '#6f8763',
        l2: '#8da37e',
        vein: '#dde4cf',
        a1: '#e2a290',
        a2: '#efc0b0',
        b1: '#8f8fa8',
        b2: '#fdfbf2',
        c1: '#e3c887',
        core: '#cd9a45',
        bird: '#b9755f',
        wing: '#98594a',
        breast: '#f0dcc2',
        ink: '#3b3a30',
      },
    },
    {
      name: 'Lilac',
      swatch: '#d9d0dc',
      ground: 'light',
      palette: {
        bg: '#e9e3e8',
        far: '#ddd5dd',
        stem: '#7f8878',
        l1: '#7d8c7c',
        l2: '#9cab9a',
        vein: '#e9e3e8',
        a1: '#9a6f8d',
        a2: '#b892ab',
        b1: '#7784a8',
        b2: '#fbf8f6',
        c1: '#d0b985',
        core: '#c39a55',
        bird: '#77869a',
        wing: '#5d6c80',
        breast: '#eddccc',
        ink: '#38404c',
      },
    },
  ],
});
