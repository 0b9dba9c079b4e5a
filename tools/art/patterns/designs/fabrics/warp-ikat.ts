import { cloth } from '../../design.ts';
import { blend, CLOTH_SIZE, paint, shade } from '../../kit/cloth.ts';
import type { Rgb } from '../../kit/colour.ts';
import { rgb } from '../../kit/colour.ts';
import { noise } from '../../kit/noise.ts';
import { nth } from '../../kit/nth.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'ground' | 'heart' | 'ring' | 'body' | 'edge', string>;

const COLUMNS = 6;
const ROWS = 2;
const YARN = 4;

const zigzag = (t: number) => Math.abs((((t % 1) + 1) % 1) - 0.5) * 2;

/** Index of the dye at a point of the tied pattern, before the yarns have slipped: diamonds that tile a half-drop. */
function dye(u: number, v: number): 0 | 1 | 2 | 3 | 4 {
  const own = Math.floor(u * COLUMNS);
  let radius = 9;
  for (const column of [own - 1, own, own + 1]) {
    const x = Math.abs(u * COLUMNS - column - 0.5);
    const row = v * ROWS + (((column % 2) + 2) % 2) / 2;
    const y = Math.abs(row - Math.floor(row) - 0.5);
    const hooks = x > 0.06 && y > 0.05 ? 0.07 * zigzag(y * 12) : 0;
    radius = Math.min(radius, x + y * 2 - hooks);
  }
  if (radius < 0.12) return 1;
  if (radius < 0.22) return 0;
  if (radius < 0.38) return 2;
  if (radius < 0.45) return 4;
  if (radius < 0.7) return 3;
  return radius < 0.77 ? 4 : 0;
}

function weave(p: Palette): Buffer {
  const random = seeded(90);
  const inks: Rgb[] = [p.ground, p.heart, p.ring, p.body, p.edge].map(rgb);
  const yarns = CLOTH_SIZE / YARN;
  const drift = noise(40, 1, 3);
  const slip = Array.from({ length: yarns }, (_, i) => drift(i / yarns, 0) * 0.012 + (random() - 0.5) * 0.016);
  const light = Array.from({ length: yarns }, () => 0.95 + random() * 0.09);
  const taps = [-0.011, -0.006, -0.002, 0.002, 0.006, 0.011];
  return paint((_u, v, x, y) => {
    const yarn = Math.floor(x / YARN);
    const middle = (yarn + 0.5) / yarns;
    const colour = taps.reduce<Rgb>(
      (sum, tap) => {
        const [r, g, b] = nth(inks, dye(middle, (v + nth(slip, yarn) + tap + 1) % 1));
        return [sum[0] + r / 6, sum[1] + g / 6, sum[2] + b / 6];
      },
      [0, 0, 0],
    );
    const round = 1 - 0.16 * ((x % YARN) / (YARN - 1) - 0.5) ** 2 * 4;
    const weft = (y + (yarn % 2) * 2) % 4 === 0 ? 0.95 : 1;
    return shade(
      blend(colour, nth(inks, 0), 0.04),
      1.05 * nth(light, yarn) * round * weft * (1 + (random() - 0.5) * 0.05),
    );
  });
}

export const warpIkat = cloth<Palette>({
  slug: 'warp-ikat',
  title: 'Warp Ikat',
  collection: 'fabrics',
  widthInches: 16,
  uses: ['fabric', 'curtain', 'wallpaper', 'blind'],
  description: 'Nested diamonds with the feathered edges that appear when dyed yarns slip on the loom.',
  weave,
  colourways: [
    {
      name: 'Indigo',
      swatch: '#2d436b',
      ground: 'light',
      palette: {
        ground: '#efe8da',
        heart: '#b5644a',
        ring: '#7f98b8',
        body: '#2d436b',
        edge: '#d9b878',
      },
    },
    {
      name: 'Madder',
      swatch: '#98483c',
      ground: 'dark',
      palette: {
        ground: '#98483c',
        heart: '#e3b565',
        ring: '#f0e2c8',
        body: '#54282a',
        edge: '#d99a72',
      },
    },
    {
      name: 'Lagoon',
      swatch: '#2f6468',
      ground: 'dark',
      palette: {
        ground: '#2b5a60',
        heart: '#dfb367',
        ring: '#e9e0c9',
        body: '#173c44',
        edge: '#7fb0a8',
      },
    },
    {
      name: 'Dune',
      swatch: '#cdb896',
      ground: 'light',
      palette: {
        ground: '#f1e9da',
        heart: '#b88a5a',
        ring: '#dccbae',
        body: '#bfa67f',
        edge: '#e4d6bd',
      },
    },
  ],
});
