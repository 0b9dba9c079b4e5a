import { repeat } from '../../design.ts';
import { bloom, bud, floret, leaf, sprig } from '../../kit/botany.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { cubic, heading, polar, range, TAU } from '../../kit/geometry.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Space, TILE } from '../../kit/repeat.ts';
import { disc, place } from '../../kit/svg.ts';

type Role = 'bg' | 'stem' | 'l1' | 'l2' | 'l3' | 'vein' | 'f1' | 'f2' | 'f3' | 'g1' | 'g2' | 'g3' | 'line' | 'core';
type Palette = Record<Role, string>;
type Ending = 'bloom' | 'small-bloom' | 'bud' | 'second-bud';

// Both large blooms sit in the upper third, so that the half-dropped neighbour has its large blooms beside our small ones.
const SIDE_SHOOTS: readonly [number, number, number, Ending][] = [
  [150, 1, 178, 'bloom'],
  [310, -1, 178, 'bloom'],
  [360, 1, 108, 'bud'],
  [490, -1, 104, 'second-bud'],
  [600, 1, 156, 'small-bloom'],
  [650, -1, 112, 'bud'],
  [790, 1, 100, 'second-bud'],
  [830, -1, 104, 'second-bud'],
  [960, 1, 110, 'bud'],
  [1000, -1, 150, 'small-bloom'],
];

function draw(p: Palette): string {
  const random = seeded(11);
  const [filler, leaves, stems, flowers] = [new Layer(), new Layer(), new Layer(), new Layer()];
  const space = new Space();
  const tone = (light: string, dark: string) => ({ light, dark, vein: p.vein });

  const crown = (x: number, y: number, count: number, distance: number, length: number) => {
    for (const i of range(count)) {
      const angle = (i / count) * TAU + random() * 0.4;
      const [dx, dy] = polar(angle, distance);
      leaves.stamp(
        leaf(length * between(random, 0.9, 1.25), length * 0.31, tone(p.l1, p.l2)),
        x + dx,
        y + dy,
        length * 1.4,
        angle,
      );
    }
  };

  const vine = (centre: number, drop: number) => {
    // Measured from the tile, not from the drop: both stems sway together and the aisle between them stays even.
    const x = (y: number) =>
      centre + 92 * Math.sin((TAU * (y + drop)) / TILE) + 26 * Math.sin((TAU * 2 * y) / TILE + 1);
    const main: Point[] = range(41).map((i) => [x(i * 30), i * 30 + drop]);
    stems.trace(main, { stroke: p.stem, width: 7 }).trace(main, { stroke: mix(p.stem, p.bg, 0.35), width: 2 });
    for (const [px, py] of main) space.take(px, py, 26);

    for (const [y0, side, length, ending] of SIDE_SHOOTS) {
      const from: Point = [x(y0), y0 + drop];
      const to: Point = [from[0] + side * length, from[1] - length * 0.62];
      const bend: Point = [to[0] - side * length * 0.3, to[1] - length * 0.05];
      const shoot = cubic(from, [from[0] + side * length * 0.15, from[1] - length * 0.55], bend, to);
      stems.trace(
        range(9).map((i) => shoot(i / 8)),
        { stroke: p.stem, width: 5 },
      );
      for (let t = 0.22; t < 0.88; t += 0.16) {
        const [bx, by] = shoot(t);
        for (const s of [1, -1]) {
          const l = between(random, 58, 88);
          leaves.stamp(
            leaf(l, l * 0.27 * s, tone(p.l3, random() < 0.5 ? p.l1 : p.l2)),
            bx,
            by,
            100,
            heading(shoot, t) + s * between(random, 0.75, 1.05),
          );
        }
        space.take(bx, by, 50);
      }
      const [ex, ey] = to;
      if (ending === 'bloom') {
        crown(ex, ey, 7, 56, 98);
        flowers.stamp(bloom(112, [p.f1, p.f2, p.f3], p.line, p.core, random), ex, ey, 125);
        space.take(ex, ey, 142);
      } else if (ending === 'small-bloom') {
        crown(ex, ey, 5, 34, 66);
        flowers.stamp(bloom(72, [p.g1, p.g2, p.g3], p.line, p.core, random), ex, ey, 80);
        space.take(ex, ey, 94);
      } else {
        const [outer, inner] = ending === 'bud' ? [p.f1, p.f2] : [p.g1, p.g2];
        flowers.stamp(bud(64, outer, inner, p.l1), ex, ey, 70, Math.atan2(ey - bend[1], ex - bend[0]));
        space.take(ex + side * 30, ey, 48);
      }
    }
    for (let y = 30, i = 0; y < TILE; y += 57, i++) {
      const side = i % 2 ? 1 : -1;
      const l = between(random, 66, 92);
      const up = Math.atan2(57, x(y + 57) - x(y)) + Math.PI;
      leaves.stamp(
        leaf(l, l * 0.28 * side, tone(p.l2, random() < 0.5 ? p.l1 : p.l3)),
        x(y),
        y + drop,
        100,
        up + side * between(random, 0.8, 1.05),
      );
    }
  };
  vine(TILE * 0.25, 0);
  vine(TILE * 0.75, TILE / 2);

  const small = tone(p.l3, p.l2);
  space.scatter(random, 50, 3000, (x, y) => {
    filler.stamp(sprig(90, small, p.stem, floret(17, p.g2, p.core)), x, y, 70, random() * TAU);
  });
  space.scatter(random, 32, 4000, (x, y, i) => {
    const flower =
      floret(20, i % 2 ? p.g1 : p.f2, p.core) +
      place(leaf(26, 9, small), 10, 16, 1) +
      place(leaf(24, 8, small), -10, 14, 2.2);
    filler.stamp(flower, x, y, 44, random() * TAU);
  });
  space.scatter(random, 15, 4000, (x, y, i) => filler.stamp(disc(0, 0, 3.6, i % 2 ? p.core : p.l2), x, y, 5));
  return ground(p.bg) + filler + leaves + stems + flowers;
}

