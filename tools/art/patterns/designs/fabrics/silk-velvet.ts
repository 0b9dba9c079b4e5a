import { cloth } from '../../design.ts';
import { blend, paint, shade } from '../../kit/cloth.ts';
import { type Rgb, rgb } from '../../kit/colour.ts';
import { TAU } from '../../kit/geometry.ts';
import { clouds, noise } from '../../kit/noise.ts';
import { between, seeded } from '../../kit/random.ts';

type Palette = Record<'pile' | 'sheen' | 'deep', string>;

/** One pass of the hand: it lays the pile over more and more, up to a sharp edge. Lengths are shares of the tile. */
interface Stroke {
  x: number;
  y: number;
  along: readonly [number, number];
  length: number;
  width: number;
  curve: number;
  strength: number;
}

const STROKES = 44;
/** Width of the sharp edge, as a share of half the stroke. */
const EDGE = 0.5;

function brushStrokes(): Stroke[] {
  const random = seeded(8);
  return Array.from({ length: STROKES }, () => {
    const angle = TAU / 4 + between(random, -0.6, 0.6);
    return {
      x: random(),
      y: random(),
      along: [Math.cos(angle), Math.sin(angle)],
      length: between(random, 0.1, 0.3),
      width: between(random, 0.022, 0.07),
      curve: between(random, -0.05, 0.05),
      strength: between(random, 0.14, 0.32) * (random() < 0.5 ? -1 : 1),
    };
  });
}

const nearest = (distance: number) => distance - Math.round(distance);

/** How far a stroke lays the pile over at a point, from -1 to 1. */
function press({ x, y, along, length, width, curve, strength }: Stroke, u: number, v: number): number {
  const [dx, dy] = [nearest(u - x), nearest(v - y)];
  const forth = (dx * along[0] + dy * along[1]) / length;
  if (forth <= -1 || forth >= 1) return 0;
  const aside = (dy * along[0] - dx * along[1] + curve * forth * forth) / width;
  if (aside <= -1 || aside >= 1 + EDGE) return 0;
  const rise = aside < 1 ? (aside + 1) / 2 : 1 - (aside - 1) / EDGE;
  return strength * rise * rise * (3 - 2 * rise) * (1 - forth * forth) ** 2;
}

function weave(p: Palette): Buffer {
  const random = seeded(9);
  const [pile, sheen, deep] = [rgb(p.pile), rgb(p.sheen), rgb(p.deep)];
  const strokes = brushStrokes();
  const lean = clouds(3, 2, 3, 5);
  const [bendX, bendY] = [clouds(4, 4, 3, 15), clouds(4, 4, 3, 16)];
  const ruffle = clouds(10, 7, 3, 35);
  const tufts = noise(500, 200, 44);
  const combed = noise(170, 40, 45);
  const colourOf = (nap: number): Rgb =>
    nap > 0 ? blend(pile, sheen, Math.min(1, nap)) : blend(pile, deep, Math.min(1, -nap));
  return paint((u, v) => {
    const [wu, wv] = [u + bendX(u, v) * 0.06, v + bendY(u, v) * 0.06];
    let nap = lean(wu, wv) * 0.28 + ruffle(wu, wv) * 0.2;
    for (const stroke of strokes) nap += press(stroke, wu, wv);
    // Pile that leans away shows more of its dark roots.
    const roots = 0.07 + 0.06 * Math.max(0, -nap);
    const grain = tufts(u + nap * 0.004, v + nap * 0.01) * roots + combed(wu, wv) * 0.035;
    return shade(colourOf(Math.tanh(nap * 1.25)), 1 + grain + (random() - 0.5) * 0.09);
  });
}

export const silkVelvet = cloth<Palette>({
  slug: 'silk-velvet',
  title: 'Silk-Touch Velvet',
  collection: 'fabrics',
  widthInches: 27,
  uses: ['fabric', 'curtain'],
  description: 'A dense pile that deepens and glows as the hand or the evening light passes over it.',
  weave,
  colourways: [
    {
      name: 'Peacock',
      swatch: '#1f5560',
      ground: 'dark',
      palette: { pile: '#1d5763', sheen: '#5b9ea6', deep: '#0a2c37' },
    },
    {
      name: 'Mulberry',
      swatch: '#6b2f45',
      ground: 'dark',
      palette: { pile: '#6f2a45', sheen: '#b0667f', deep: '#3c0f24' },
    },
    {
      name: 'Moss',
      swatch: '#5c6543',
      ground: 'dark',
      palette: { pile: '#5b653d', sheen: '#99a373', deep: '#2f381a' },
    },
    {
      name: 'Brass',
      swatch: '#b98f45',
      ground: 'light',
      palette: { pile: '#b98b3c', sheen: '#e6c683', deep: '#7d5518' },
    },
    {
      name: 'Champagne',
      swatch: '#d5c3aa',
      ground: 'light',
      palette: { pile: '#d0bb9f', sheen: '#f0e5d3', deep: '#a0886a' },
    },
  ],
});
