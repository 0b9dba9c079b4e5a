import { cloth } from '../../design.ts';
import { spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'warp' | 'weft', string>;

const YARNS = 240;

function weave(p: Palette): Buffer {
  const random = seeded(77);
  const character = { thickness: [0.78, 1.12], light: [0.975, 1.025], slub: 0.04 } as const;
  const [warp, weft] = [rgb(p.warp), rgb(p.weft)];
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.3,
    fibre: 0.1,
    streak: 0.1,
    warp: spinYarns(YARNS, random, character),
    weft: spinYarns(YARNS, random, character),
    over: (i, j) => (i + j) % 2 === 0,
    warpColour: () => warp,
    weftColour: () => weft,
  });
}

export const handloomLinen = cloth<Palette>({
  slug: 'handloom-linen',
  title: 'Handloom Linen',
  collection: 'fabrics',
  widthInches: 8,
  uses: ['fabric', 'curtain', 'blind'],
  description: 'Breathable pure-linen look with gentle slubs in both directions, at home in every room.',
  weave,
  colourways: [
    { name: 'Oat', swatch: '#e3d7c2', ground: 'light', palette: { warp: '#e9dfcd', weft: '#dccfb8' } },
    { name: 'Indigo', swatch: '#47597a', ground: 'dark', palette: { warp: '#566b8a', weft: '#354a6b' } },
    { name: 'Terracotta', swatch: '#c37657', ground: 'dark', palette: { warp: '#c98063', weft: '#b5684c' } },
    { name: 'Sage', swatch: '#9ca789', ground: 'light', palette: { warp: '#a9b396', weft: '#8f9b7d' } },
    { name: 'Charcoal', swatch: '#56575a', ground: 'dark', palette: { warp: '#67686a', weft: '#4b4c4f' } },
    { name: 'Haldi', swatch: '#d6ab55', ground: 'light', palette: { warp: '#dbb464', weft: '#c99c47' } },
  ],
});