export const climbingVine = repeat<Palette>({
  slug: 'climbing-vine',
  title: 'Basant Vine',
  collection: 'bahaara',
  widthInches: 24,
  uses: ['wallpaper', 'curtain', 'fabric'],
  description:
    'Full-blown blossoms climb two winding stems, with sprigs and buds filling every clearing like the first weeks of spring.',
  draw,
  colourways: [
    {
      name: 'Ivory',
      swatch: '#f4ecdf',
      ground: 'light',
      palette: {
        bg: '#f4ecdf',
        stem: '#7a7c55',
        l1: '#8d9a6b',
        l2: '#a9b387',
        l3: '#74845a',
        vein: '#f4ecdf',
        f1: '#d98f7c',
        f2: '#e6ab98',
        f3: '#f1cbb9',
        g1: '#c9a14f',
        g2: '#dcbc74',
        g3: '#ecd8a4',
        line: '#a85c4c',
        core: '#8a4a2d',
      },
    },
    {
      name: 'Midnight',
      swatch: '#16242c',
      ground: 'dark',
      palette: {
        bg: '#16242c',
        stem: '#4f6a5c',
        l1: '#3d6355',
        l2: '#5b8270',
        l3: '#2f4f47',
        vein: '#1c2f35',
        f1: '#c96f5b',
        f2: '#dc8f77',
        f3: '#eeb79d',
        g1: '#d3a34a',
        g2: '#e3bf76',
        g3: '#f2dcaa',
        line: '#7d3328',
        core: '#f4dca0',
      },
    },
    {
      name: 'Sage',
      swatch: '#c9d1bd',
      ground: 'light',
      palette: {
        bg: '#c9d1bd',
        stem: '#6b7a5c',
        l1: '#7f9070',
        l2: '#98a888',
        l3: '#5f7356',
        vein: '#c9d1bd',
        f1: '#f0e6d8',
        f2: '#f7f0e5',
        f3: '#fdf9f1',
        g1: '#e2b9a2',
        g2: '#ecccb9',
        g3: '#f6e2d5',
        line: '#b39d84',
        core: '#b07a3e',
      },
    },
    {
      name: 'Rani',
      swatch: '#b93a63',
      ground: 'light',
      palette: {
        bg: '#f7e4de',
        stem: '#6f7f5c',
        l1: '#6f8a6a',
        l2: '#8fa687',
        l3: '#58745a',
        vein: '#f7e4de',
        f1: '#b93a63',
        f2: '#cf5f82',
        f3: '#e493a8',
        g1: '#e09a3e',
        g2: '#ecb566',
        g3: '#f6d49b',
        line: '#861f45',
        core: '#f3c766',
      },
    },
  ],
});
