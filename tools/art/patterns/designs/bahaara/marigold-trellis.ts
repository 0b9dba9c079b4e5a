import { repeat } from '../../design.ts';
import { bud, leaf, marigold } from '../../kit/botany.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range, TAU, walk } from '../../kit/geometry.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { d, disc, place, stroke } from '../../kit/svg.ts';

type Palette = Record<
  'bg' | 'stem' | 'leafLight' | 'leafDark' | 'vein' | 'm1' | 'm2' | 'm3' | 'n1' | 'n2' | 'n3' | 'line' | 'dot',
  string
>;

const COLUMNS = 3;
const ROWS = 2;
const HEIGHT = TILE / ROWS;
const WIDTH = TILE / COLUMNS;

function draw(p: Palette): string {
  const garland = new Layer();
  const flowers = new Layer();
  const tones = { light: p.leafLight, dark: p.leafDark, vein: p.vein };
  const big = [p.m1, p.m2, p.m3] as const;
  const pale = [p.n1, p.n2, p.n3] as const;

  for (const i of range(COLUMNS))
    for (const side of [1, -1]) {
      const wave = (y: number) => i * WIDTH + side * (WIDTH / 2) * (0.5 - 0.5 * Math.cos((TAU * y) / HEIGHT));
      const line: Point[] = range(121).map((k) => [wave(k * 10), k * 10]);
      garland.trace(
        line.filter((_, k) => k % 2 === 0),
        { stroke: p.stem, width: 4.4 },
      );
      walk(line, 29, (x, y, angle, k) => {
        const turn = k % 2 ? 1 : -1;
        garland.stamp(leaf(44, 13 * turn, tones), x, y, 50, angle + turn * 0.72);
        if (k % 3 === 1)
          flowers.stamp(marigold(14, pale, p.line), x - Math.sin(angle) * turn * 8, y + Math.cos(angle) * turn * 8, 18);
        return '';
      });
    }

  const stalk = (tipX: number, tipY: number) =>
    stroke(d`M0 92C${tipX * 0.1} ${40 + tipY * 0.2} ${tipX * 0.9} ${tipY + 60} ${tipX} ${tipY}`, p.stem, 3.6);
  const fern = (x: number, y: number, angle: number) =>
    place(
      stroke(d`M0 0Q28 -8 62 0`, p.stem, 2.4) +
        [12, 28, 44]
          .map((t) => [0.75, -0.75].map((a) => place(leaf(27 - t * 0.14, 7.5, tones), t, -3, a)).join(''))
          .join('') +
        place(leaf(26, 7.5, tones), 58, -1),
      x,
      y,
      angle,
    );
  const bouquet =
    stalk(0, -30) +
    stalk(-58, -2) +
    stalk(58, -2) +
    stalk(-34, -92) +
    stalk(34, -92) +
    fern(-2, 66, Math.PI + 0.42) +
    fern(2, 66, -0.42) +
    fern(-4, 20, Math.PI + 0.75) +
    fern(4, 20, -0.75) +
    place(bud(30, p.n1, p.n3, p.leafDark), -34, -90, -Math.PI / 2 - 0.15) +
    place(bud(30, p.n1, p.n3, p.leafDark), 34, -90, -Math.PI / 2 + 0.15) +
    place(marigold(27, pale, p.line), -60, -8) +
    place(marigold(27, pale, p.line), 60, -8) +
    place(marigold(53, big, p.line), 0, -42) +
    stroke('M-14 90Q0 100 14 90', p.m1, 6) +
    disc(0, 94, 6, p.n2);

  const cell = (x: number, y: number) => {
    flowers.stamp(bouquet, x, y + 6, 200, 0, 1.2);
    flowers.stamp(marigold(36, pale, p.line), x, y + HEIGHT / 2, 44);
    for (const [dx, dy] of points('0,-178 0,190 0,-206 -20,-192 20,-192 -20,172 20,172 0,154'))
      flowers.stamp(disc(0, 0, 4, p.dot), x + dx, y + dy, 6);
  };
  for (const i of range(COLUMNS))
    for (const j of range(ROWS)) {
      cell(i * WIDTH, (j + 0.5) * HEIGHT);
      cell((i + 0.5) * WIDTH, j * HEIGHT);
    }
  return ground(p.bg) + garland + flowers;
}

export const marigoldTrellis = repeat<Palette>({
  slug: 'marigold-trellis',
  title: 'Genda Trellis',
  collection: 'bahaara',
  widthInches: 27,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Festive marigold strings sway into an ogee trellis and frame a hand-tied posy in every opening.',
  draw,
  finish: { wobble: 0.8, mottle: 0.018 },
  colourways: [
    {
      name: 'Buttermilk',
      swatch: '#f6eedb',
      ground: 'light',
      palette: {
        bg: '#f6eedb',
        stem: '#7d8560',
        leafLight: '#97a37c',
        leafDark: '#768863',
        vein: '#f6eedb',
        m1: '#c9772b',
        m2: '#d9962f',
        m3: '#ebb95a',
        n1: '#d9a441',
        n2: '#e8c173',
        n3: '#f3dda6',
        line: '#9c5a20',
        dot: '#c9772b',
      },
    },
    {
      name: 'Bottle Green',
      swatch: '#1f3a31',
      ground: 'dark',
      palette: {
        bg: '#1f3a31',
        stem: '#5f8068',
        leafLight: '#55806a',
        leafDark: '#3f6655',
        vein: '#1f3a31',
        m1: '#c57a2f',
        m2: '#d99a3d',
        m3: '#eac070',
        n1: '#d3a552',
        n2: '#e6c682',
        n3: '#f4e2b4',
        line: '#8a4f1d',
        dot: '#d9b36a',
      },
    },
    {
      name: 'Rose Clay',
      swatch: '#e9cdbf',
      ground: 'light',
      palette: {
        bg: '#eed8cb',
        stem: '#84836a',
        leafLight: '#9aa086',
        leafDark: '#7b856d',
        vein: '#eed8cb',
        m1: '#ad4f3d',
        m2: '#c36a52',
        m3: '#db9277',
        n1: '#d9a24f',
        n2: '#e6bf7d',
        n3: '#f3dcae',
        line: '#8a3a2c',
        dot: '#ad4f3d',
      },
    },
    {
      name: 'Chalk',
      swatch: '#d9d3c4',
      ground: 'light',
      palette: {
        bg: '#eeebe2',
        stem: '#a09c88',
        leafLight: '#b9b7a3',
        leafDark: '#a19f8b',
        vein: '#eeebe2',
        m1: '#b9a37c',
        m2: '#cbb994',
        m3: '#dfd2b5',
        n1: '#c8b895',
        n2: '#d9ccb0',
        n3: '#ebe3d0',
        line: '#8f7d5c',
        dot: '#b9a37c',
      },
    },
  ],
});
