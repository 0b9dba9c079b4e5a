import { cloth } from '../../design.ts';
import { blend, shade, spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { clouds } from '../../kit/noise.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'silk' | 'cotton' | 'zari', string>;

const YARNS = 300;
/** Picks from one zari line to the next. */
const LINE = 50;

function weave(p: Palette): Buffer {
  const random = seeded(83);
  const [silk, cotton, zari] = [rgb(p.silk), rgb(p.cotton), rgb(p.zari)];
  const sheen = clouds(4, 30, 3, 15);
  const glint = clouds(90, 8, 2, 27);
  /** A bold line, and a faint one on either side. */
  const getZari = (pick: number) => ({ 20: 0.5, 25: 0.95, 30: 0.5 })[pick % LINE] ?? 0;
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.08,
    fibre: 0.06,
    warp: spinYarns(YARNS, random, { thickness: [0.84, 0.94], light: [0.98, 1.02] }),
    weft: spinYarns(YARNS, random, { thickness: [0.86, 1.04], light: [0.97, 1.03] }),
    // A zari pick floats over three warps, so the line shines.
    over: (i, j) => (getZari(j) ? (i + j * 2) % 4 === 0 : (i + j) % 2 === 0),
    warpColour: () => silk,
    weftColour: (u, v, j) =>
      getZari(j)
        ? shade(blend(cotton, zari, getZari(j)), 1.02 + glint(u, v) * 0.3)
        : shade(blend(cotton, silk, Math.max(0, Math.min(1, 0.4 + sheen(u, v) * 0.7))), 1 + sheen(u, v) * 0.04),
  });
}

export const chanderiTissue = cloth<Palette>({
  slug: 'chanderi-tissue',
  title: 'Chanderi Tissue',
  collection: 'fabrics',
  widthInches: 9,
  uses: ['blind', 'curtain', 'fabric'],
  description: 'Crisp silk-cotton from Chanderi, ruled across with fine lines of zari that catch the lamp.',
  weave,
  colourways: [
    {
      name: 'Ivory',
      swatch: '#e9e0cd',
      ground: 'light',
      palette: { silk: '#efe7d7', cotton: '#e2d7c0', zari: '#c6a25c' },
    },
    {
      name: 'Champa',
      swatch: '#dcc285',
      ground: 'light',
      palette: { silk: '#e6cf98', cotton: '#d3b672', zari: '#a87c34' },
    },
    {
      name: 'Dusty Rose',
      swatch: '#c9a197',
      ground: 'light',
      palette: { silk: '#d6b3a9', cotton: '#be9286', zari: '#e5cb96' },
    },
    {
      name: 'Peacock',
      swatch: '#2f5f68',
      ground: 'dark',
      palette: { silk: '#3f747d', cotton: '#26525b', zari: '#cba765' },
    },
  ],
});
