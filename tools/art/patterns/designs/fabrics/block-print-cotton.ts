import { cloth } from '../../design.ts';
import { blade } from '../../kit/botany.ts';
import { CLOTH_SIZE } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { applyFinish } from '../../kit/finish.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { clouds } from '../../kit/noise.ts';
import { nth } from '../../kit/nth.ts';
import { printed } from '../../kit/print.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, halfDrop, Layer } from '../../kit/repeat.ts';
import { disc, fill, path, place, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<'cloth' | 'line' | 'flower' | 'leaf', string>;

const buti = (p: Palette) =>
  place(spin(6, fill('M0 -4C-13 -14 -12 -30 0 -36C12 -30 13 -14 0 -4Z', p.flower)), 1.6, -33.4) +
  place(spin(6, path('M0 -4C-13 -14 -12 -30 0 -36C12 -30 13 -14 0 -4Z', { stroke: p.line, width: 2.2 })), 0, -32) +
  disc(0, -32, 8, p.line) +
  disc(0, -32, 3.4, p.cloth) +
  stroke('M0 4C4 24 -4 42 2 62', p.line, 3) +
  points('-1,14 1,22 -1,36 1,46')
    .map(([s, y]) => place(blade(34 - y * 0.15, 9, p.leaf), 1, y + 10, s > 0 ? -0.62 : Math.PI + 0.62))
    .join('') +
  [-1, 1].map((s) => place(blade(15, 5, p.flower), s * 26, 58, -TAU / 4)).join('');

async function weave(p: Palette): Promise<Buffer> {
  const random = seeded(66);
  const layer = new Layer();
  halfDrop(8, 5, (x, y) => {
    layer.stamp(
      buti(p),
      x + between(random, -2, 2),
      y - 14 + between(random, -2, 2),
      90,
      between(random, -0.03, 0.03),
      1.02,
    );
    for (const [dx, dy] of points('0,108 0,120 -9,114 9,114')) layer.stamp(disc(0, 0, 2.6, p.line), x + dx, y + dy, 5);
  });
  const print = applyFinish(await printed(ground(p.cloth) + layer), CLOTH_SIZE, CLOTH_SIZE, { wobble: 1.3 });
  const bare = rgb(p.cloth);
  const starved = clouds(60, 60, 3, 5);
  const light = range(CLOTH_SIZE).map(() => between(random, 0.985, 1.015));
  // Where the block was starved of colour the cloth shows through; the weave lies over everything.
  for (let y = 0; y < CLOTH_SIZE; y++)
    for (let x = 0; x < CLOTH_SIZE; x++) {
      const at = (y * CLOTH_SIZE + x) * 3;
      const show = Math.max(0, Math.min(0.5, starved(x / CLOTH_SIZE, y / CLOTH_SIZE) * 1.1));
      const weaveLight =
        (((x >> 1) + (y >> 1)) % 2 ? 0.972 : 1.012) *
        nth(light, x >> 1) *
        nth(light, y >> 1) *
        (1 + (random() - 0.5) * 0.03);
      for (let k = 0; k < 3; k++)
        print[at + k] = Math.max(
          0,
          Math.min(255, (nth(print, at + k) + (nth(bare, k) - nth(print, at + k)) * show) * weaveLight),
        );
    }
  return print;
}

export const blockPrintCotton = cloth<Palette>({
  slug: 'block-print-cotton',
  title: 'Block-Print Buti',
  collection: 'fabrics',
  widthInches: 15,
  uses: ['fabric', 'curtain', 'blind'],
  description:
    'Small flower butis on plain-weave cotton, with the slight misprints that tell of a hand and a wooden block.',
  weave,
  colourways: [
    {
      name: 'Kora',
      swatch: '#f3ecde',
      ground: 'light',
      palette: {
        cloth: '#f3ecde',
        line: '#5a4038',
        flower: '#b75b48',
        leaf: '#7f8c63',
      },
    },
    {
      name: 'Indigo',
      swatch: '#2c3e63',
      ground: 'dark',
      palette: {
        cloth: '#2c3e63',
        line: '#e9dfc9',
        flower: '#c9a866',
        leaf: '#8ba1bf',
      },
    },
    {
      name: 'Mint',
      swatch: '#d6e0d0',
      ground: 'light',
      palette: {
        cloth: '#dbe4d5',
        line: '#4c6655',
        flower: '#c98a78',
        leaf: '#7b9a7e',
      },
    },
    {
      name: 'Haldi',
      swatch: '#dfb55a',
      ground: 'light',
      palette: {
        cloth: '#e6c06c',
        line: '#7a4526',
        flower: '#fbf1d8',
        leaf: '#a8753a',
      },
    },
  ],
});
