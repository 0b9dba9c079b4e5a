import { repeat } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import { bird, butterfly } from '../../kit/creatures.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Space, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, path, polyline, stroke } from '../../kit/svg.ts';

type Palette = Record<
  'bg' | 'far' | 'mid' | 'near' | 'bark' | 'lf1' | 'lf2' | 'lf3' | 'gold' | 'wing' | 'ink' | 'b1' | 'b2' | 'b3' | 'b4',
  string
>;

/** Depth, position, thickness, seed. */
const TREES: readonly [0 | 1 | 2, number, number, number][] = [
  [0, 90, 24, 3],
  [0, 420, 18, 14],
  [0, 690, 26, 8],
  [0, 1020, 20, 21],
  [1, 250, 34, 5],
  [1, 860, 32, 12],
  [2, 545, 50, 7],
  [2, 1130, 44, 31],
];

function draw(p: Palette): string {
  const depths = range(3).map(() => new Layer());
  const [glow, animals] = [new Layer(), new Layer()];
  const trunkTone = [p.far, p.mid, p.near];
  const leafTones = [
    [p.lf1, p.far],
    [p.lf2, p.lf1],
    [p.lf3, p.lf2, p.gold],
  ];

  for (const [depth, centre, width, seed] of TREES) {
    const random = seeded(seed);
    const layer = nth(depths, depth);
    const foliage = new Layer();
    const x = (y: number) =>
      centre + 18 * Math.sin((TAU * y) / TILE + seed) + 8 * Math.sin((TAU * 3 * y) / TILE + seed * 2);
    const girth = (y: number) => width * (1 + 0.12 * Math.sin((TAU * 2 * y) / TILE + seed));
    const leafShape = (l: number, colour: string) =>
      fill(
        d`M0 0C${l * 0.3} ${-l * 0.34} ${l * 0.75} ${-l * 0.3} ${l} 0C${l * 0.75} ${l * 0.3} ${l * 0.3} ${l * 0.34} 0 0Z`,
        colour,
      ) + stroke(d`M2 0L${l * 0.85} 0`, nth(trunkTone, depth), 1.1, 0.5);

    const branch = (bx: number, by: number, angle: number, length: number, thickness: number, order: number): void => {
      const ex = bx + Math.cos(angle) * length;
      const ey = by + Math.sin(angle) * length;
      const sag = length * 0.12 * (random() < 0.5 ? 1 : -1);
      const mx = (bx + ex) / 2 - Math.sin(angle) * sag;
      const my = (by + ey) / 2 + Math.cos(angle) * sag;
      layer.trace(
        [
          [bx, by],
          [mx, my],
          [ex, ey],
        ],
        { stroke: trunkTone[depth], width: thickness },
      );
      for (const i of range(5)) {
        const t = (i + 1) / 5;
        if (order === 2 && t < 0.35) continue;
        const px = (1 - t) ** 2 * bx + 2 * t * (1 - t) * mx + t * t * ex;
        const py = (1 - t) ** 2 * by + 2 * t * (1 - t) * my + t * t * ey;
        for (const side of [-1, 1]) {
          const tones = nth(leafTones, depth);
          const tone = nth(tones, random() < 0.93 ? Math.floor(random() * 2) : tones.length - 1);
          foliage.stamp(
            leafShape((depth === 2 ? 30 : 24) * between(random, 0.8, 1.3), tone),
            px,
            py,
            42,
            angle + side * between(random, 0.7, 1.1),
          );
        }
      }
      if (!order) return;
      branch(ex, ey, angle - between(random, 0.38, 0.68), length * 0.66, thickness * 0.6, order - 1);
      branch(ex, ey, angle + between(random, 0.34, 0.64), length * 0.62, thickness * 0.6, order - 1);
      if (random() < 0.6)
        branch(mx, my, angle + (random() < 0.5 ? 0.7 : -0.7), length * 0.5, thickness * 0.5, order - 1);
    };
    let side = seed % 2 ? 1 : -1;
    for (let y = between(random, 40, 120); y < TILE - 60; y += between(random, 190, 260), side = -side)
      branch(
        x(y) + side * width * 0.3,
        y,
        -Math.PI / 2 + side * between(random, 0.75, 1.1),
        (depth === 2 ? 104 : 84) * between(random, 0.85, 1.15),
        width * 0.3,
        2,
      );

    const rows = range(61).map((i) => i * 20);
    const left: Point[] = rows.map((y) => [x(y) - girth(y) / 2, y]);
    const right: Point[] = rows.map((y) => [x(y) + girth(y) / 2, y]);
    const outline = polyline([...left, ...right.reverse()], true);
    const edges = centre - width;
    layer.cover(fill(outline, nth(trunkTone, depth)), edges, 0, centre + width, TILE);
    if (depth === 2)
      layer.cover(
        path(polyline(left) + polyline(right), { stroke: p.bark, width: 1.2, opacity: 0.5 }),
        edges,
        0,
        centre + width,
        TILE,
      );
    if (depth > 0)
      for (let y = 8; y < TILE; y += between(random, 15, 49)) {
        const turn = random() < 0.5 ? -1 : 1;
        const reach = girth(y) * between(random, 0.25, 0.65);
        const mark = stroke(
          d`M0 0q${-turn * reach * 0.5} ${between(random, 3, 7)} ${-turn * reach} ${between(random, -1, 3)}`,
          depth === 2 ? p.bark : mix(p.mid, p.bg, 0.4),
          between(random, 1.6, 3.8),
        );
        layer.stamp(mark, x(y) + (turn * girth(y)) / 2, y, 60);
      }
    layer.cover(foliage.toString(), 0, 0, TILE, TILE);
  }

  const random = seeded(5);
  const plumage = { body: p.b1, wing: p.b2, breast: p.b3, beak: p.b4, eye: p.ink };
  for (const [x, y, side] of [
    [330, 258, 1],
    [980, 170, -1],
    [720, 1000, -1],
    [140, 760, 1],
  ] as const)
    animals.stamp(bird(plumage), x, y, 130, between(random, -0.15, 0.1), side * 0.95, 0.95);
  for (const [x, y] of points('760,540 330,900 60,470 640,180'))
    animals.stamp(butterfly(0.95, p.gold, p.wing, p.ink), x, y, 60, between(random, -0.3, 0.3));
  const space = new Space();
  space.scatter(random, 46, 900, (x, y) => {
    const s = between(random, 2, 5);
    glow.stamp(disc(0, 0, s * 3, p.gold, 0.16) + disc(0, 0, s, p.gold, 0.85), x, y, 18);
  });
  return ground(p.bg) + depths[0] + depths[1] + glow + depths[2] + animals;
}

