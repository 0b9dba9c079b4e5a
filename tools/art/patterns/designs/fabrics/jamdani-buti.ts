import { cloth } from '../../design.ts';
import { blade } from '../../kit/botany.ts';
import { CLOTH_SIZE, spinYarns } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { range } from '../../kit/geometry.ts';
import { printed } from '../../kit/print.ts';
import { seeded } from '../../kit/random.ts';
import { ground, halfDrop, Layer } from '../../kit/repeat.ts';
import { spinSlubs, weaveOpen } from '../../kit/sheer.ts';
import { disc, fill, mirror, place, stroke } from '../../kit/svg.ts';

type Palette = Record<'warp' | 'weft' | 'light' | 'inlay', string>;

const YARNS = 300;
const W = '#ffffff';
const K = '#000000';

/** A bent jasmine sprig with one open flower, about 190 tall. */
function sprig(): string {
  const side =
    place(blade(62, 17, W), 0, 34, -0.5) + place(blade(50, 14, W), 0, 62, -0.3) + place(blade(34, 10, W), 0, 6, -0.75);
  const petals = range(5)
    .map((k) => place(blade(66 - Math.abs(k - 2) * 4, 13, W), 0, -17, -Math.PI / 2 + (k - 2) * 0.52))
    .join('');
  return (
    stroke('M0 0L0 96', W, 9) +
    side +
    mirror(side) +
    petals +
    fill('M-20 -10Q0 -4 20 -10Q14 12 0 12Q-14 12 -20 -10Z', W) +
    fill('M0 92L13 108L0 124L-13 108Z', W)
  );
}

async function drawMotifs(): Promise<Buffer> {
  const layer = new Layer();
  halfDrop(6, 4, (x, y, column) => {
    layer.stamp(sprig(), x, y - 24, 130, column % 2 ? 0.16 : -0.16, column % 2 ? 0.82 : -0.82, 0.82);
    for (const [dx, dy] of [
      [0, 142],
      [-16, 158],
      [16, 158],
      [0, 174],
    ] as const)
      layer.stamp(disc(0, 0, 8, W), x + dx, y + dy - 8, 12);
  });
  return printed(ground(K) + layer);
}

async function weave(p: Palette): Promise<Buffer> {
  const random = seeded(23);
  const motifs = await drawMotifs();
  const pitch = CLOTH_SIZE / YARNS;
  const warp = rgb(p.warp);
  return weaveOpen({
    yarns: YARNS,
    random,
    warp: spinYarns(YARNS, random, { thickness: [0.8, 1.1], light: [0.96, 1.03] }),
    weft: spinYarns(YARNS, random, { thickness: [0.74, 1.14], light: [0.95, 1.03], slub: 0.03 }),
    slubs: spinSlubs(YARNS, random, 0.16),
    warpCover: () => 0.5,
    weftCover: 0.5,
    // Read once per crossing, so that the motifs step with the threads.
    inlay: (i, j) => {
      const at = Math.floor((j + 0.5) * pitch) * CLOTH_SIZE + Math.floor((i + 0.5) * pitch);
      return (motifs[at * 3] ?? 0) > 110 ? 0.92 : 0;
    },
    yarn: () => warp,
    weftYarn: rgb(p.weft),
    inlayYarn: rgb(p.inlay),
    light: rgb(p.light),
  });
}

export const jamdaniButi = cloth<Palette>({
  slug: 'jamdani-buti',
  title: 'Jamdani Buti',
  collection: 'fabrics',
  widthInches: 18,
  uses: ['curtain', 'fabric'],
  description: 'Jasmine sprigs laid into fine muslin by hand, pick by pick, so that they seem to float in the light.',
  weave,
  colourways: [
    {
      name: 'Moonlight',
      swatch: '#e9e4d8',
      ground: 'light',
      palette: { warp: '#d9d1c0', weft: '#d4cab7', light: '#f6f2e9', inlay: '#fffdf8' },
    },
    {
      name: 'Zari',
      swatch: '#e7d9bb',
      ground: 'light',
      palette: { warp: '#e6dcc7', weft: '#e1d5bd', light: '#fbf7ee', inlay: '#c8a35c' },
    },
    {
      name: 'Dove',
      swatch: '#c6ccd0',
      ground: 'light',
      palette: { warp: '#aab3ba', weft: '#9fa9b1', light: '#e4e9eb', inlay: '#fbfbf8' },
    },
    {
      name: 'Rose',
      swatch: '#e3c4ba',
      ground: 'light',
      palette: { warp: '#d3a99c', weft: '#cc9f91', light: '#f5e5de', inlay: '#fff8f3' },
    },
  ],
});
