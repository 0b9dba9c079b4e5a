import { cloth } from '../../design.ts';
import { blend, spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { noise } from '../../kit/noise.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'warp' | 'warp2' | 'weft', string>;

const YARNS = 300;

function weave(p: Palette): Buffer {
  const random = seeded(12);
  const [dark, light, weft] = [rgb(p.warp), rgb(p.warp2), rgb(p.weft)];
  const heather = noise(150, 14, 9);
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.14,
    fibre: 0.08,
    warp: spinYarns(YARNS, random, { thickness: [0.86, 1.06], light: [0.95, 1.05] }),
    weft: spinYarns(YARNS, random, { thickness: [0.8, 1.0], light: [0.96, 1.03] }),
    over: (i, j) => (i + j) % 2 === 0,
    warpColour: (u, v) => blend(dark, light, 0.5 + 0.5 * heather(u, v)),
    weftColour: () => weft,
  });
}

export const heatherChambray = cloth<Palette>({
  slug: 'heather-chambray',
  title: 'Heather Chambray',
  collection: 'fabrics',
  widthInches: 6,
  uses: ['fabric', 'curtain', 'blind'],
  description: 'Coloured warp, undyed weft: a light cotton that softens any strong shade to a washed tone.',
  weave,
  colourways: [
    {
      name: 'Denim',
      swatch: '#8b9db3',
      ground: 'light',
      palette: { warp: '#5b7391', warp2: '#8096b0', weft: '#e6e7e4' },
    },
    {
      name: 'Rosewood',
      swatch: '#c49a92',
      ground: 'light',
      palette: { warp: '#a9675f', warp2: '#c28a80', weft: '#efe5df' },
    },
    {
      name: 'Fern',
      swatch: '#a3b096',
      ground: 'light',
      palette: { warp: '#72855f', warp2: '#96a683', weft: '#e9eae0' },
    },
    {
      name: 'Graphite',
      swatch: '#5d646c',
      ground: 'dark',
      palette: { warp: '#353c44', warp2: '#4c545d', weft: '#8b9196' },
    },
  ],
});
