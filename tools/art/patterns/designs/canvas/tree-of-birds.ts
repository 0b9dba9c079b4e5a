import { picture } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { cubic, points, range, TAU, walk } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { canvas } from '../../kit/painting.ts';
import { between, pick, seeded } from '../../kit/random.ts';
import { inkBird, inkDeer } from '../../kit/scene/ink-animals.ts';
import { inkFlower, inkLeaf, outlined, taper } from '../../kit/scene/ink-plants.ts';
import { around, box, d, disc, fill, hoop, path, place, stroke } from '../../kit/svg.ts';

type Palette = Record<'paper' | 'ink' | 'bark' | 'a' | 'b' | 'c' | 'd' | 'pale', string>;

const W = 1000;
const H = 1500;
const EARTH = 1246;

/** The right half of the branches, mirrored on the left; each is a cubic curve. */
const BRANCHES = [
  '520,960 640,940 730,1030 846,960',
  '516,890 650,860 760,880 874,770',
  '512,830 620,760 760,740 838,570',
  '508,790 570,660 700,600 716,410',
  '504,770 520,610 620,500 578,290',
];

const branches = BRANCHES.flatMap((text) =>
  [1, -1].map((side) => {
    const [a, b, c, e] = points(text).map(([x, y]): Point => [500 + side * (x - 500), y]) as [
      Point,
      Point,
      Point,
      Point,
    ];
    return cubic(a, b, c, e);
  }),
).concat(cubic([500, 780], [486, 620], [516, 400], [500, 240]));

/** Where the right-hand bird of each pair stands. Its partner is opposite, and the top pair shows two colours. */
const PERCHES: readonly { at: Point; side: number; tones: readonly [keyof Palette, keyof Palette] }[] = [
  { at: [770, 955], side: -1, tones: ['d', 'd'] },
  { at: [690, 843], side: 1, tones: ['a', 'a'] },
  { at: [806, 636], side: 1, tones: ['c', 'c'] },
  { at: [655, 545], side: -1, tones: ['d', 'd'] },
  { at: [560, 420], side: 1, tones: ['a', 'c'] },
];

const perches = PERCHES.flatMap(({ at: [x, y], side, tones }) => [
  { x, y, side, tone: tones[0] },
  { x: W - x, y, side: -side, tone: tones[1] },
]);

