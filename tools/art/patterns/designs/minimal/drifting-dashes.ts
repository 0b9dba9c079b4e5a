import { repeat } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, TAU, walk } from '../../kit/geometry.ts';
import { clouds } from '../../kit/noise.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, TILE, wrap } from '../../kit/repeat.ts';
import { d, place, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'row' | 'soft' | 'leaf' | 'leaf2' | 'rib' | 'pucker', string>;

const ROWS = 72;
const PITCH = TILE / ROWS;
const STITCHES = 36;

interface Leaf {
  x: number;
  y: number;
  half: number;
  thick: number;
  /** Which way the tip points. */
  tip: 1 | -1;
  silk: 'leaf' | 'leaf2';
}

const LEAVES: readonly Leaf[] = [
  { x: 210, y: 150, half: 225, thick: 58, tip: 1, silk: 'leaf' },
  { x: 800, y: 250, half: 165, thick: 44, tip: -1, silk: 'leaf2' },
  { x: 500, y: 483, half: 125, thick: 34, tip: 1, silk: 'leaf' },
  { x: 1020, y: 567, half: 235, thick: 60, tip: 1, silk: 'leaf' },
  { x: 150, y: 767, half: 170, thick: 46, tip: -1, silk: 'leaf2' },
  { x: 660, y: 833, half: 215, thick: 56, tip: 1, silk: 'leaf' },
  { x: 1050, y: 1000, half: 125, thick: 34, tip: -1, silk: 'leaf' },
  { x: 430, y: 1083, half: 150, thick: 40, tip: 1, silk: 'leaf2' },
];

/** Half the height of a leaf along its length: full near the stalk, running out into the tip. */
function belly(leaf: Leaf, dx: number): number {
  const u = (dx / leaf.half) * leaf.tip;
  return Math.abs(u) < 1 ? leaf.thick * 1.12 * (1 - u) ** 1.7 * (1 + u) ** 0.95 : 0;
}

/** How far the nearest row gives way; it starts and ends more gently than the leaf itself. */
function parting(leaf: Leaf, dx: number): number {
  const u = (dx / (leaf.half * 1.2)) * leaf.tip;
  return Math.abs(u) < 1 ? leaf.thick * 1.22 * (1 - u) ** 2 * (1 + u) ** 1.5 : 0;
}

/** The slow swell that carries rows and leaves alike. */
const sway = (x: number, y: number) =>
  46 * Math.sin((TAU * x) / TILE + 1.1 * Math.sin((TAU * y) / TILE)) + 18 * Math.sin((TAU * (2 * x - y)) / TILE + 2);

/** Where a row of stitches runs: like water, it parts around the leaves and closes behind them. */
function flow(x: number, y: number, own?: Leaf): Point {
  const parted = LEAVES.reduce((sum, leaf) => {
    const dy = wrap(y - leaf.y);
    return leaf === own ? sum : sum + Math.sign(dy) * parting(leaf, wrap(x - leaf.x)) * Math.exp(-Math.abs(dy) / 135);
  }, 0);
  return [x, y + parted + sway(x, y)];
}

const findLeafBeside = (x: number, y: number) =>
  LEAVES.find((leaf) => Math.abs(wrap(y - leaf.y)) < PITCH * 2 && belly(leaf, wrap(x - leaf.x)) > 3);

/** Thread with its dip in the quilted cloth and a little light along the top. */
const thread = (data: string, colour: string, width: number, pucker: string) =>
  place(stroke(data, pucker, width + 1.6, 0.5), 0.8, 2) +
  stroke(data, colour, width) +
  place(stroke(data, mix(colour, '#ffffff', 0.25), width * 0.3, 0.5), 0, -width * 0.2);

/** Outline and midrib in running stitch, the blade in slanting satin stitches. */
function embroider(leaf: Leaf, p: Palette): string {
  const at = (dx: number, dy: number): Point => {
    const [x, y] = flow(leaf.x + dx * leaf.tip, leaf.y, leaf);
    return [x, y + dy];
  };
  const inside = (dx: number) => belly(leaf, dx * leaf.tip) - 7;
  const lengths = range(161)
    .map((i) => (i / 80 - 1) * leaf.half)
    .filter((dx) => inside(dx) > 0);
  const run = (line: readonly Point[], colour: string) =>
    walk(line, 18, (x, y, angle) => place(thread('M-6 0L6 0', colour, 4.6, p.pucker), x, y, angle));
  const margin = (side: number) => lengths.map((dx) => at(dx, side * inside(dx)));
  let satin = '';
  for (const side of [-1, 1])
    for (let dx = -leaf.half + 8; dx < leaf.half * 0.95; dx += 10.5) {
      const rise = inside(dx + 12) - 7;
      if (rise < 2) continue;
      const [a, b] = [at(dx, side * Math.min(6, rise)), at(dx + 4 + rise * 0.62, side * rise)];
      satin += thread(d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, p[leaf.silk], 5.2, p.pucker);
    }
  const stalk = range(12).map((i) => at(-leaf.half - 40 + i * 5, 0));
  const rib = lengths.map((dx) => at(dx, 0));
  return satin + run(margin(-1), p.rib) + run(margin(1), p.rib) + run([...stalk, ...rib], p.rib);
}

function draw(p: Palette): string {
  const random = seeded(6);
  const layer = new Layer();
  const shade = clouds(2, 8, 2, 31);
  for (const k of range(ROWS)) {
    const y = (k + 0.5) * PITCH;
    for (const i of range(STITCHES)) {
      const x = ((i + (k % 2) / 2) * TILE) / STITCHES + between(random, -2.4, 2.4);
      const length = between(random, 19, 23);
      const drop = between(random, -0.8, 0.8);
      const [a, m, b] = [flow(x, y), flow(x + length / 2, y), flow(x + length, y)];
      const bend = 2 * m[1] - (a[1] + b[1]) / 2;
      const beside = findLeafBeside(m[0], y);
      const tone = beside
        ? mix(p.row, p[beside.silk], 0.6)
        : shade(x / TILE, y / TILE) + between(random, -0.12, 0.12) < 0.02
          ? p.soft
          : p.row;
      layer.cover(
        thread(
          d`M${a[0]} ${a[1] + drop}Q${m[0]} ${bend + drop} ${b[0]} ${b[1] - drop}`,
          tone,
          between(random, 4.4, 5.4),
          p.pucker,
        ),
        x - 6,
        m[1] - 30,
        x + length + 6,
        m[1] + 30,
      );
    }
  }
  for (const leaf of LEAVES) layer.cover(embroider(leaf, p), leaf.x - 300, leaf.y - 140, leaf.x + 300, leaf.y + 140);
  return ground(p.bg) + layer;
}

export const driftingDashes = repeat<Palette>({
  slug: 'drifting-dashes',
  title: 'Drifting Dashes',
  collection: 'minimal',
  widthInches: 18,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description:
    'Rows of kantha running stitch part around drifting leaves and close again behind them, like a slow river.',
  draw,
  finish: { wobble: 0.7, mottle: 0.03, grain: 0.03 },
  colourways: [
    {
      name: 'Kora',
      swatch: '#e7dcc9',
      ground: 'light',
      palette: {
        bg: '#ece2d1',
        row: '#9a876d',
        soft: '#c3b297',
        leaf: '#9c4332',
        leaf2: '#4c5f72',
        rib: '#5f2f2a',
        pucker: '#d0c2ab',
      },
    },
    {
      name: 'Mist',
      swatch: '#d5dcda',
      ground: 'light',
      palette: {
        bg: '#dce3e0',
        row: '#8b9fa0',
        soft: '#b3c2c1',
        leaf: '#4f7384',
        leaf2: '#a58257',
        rib: '#274453',
        pucker: '#bccac8',
      },
    },
    {
      name: 'Haldi',
      swatch: '#e0b65c',
      ground: 'light',
      palette: {
        bg: '#e3bc68',
        row: '#f6e7bf',
        soft: '#efd493',
        leaf: '#a9482a',
        leaf2: '#5d6b4a',
        rib: '#6d2a1c',
        pucker: '#c99a44',
      },
    },
    {
      name: 'Indigo',
      swatch: '#27324d',
      ground: 'dark',
      palette: {
        bg: '#27324d',
        row: '#8496b8',
        soft: '#536489',
        leaf: '#e9dfca',
        leaf2: '#c9603f',
        rib: '#d9a95c',
        pucker: '#1a2238',
      },
    },
  ],
});
