import { cloth } from '../../design.ts';
import { blend, spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { noise } from '../../kit/noise.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'warp' | 'weft' | 'fleck', string>;

const YARNS = 240;
/** Yarns that run together. */
const STRAND = 4;

function weave(p: Palette): Buffer {
  const random = seeded(58);
  const [warp, weft, fleck] = [rgb(p.warp), rgb(p.weft), rgb(p.fleck)];
  const flecks = [noise(240, 26, 5), noise(26, 240, 8)] as const;
  const sprinkle = (field: number) => Math.max(0, field - 0.42) * 1.3;
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.16,
    fibre: 0.09,
    streak: 0.08,
    warp: spinYarns(YARNS, random, { thickness: [0.86, 1.08], light: [0.95, 1.04] }),
    weft: spinYarns(YARNS, random, { thickness: [0.82, 1.1], light: [0.94, 1.04], slub: 0.03 }),
    over: (i, j) => (Math.floor(i / STRAND) + Math.floor(j / STRAND)) % 2 === 0,
    warpColour: (u, v) => blend(warp, fleck, sprinkle(flecks[0](u, v))),
    weftColour: (u, v) => blend(weft, fleck, sprinkle(flecks[1](u, v))),
  });
}

export const chataiBasket = cloth<Palette>({
  slug: 'chatai-basket',
  title: 'Chatai Basketweave',
  collection: 'fabrics',
  widthInches: 9,
  uses: ['curtain', 'fabric', 'blind'],
  description: 'A thick cotton in basketweave, checked in light and shade like a reed mat.',
  weave,
  colourways: [
    {
      name: 'Wheat',
      swatch: '#cdb995',
      ground: 'light',
      palette: { warp: '#dccbaa', weft: '#bda580', fleck: '#f0e6d0' },
    },
    {
      name: 'Pebble',
      swatch: '#a9a8a1',
      ground: 'light',
      palette: { warp: '#bcbbb4', weft: '#94938c', fleck: '#dedcd3' },
    },
    {
      name: 'Moss',
      swatch: '#6c7557',
      ground: 'dark',
      palette: { warp: '#7f886a', weft: '#5a6347', fleck: '#a9ae8c' },
    },
    {
      name: 'Kohl',
      swatch: '#3a3f48',
      ground: 'dark',
      palette: { warp: '#4a505a', weft: '#2d323a', fleck: '#747b85' },
    },
    {
      name: 'Brick',
      swatch: '#9b5b46',
      ground: 'dark',
      palette: { warp: '#ae6c55', weft: '#864a38', fleck: '#cf9a80' },
    },
  ],
});
