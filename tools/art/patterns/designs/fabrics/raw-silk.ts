import { cloth } from '../../design.ts';
import { blend, shade, spinYarns, weaveYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { clouds } from '../../kit/noise.ts';
import { between, seeded } from '../../kit/random.ts';

type Palette = Record<'warp' | 'weft' | 'lustre', string>;

const YARNS = 300;

function weave(p: Palette): Buffer {
  const random = seeded(54);
  const [warp, weft, lustre] = [rgb(p.warp), rgb(p.weft), rgb(p.lustre)];
  const glow = clouds(3, 40, 3, 61);
  // Slubs: short thick places that lie on the cloth as brighter dashes.
  const slubs = Array.from({ length: YARNS }, () =>
    random() < 0.3 ? { at: random(), length: between(random, 0.02, 0.11), strength: between(random, 0.2, 0.75) } : null,
  );
  const weftYarns = spinYarns(YARNS, random, { thickness: [0.8, 1.15], light: [0.92, 1.07], slub: 0.08 });
  return weaveYarns({
    yarns: YARNS,
    random,
    swelling: 0.3,
    fibre: 0.06,
    warp: spinYarns(YARNS, random, { thickness: [0.74, 0.84], light: [0.97, 1.02] }),
    weft: weftYarns,
    over: (i, j) => (i + j) % 2 === 0,
    warpColour: () => warp,
    weftColour: (u, v, j) => {
      const slub = slubs[j];
      const away = slub ? Math.min(Math.abs(u - slub.at), 1 - Math.abs(u - slub.at)) / slub.length : 9;
      const bump = slub && away < 1 ? slub.strength * (1 - away * away) : 0;
      return shade(blend(weft, lustre, Math.max(0, Math.min(1, 0.35 + glow(u, v) * 0.6 + bump))), 1 + bump * 0.05);
    },
  });
}

export const rawSilk = cloth<Palette>({
  slug: 'raw-silk',
  title: 'Raw Silk',
  collection: 'fabrics',
  widthInches: 9,
  uses: ['fabric', 'curtain'],
  description: 'Lustrous dupion with slubs running across and a second colour glinting in every fold.',
  weave,
  colourways: [
    {
      name: 'Antique Gold',
      swatch: '#c29b52',
      ground: 'light',
      palette: { warp: '#96703a', weft: '#b98f48', lustre: '#dfc084' },
    },
    {
      name: 'Rani',
      swatch: '#a23a62',
      ground: 'dark',
      palette: { warp: '#c27a3f', weft: '#8f2c55', lustre: '#c2648a' },
    },
    {
      name: 'Peacock',
      swatch: '#2c6b74',
      ground: 'dark',
      palette: { warp: '#2c3f6e', weft: '#236069', lustre: '#5a99a0' },
    },
    {
      name: 'Ivory',
      swatch: '#e8dcc6',
      ground: 'light',
      palette: { warp: '#d3c2a2', weft: '#e2d4ba', lustre: '#f5ecdb' },
    },
    {
      name: 'Ash Rose',
      swatch: '#bf9a90',
      ground: 'light',
      palette: { warp: '#8d7a80', weft: '#b48a80', lustre: '#dbbcb2' },
    },
  ],
});