export const birchForest = repeat<Palette>({
  slug: 'birch-forest',
  title: 'Enchanted Birch',
  collection: 'enchanted',
  widthInches: 36,
  uses: ['wallpaper', 'curtain', 'blind'],
  description: 'A quiet birch wood fades into mist while birds, butterflies and fireflies cross between the trunks.',
  draw,
  finish: { mottle: 0.016 },
  colourways: [
    {
      name: 'Mist',
      swatch: '#e6e9e1',
      ground: 'light',
      palette: {
        bg: '#e6e9e1',
        far: '#d3dad0',
        mid: '#b4c1b4',
        near: '#f8f6ef',
        bark: '#7d8a80',
        lf1: '#c2cdbf',
        lf2: '#9db09e',
        lf3: '#7c957f',
        gold: '#c9a65a',
        wing: '#e3cf9c',
        ink: '#4d5a52',
        b1: '#6f8794',
        b2: '#8ea5b0',
        b3: '#f1ede2',
        b4: '#c9a65a',
      },
    },
    {
      name: 'Nocturne',
      swatch: '#14252b',
      ground: 'dark',
      palette: {
        bg: '#14252b',
        far: '#1e353a',
        mid: '#2a4a4c',
        near: '#d8d6c6',
        bark: '#34504f',
        lf1: '#2b4b4a',
        lf2: '#3d6a61',
        lf3: '#5d8b78',
        gold: '#dcb765',
        wing: '#f0dca5',
        ink: '#0e1a1f',
        b1: '#b86a4e',
        b2: '#d08c6a',
        b3: '#ecdcc4',
        b4: '#dcb765',
      },
    },
    {
      name: 'Blush',
      swatch: '#f3e6de',
      ground: 'light',
      palette: {
        bg: '#f3e6de',
        far: '#ead6cc',
        mid: '#d9b9ad',
        near: '#fffaf4',
        bark: '#b08b80',
        lf1: '#e0c3b6',
        lf2: '#c99f92',
        lf3: '#a9796f',
        gold: '#c99a4c',
        wing: '#ecd3a4',
        ink: '#6b4a43',
        b1: '#7f8f86',
        b2: '#a3b0a6',
        b3: '#f7efe4',
        b4: '#c99a4c',
      },
    },
  ],
});
