import { cloth } from '../../design.ts';
import { spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'warp' | 'weft', string>;

const YARNS = 240;
const BAND = 20;

function weave(p: Palette): Buffer {
  const random = seeded(31);
  const character = { thickness: [0.9, 1.05], light: [0.96, 1.04] } as const;
  const [warp, weft] = [rgb(p.warp), rgb(p.weft)];
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.06,
    fibre: 0.07,
    warp: spinYarns(YARNS, random, character),
    weft: spinYarns(YARNS, random, character),
    over: (i, j) => {
      const along = i % (BAND * 2);
      const climb = along < BAND ? along : BAND * 2 - 1 - along;
      return (climb + j) % 4 < 2;
    },
    warpColour: () => warp,
    weftColour: () => weft,
  });
}

export const cottonHerringbone = cloth<Palette>({
  slug: 'cotton-herringbone',
  title: 'Cotton Herringbone',
  collection: 'fabrics',
  widthInches: 6,
  uses: ['fabric', 'curtain', 'blind'],
  description: 'A sturdy cotton twill whose broken diagonals give plain colour a tailored depth.',
  weave,
  colourways: [
    { name: 'Biscuit', swatch: '#d3c2a6', ground: 'light', palette: { warp: '#e6dac4', weft: '#bda888' } },
    { name: 'Dove', swatch: '#bcbfbf', ground: 'light', palette: { warp: '#dadcda', weft: '#9a9fa2' } },
    { name: 'Olive', swatch: '#7d8150', ground: 'dark', palette: { warp: '#a4a772', weft: '#5f653a' } },
    { name: 'Ink', swatch: '#273a66', ground: 'dark', palette: { warp: '#425f98', weft: '#152044' } },
    { name: 'Madder', swatch: '#a0483e', ground: 'dark', palette: { warp: '#c4685a', weft: '#822f29' } },
  ],
});
