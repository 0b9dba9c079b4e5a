import { cloth } from '../../design.ts';
import { spinYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { seeded } from '../../kit/random.ts';
import { spinSlubs, weaveOpen } from '../../kit/sheer.ts';

type Palette = Record<'warp' | 'weft' | 'light', string>;

const YARNS = 240;

function weave(p: Palette): Buffer {
  const random = seeded(91);
  const warp = rgb(p.warp);
  return weaveOpen({
    yarns: YARNS,
    random,
    warp: spinYarns(YARNS, random, { thickness: [0.72, 1.16], light: [0.95, 1.03], slub: 0.03 }),
    weft: spinYarns(YARNS, random, { thickness: [0.66, 1.2], light: [0.94, 1.03], slub: 0.05 }),
    slubs: spinSlubs(YARNS, random, 0.34),
    warpCover: () => 0.5,
    weftCover: 0.54,
    yarn: () => warp,
    weftYarn: rgb(p.weft),
    light: rgb(p.light),
  });
}

export const mulmulVoile = cloth<Palette>({
  slug: 'mulmul-voile',
  title: 'Mulmul Voile',
  collection: 'fabrics',
  widthInches: 10,
  uses: ['curtain', 'fabric'],
  description: 'Hand-spun cotton muslin, open enough for the breeze, with the soft uneven lines of its yarn.',
  weave,
  colourways: [
    {
      name: 'Milk',
      swatch: '#f1ece1',
      ground: 'light',
      palette: { warp: '#e3dccc', weft: '#ded5c3', light: '#fdfbf6' },
    },
    {
      name: 'Rosewater',
      swatch: '#ecd6cd',
      ground: 'light',
      palette: { warp: '#e0bfb2', weft: '#d9b3a5', light: '#faf1ec' },
    },
    {
      name: 'Monsoon Sky',
      swatch: '#cbd8dd',
      ground: 'light',
      palette: { warp: '#aebfc8', weft: '#a2b6c0', light: '#eff4f5' },
    },
    {
      name: 'Neem',
      swatch: '#d3dac1',
      ground: 'light',
      palette: { warp: '#b9c39f', weft: '#aeba93', light: '#f2f5e9' },
    },
  ],
});
