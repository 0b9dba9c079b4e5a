import { cloth } from '../../design.ts';
import { blend, shade, spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { noise } from '../../kit/noise.ts';
import { nth } from '../../kit/nth.ts';
import { seeded } from '../../kit/random.ts';

type Dye = 'bg' | 'line' | 'accent';
type Palette = Record<Dye | 'weft', string>;

const YARNS = 300;
const HALF_GROUP = 75;

/** Yarns from the middle of the broad band to the middle of the warm line; the group mirrors there. */
const STRIPES: readonly (readonly [number, Dye | 'band'])[] = [
  [8, 'line'],
  [3, 'bg'],
  [2, 'line'],
  [2, 'bg'],
  [1, 'line'],
  [22, 'bg'],
  [8, 'band'],
  [2, 'bg'],
  [1, 'line'],
  [18, 'bg'],
  [1, 'line'],
  [3, 'bg'],
  [4, 'accent'],
];
const HALF = STRIPES.flatMap(([count, dye]) => Array.from({ length: count }, () => dye));

function dyeOf(yarn: number): Dye {
  const at = yarn % (2 * HALF_GROUP);
  const dye = nth(HALF, at < HALF_GROUP ? at : 2 * HALF_GROUP - 1 - at);
  // A band is warped end and end: dyed and plain yarns in turn.
  return dye === 'band' ? (yarn % 2 ? 'line' : 'bg') : dye;
}

/** Three over, one under; the diagonal turns at every half group into a herringbone. */
const twill = (warp: number, weft: number) =>
  (weft + (Math.floor(warp / HALF_GROUP) % 2 ? -warp : warp) + 2 * YARNS) % 4 !== 0;

function weave(p: Palette): Buffer {
  const random = seeded(48);
  const dyes = { bg: rgb(p.bg), line: rgb(p.line), accent: rgb(p.accent) };
  const weft = rgb(p.weft);
  const slub = noise(7, YARNS, 5);
  const bath = noise(YARNS, 4, 23);
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.34,
    fibre: 0.1,
    streak: 0.06,
    warp: spinYarns(YARNS, random, { thickness: [0.92, 1.2], light: [0.97, 1.03], slub: 0.05 }),
    weft: spinYarns(YARNS, random, { thickness: [0.84, 1.14], light: [0.96, 1.04], slub: 0.1 }),
    over: twill,
    // Hand-dyed in the hank: the colour comes and goes along a yarn.
    warpColour: (_u, v, i) => {
      const dye = dyeOf(i);
      const strength = dye === 'bg' ? 0 : 0.13 + 0.13 * bath((i + 0.01) / YARNS, v);
      return blend(dyes[dye], dyes.bg, strength);
    },
    weftColour: (u, _v, j) => shade(weft, 1 + 0.07 * Math.max(0, slub(u, (j + 0.01) / YARNS))),
  });
}

export const fineTicking = cloth<Palette>({
  slug: 'fine-ticking',
  title: 'Fine Ticking',
  collection: 'minimal',
  widthInches: 12,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description:
    'Slim ticking stripes in a handspun herringbone with one warm line, as easy to live with as a cotton shirt.',
  weave,
  colourways: [
    {
      name: 'Natural',
      swatch: '#d9cdb8',
      ground: 'light',
      palette: { bg: '#f5ecdc', weft: '#f1e6d3', line: '#86714f', accent: '#b25d38' },
    },
    {
      name: 'Slate Blue',
      swatch: '#8b9bab',
      ground: 'light',
      palette: { bg: '#f0efe9', weft: '#eceae2', line: '#4d6782', accent: '#c08a3c' },
    },
    {
      name: 'Leaf',
      swatch: '#a5b096',
      ground: 'light',
      palette: { bg: '#f0efe2', weft: '#ebead9', line: '#627552', accent: '#b5793a' },
    },
    {
      name: 'Charcoal',
      swatch: '#343a40',
      ground: 'dark',
      palette: { bg: '#3b4148', weft: '#343a40', line: '#c3c1b8', accent: '#d9a557' },
    },
  ],
});