function crown(p: Palette): string {
  const random = seeded(29);
  const taken: [number, number, number][] = [];
  const isFree = (x: number, y: number, r: number) => taken.every(([a, b, c]) => Math.hypot(a - x, b - y) >= c + r);
  const nodes: Point[] = branches.flatMap((curve) => range(25).map((i) => curve(0.1 + (i / 24) * 0.9)));
  for (const [x, y] of nodes) taken.push([x, y, 7]);
  for (const k of range(12)) taken.push([500, 790 + k * 36, 66]);
  for (const { x, y, side } of perches)
    for (const k of range(4)) taken.push([x + side * (44 - k * 34), y - 60 + k * 14, 32]);
  const [twigs, leaves, blooms] = [[] as string[], [] as string[], [] as string[]];
  branches.forEach((curve, i) => {
    const [x, y] = curve(1);
    taken.push([x, y, 46]);
    blooms.push(place(inkFlower(p, 45, i % 4 < 2 ? p.a : p.d, p.b), x, y, random()));
  });
  for (const size of [70, 60, 50, 42, 36])
    for (const _ of range(2500)) {
      const [u, v] = [between(random, -1, 1), between(random, -1, 1)];
      const [x, y] = [500 + u * 388, 590 + v * 440];
      if (u * u + v * v > 1 || !isFree(x, y, size * 0.4)) continue;
      const [nx, ny] = nodes.reduce((best, n) =>
        Math.hypot(n[0] - x, n[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? n : best,
      );
      const gap = Math.hypot(nx - x, ny - y);
      if (gap > 130 || y > 1040) continue;
      taken.push([x, y, size * 0.4]);
      const angle = Math.atan2(y - ny, x - nx) - 0.35 * Math.sign(x - 500);
      const [bx, by] = [x - Math.cos(angle) * size * 0.5, y - Math.sin(angle) * size * 0.5];
      twigs.push(d`M${nx} ${ny}Q${(nx + bx) / 2 + 6} ${(ny + by) / 2 - 8} ${bx} ${by}`);
      const [colour, second] = [pick(random, [p.c, p.c, p.c, p.d, p.b]), pick(random, [p.b, p.d, p.a, p.pale])];
      leaves.push(place(inkLeaf(p, Math.floor(random() * 3), size, colour, second), bx, by, angle));
    }
  const birds = perches.map(({ x, y, side, tone }, i) =>
    place(
      inkBird({ ...p, beak: p.b, body: p[tone], wing: i % 2 ? p.b : p.pale, tail: tone === 'a' ? p.d : p.a }),
      x,
      y,
      0,
      side * 0.98,
      0.98,
    ),
  );
  return stroke(twigs.join(''), p.ink, 2.6) + limbs(p) + leaves.join('') + blooms.join('') + birds.join('');
}

/** Tapered branches and a trunk, notched like bark. */
function limbs(p: Palette): string {
  const trunk = (grow: number) =>
    d`M${446 - grow} 770C${456 - grow} 900 ${452 - grow} 1040 ${430 - grow} 1130C${412 - grow} 1200 ${370 - grow} 1230 ${316 - grow} ${EARTH + 10}L${684 + grow} ${EARTH + 10}C${630 + grow} 1230 ${588 + grow} 1200 ${570 + grow} 1130C${548 + grow} 1040 ${544 + grow} 900 ${554 + grow} 770C${530 + grow} 730 ${470 - grow} 730 ${446 - grow} 770Z`;
  const bark = range(15)
    .map((r) =>
      range(5)
        .map((i) => {
          const spread = 1 + Math.max(0, r - 10) ** 2 * 0.05;
          return d`M${500 + (i - 2.4 + (r % 2) * 0.5) * 19 * spread} ${800 + r * 29}q8 13 17 0`;
        })
        .join(''),
    )
    .join('');
  return (
    branches.map((curve) => fill(taper(curve, 15, 3.2), p.ink)).join('') +
    fill(trunk(3.4), p.ink) +
    branches.map((curve) => fill(taper(curve, 15, 0), p.bark)).join('') +
    fill(trunk(0), p.bark) +
    stroke(bark, p.ink, 2.4)
  );
}

function ground(p: Palette): string {
  const rows = range(4).map((r) =>
    range(12)
      .map((i) => {
        const [x, y] = [70 + i * 80 + (r % 2) * 40, EARTH + 52 + r * 46];
        return place(
          outlined('M-42 0A42 42 0 0 1 42 0Z', nth([p.c, p.pale, p.d, p.pale], r), p.ink) +
            path('M-28 0A28 28 0 0 1 28 0M-14 0A14 14 0 0 1 14 0', { stroke: p.ink, width: 2.2 }),
          x,
          y,
        );
      })
      .join(''),
  );
  return box(60, EARTH + 8, W - 120, 220, p.c) + rows.join('');
}

function border(p: Palette): string {
  const teeth = (length: number) =>
    range(Math.round(length / 40))
      .map(
        (i) =>
          outlined(d`M${i * 40} 0l20 -26l20 26Z`, i % 2 ? p.a : p.b, p.ink, 2) + disc(i * 40 + 20, -8, 3.4, p.paper),
      )
      .join('');
  const frame = (i: number, w: number) => path(d`M${i} ${i}H${W - i}V${H - i}H${i}Z`, { stroke: p.ink, width: w });
  const runs = [
    place(teeth(880), 60, 54),
    place(teeth(880), 940, H - 54, Math.PI),
    place(teeth(1380), 54, H - 60, -TAU / 4),
    place(teeth(1380), W - 54, 60, TAU / 4),
  ].join('');
  const margin = fill(d`M0 0H${W}V${H}H0ZM60 60V${H - 60}H${W - 60}V60Z`, p.pale);
  const corners = points(`40,40 ${W - 40},40 40,${H - 40} ${W - 40},${H - 40}`)
    .map(([x, y]) => place(inkFlower(p, 25, p.d, p.b), x, y))
    .join('');
  return margin + runs + frame(18, 4) + frame(60, 5) + frame(68, 2) + corners;
}

function draw(p: Palette): string {
  const random = seeded(6);
  const specks = range(320)
    .map(() => disc(between(random, 84, 916), between(random, 84, EARTH - 10), 2.6, p.bark, 0.34))
    .join('');
  const sun = around(20, (a, i) => place(outlined('M-8 -58L0 -86L8 -58Z', i % 2 ? p.a : p.b, p.ink, 2), 0, 0, a));
  const moon = outlined('M20 -52A56 56 0 1 0 20 52A44 44 0 1 1 20 -52Z', p.pale, p.ink, 3);
  const grass = walk(points(`90,${EARTH + 6} 910,${EARTH + 6}`), 13, (x, y, _, i) =>
    stroke(d`M${x} ${y}q${(i % 3) * 4 - 4} ${-14 - (i % 4) * 5} ${(i % 5) * 4 - 8} ${-24 - (i % 4) * 6}`, p.ink, 2.6),
  );
  return (
    canvas(W, H, p.paper) +
    specks +
    place(
      sun + disc(0, 0, 52, p.b) + hoop(0, 0, 52, p.ink, 3) + hoop(0, 0, 34, p.ink, 2) + disc(0, 0, 16, p.a),
      164,
      164,
    ) +
    place(moon, 838, 166) +
    crown(p) +
    grass +
    place(inkDeer({ ...p, coat: p.a, breast: p.b }), 226, EARTH + 8, 0, 0.86) +
    place(inkDeer({ ...p, coat: p.d, breast: p.pale }), 774, EARTH + 8, 0, -0.86, 0.86) +
    ground(p) +
    border(p)
  );
}

export const treeOfBirds = picture<Palette>({
  slug: 'tree-of-birds',
  title: 'Tree of Birds',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 26,
  uses: ['canvas'],
  description: 'Ten birds, two deer and one patient tree, every leaf filled with pattern between ink lines.',
  draw,
  finish: { wobble: 1, mottle: 0.08, grain: 0.04 },
  colourways: [
    {
      name: 'Madder and Leaf',
      swatch: '#b5533c',
      ground: 'light',
      palette: {
        paper: '#f4ead4',
        ink: '#2f241f',
        bark: '#9a6a48',
        a: '#b8513a',
        b: '#dfa945',
        c: '#6f8a55',
        d: '#3c6478',
        pale: '#ecd8b0',
      },
    },
    {
      name: 'Blue Pottery',
      swatch: '#3f6f9c',
      ground: 'light',
      palette: {
        paper: '#f2f0e6',
        ink: '#1e2c4a',
        bark: '#7f9bb5',
        a: '#3a639a',
        b: '#e2bd62',
        c: '#5f9aa0',
        d: '#274a7e',
        pale: '#d5e0e2',
      },
    },
    {
      name: 'Lamp Black',
      swatch: '#23262c',
      ground: 'dark',
      palette: {
        paper: '#20242b',
        ink: '#f0e6cf',
        bark: '#6d4c3a',
        a: '#a8452f',
        b: '#c48f2f',
        c: '#476a4c',
        d: '#2f5a72',
        pale: '#39414b',
      },
    },
  ],
});
