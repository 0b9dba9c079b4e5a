import { cloth } from '../../design.ts';
import { spinYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { seeded } from '../../kit/random.ts';
import { spinSlubs, weaveOpen } from '../../kit/sheer.ts';

type Palette = Record<'band' | 'gauze' | 'pin' | 'light', string>;

const YARNS = 300;
/** Yarns from one band to the next. */
const GROUP = 60;

type Part = 'band' | 'gauze' | 'pin';

function getPart(warpIndex: number): Part {
  const at = warpIndex % GROUP;
  if (at < 14) return 'band';
  if (at === 35 || at === 36 || at === 39 || at === 40) return 'pin';
  return at > 31 && at < 44 ? 'band' : 'gauze';
}

const COVER: Record<Part, number> = { band: 0.94, pin: 1, gauze: 0.42 };

function weave(p: Palette): Buffer {
  const random = seeded(47);
  const tones = { band: rgb(p.band), gauze: rgb(p.gauze), pin: rgb(p.pin) };
  return weaveOpen({
    yarns: YARNS,
    random,
    warp: spinYarns(YARNS, random, { thickness: [0.9, 1.06], light: [0.96, 1.03] }),
    weft: spinYarns(YARNS, random, { thickness: [0.7, 1.1], light: [0.95, 1.03], slub: 0.04 }),
    slubs: spinSlubs(YARNS, random, 0.2),
    warpCover: (i) => COVER[getPart(i)],
    weftCover: 0.42,
    // In the gauze two neighbours twist around each other after every pick.
    bend: (i, j, along) =>
      getPart(i) === 'gauze' ? (i % 2 ? -1 : 1) * 0.27 * Math.cos(Math.PI * (along + 0.5 + (j % 2))) : 0,
    yarn: (i) => tones[getPart(i)],
    weftYarn: tones.gauze,
    light: rgb(p.light),
  });
}

export const lenoStripe = cloth<Palette>({
  slug: 'leno-stripe',
  title: 'Leno Stripe',
  collection: 'fabrics',
  widthInches: 15,
  uses: ['curtain', 'fabric'],
  description: 'Bands of close cotton beside bands of twisted gauze, so that light falls through it in stripes.',
  weave,
  colourways: [
    {
      name: 'Shell',
      swatch: '#ebe2d2',
      ground: 'light',
      palette: { band: '#e6dcca', gauze: '#e0d6c3', pin: '#c9b493', light: '#fcf9f2' },
    },
    {
      name: 'Neel',
      swatch: '#d3dbe2',
      ground: 'light',
      palette: { band: '#d3dae0', gauze: '#c6d0d8', pin: '#6f8aa8', light: '#f3f6f7' },
    },
    {
      name: 'Haldi',
      swatch: '#eedfb8',
      ground: 'light',
      palette: { band: '#ecdcb2', gauze: '#e6d5a8', pin: '#cf9c3f', light: '#fcf7e9' },
    },
    {
      name: 'Smoke',
      swatch: '#8f9294',
      ground: 'dark',
      palette: { band: '#7d8184', gauze: '#85898c', pin: '#5a5f63', light: '#c9cccc' },
    },
  ],
});
