import { repeat } from '../../design.ts';
import { blade } from '../../kit/botany.ts';
import { points, range } from '../../kit/geometry.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { box, d, disc, fill, hoop, path, place, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'road'
  | 'hood'
  | 'body'
  | 'body2'
  | 'glass'
  | 'wheel'
  | 'ink'
  | 'light'
  | 'k1'
  | 'k2'
  | 'k3'
  | 'house'
  | 'house2'
  | 'roof'
  | 'leaf'
  | 'leaf2'
  | 'cloud',
  string
>;

/** Three-wheeler looking to +x, wheels on y = 100. */
const rickshaw = (p: Palette, body: string) =>
  fill('M-128 64L-128 -18Q-128 -74 -72 -88L38 -92Q66 -92 74 -66L96 2Q124 8 128 40L128 64Z', body) +
  fill('M-128 -14Q-126 -74 -72 -88L38 -92Q66 -92 74 -66L80 -46L-128 -46Z', p.hood) +
  stroke('M-124 -46L80 -46', p.light, 5) +
  stroke('M-92 -84L-96 -48M-52 -89L-54 -48M-8 -91L-8 -48M34 -92L36 -48', p.ink, 2.2, 0.35) +
  fill('M-20 -40L-20 40Q-20 46 -14 46L34 46Q42 46 42 38L38 -40Z', p.glass) +
  fill('M46 -40L72 -40L88 8Q60 10 52 14Z', p.glass) +
  fill('M-106 -38L-42 -38L-42 -2L-106 -2Z', p.glass) +
  disc(4, -6, 13, p.roof) +
  fill('M-14 40Q-12 8 4 8Q22 8 24 40Z', p.k2) +
  stroke('M22 18L48 10', p.roof, 6) +
  stroke('M44 -2L54 20', p.ink, 4) +
  disc(-74, -16, 11, p.house2) +
  fill('M-92 -2Q-90 -10 -74 -10Q-58 -10 -56 -2Z', p.k1) +
  box(-128, 30, 100, 8, p.light) +
  place(spin(8, fill('M0 -4C-5 -9 -4 -16 0 -18C4 -16 5 -9 0 -4Z', p.light)) + disc(0, 0, 4, p.hood), -78, 12, 0, 0.8) +
  disc(116, 26, 11, p.light) +
  hoop(116, 26, 11, p.ink, 2.4) +
  box(-136, 58, 272, 10, p.ink) +
  [-84, 92].map((x) => disc(x, 76, 27, p.wheel) + disc(x, 76, 14, p.light) + disc(x, 76, 5, p.ink)).join('') +
  fill('M58 60Q60 40 92 40Q122 42 126 62L116 62Q112 50 92 50Q72 50 68 62Z', body) +
  stroke('M-134 -8L-146 -14M-134 12L-148 12', p.ink, 3, 0.5);

function kite(p: Palette, a: string, b: string): string {
  const tail = 'M0 74C20 100 -20 124 4 150C24 172 -6 190 6 214';
  return (
    stroke(tail, p.ink, 2) +
    points('4,106 -6,134 12,162 2,190')
      .map(([x, y], i) => place(fill('M0 0L-15 -8L-15 8ZM0 0L15 -8L15 8Z', i % 2 ? a : b), x, y, 0.3 - i * 0.2))
      .join('') +
    fill('M0 -74L56 0L0 74L-56 0Z', a) +
    fill('M0 -74L56 0L0 0ZM0 74L-56 0L0 0Z', b) +
    disc(0, 0, 15, p.light) +
    disc(0, 0, 7, a) +
    stroke('M0 -74L0 74M-56 0Q0 -34 56 0', p.ink, 2, 0.55) +
    fill('M0 74L-14 94L14 94Z', b)
  );
}

const house = (p: Palette) =>
  box(-62, -96, 124, 96, p.house) +
  fill('M-72 -96Q0 -162 72 -96Z', p.roof) +
  disc(0, -136, 6, p.light) +
  stroke('M0 -136L0 -154', p.ink, 3) +
  box(-72, -100, 144, 8, p.house2) +
  [-40, 0, 40]
    .map((x) => path(d`M${x - 13} -34L${x - 13} -64Q${x} -88 ${x + 13} -64L${x + 13} -34Z`, { fill: p.house2 }))
    .join('') +
  fill('M-15 0L-15 -22Q0 -40 15 -22L15 0Z', p.ink, 0.7) +
  range(6)
    .map((i) => disc(-50 + i * 20, -26, 2.6, p.light))
    .join('');

const tree = (p: Palette) =>
  stroke('M0 0C-2 -30 4 -50 0 -84M0 -44L-20 -70M1 -52L22 -76', p.roof, 7) +
  disc(-26, -92, 30, p.leaf) +
  disc(24, -96, 32, p.leaf2) +
  disc(0, -124, 36, p.leaf) +
  range(9)
    .map((i) => place(blade(13, 4, p.bg), -34 + (i % 3) * 30, -84 - Math.floor(i / 3) * 22, i))
    .join('');

const cloud = (p: Palette) =>
  fill('M-70 22C-96 22 -98 -10 -70 -12C-66 -44 -20 -52 -4 -28C14 -46 50 -36 50 -10C82 -12 86 22 58 22Z', p.cloud);

function draw(p: Palette): string {
  const layer = new Layer();
  const half = TILE / 2;
  const blocks: readonly [number, number, number][] = [
    [0, 0, 0],
    [half, half / 2, 1],
    [0, half, 2],
    [half, half * 1.5, 3],
  ];
  for (const [ox, oy, k] of blocks) {
    const side = k % 2 ? -1 : 1;
    const x = (v: number) => ox + (side > 0 ? v : half - v);
    layer.stamp(cloud(p), x(420), 130 + oy, 110, 0, 0.86).stamp(cloud(p), x(120), 236 + oy, 110, 0, 0.6);
    layer
      .stamp(tree(p), x(352), 530 + oy, 190, 0, 0.9)
      .stamp(house(p), x(456), 530 + oy, 180, 0, 1.06)
      .stamp(tree(p), x(548), 530 + oy, 190, 0, 0.68);
    layer.stamp(
      stroke('M-300 0L300 0', p.road, 9) + path('M-300 17L300 17', { stroke: p.road, width: 4, dash: '24 20' }),
      ox + half / 2,
      533 + oy,
      310,
    );
    layer.stamp(rickshaw(p, k % 3 ? p.body : p.body2), x(170), 436 + oy, 170, 0, side * 0.92, 0.92);
    layer
      .stamp(kite(p, k % 2 ? p.k3 : p.k1, k % 2 ? p.light : p.k2), x(240), 130 + oy, 230, side * 0.32, 0.86)
      .stamp(kite(p, p.k2, p.k3), x(530), 190 + oy, 230, -side * 0.3, 0.6)
      .stamp(kite(p, p.k3, p.light), x(60), 90 + oy, 200, -side * 0.2, 0.48);
  }
  return ground(p.bg) + layer;
}

export const rickshawKites = repeat<Palette>({
  slug: 'rickshaw-kites',
  title: 'Patang Rickshaws',
  collection: 'kids',
  widthInches: 34,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Cheerful auto-rickshaws trundle down tree-lined lanes on the day every kite in town is flying.',
  draw,
  finish: { wobble: 0.5, mottle: 0.012 },
  colourways: [
    {
      name: 'Morning',
      swatch: '#f4efe4',
      ground: 'light',
      palette: {
        bg: '#f4efe4',
        road: '#d5cbb9',
        hood: '#e3b24f',
        body: '#6f9a86',
        body2: '#557f8d',
        glass: '#e3eef0',
        wheel: '#4a4a4c',
        ink: '#4a4a4c',
        light: '#f8efd9',
        k1: '#d0735c',
        k2: '#e3b24f',
        k3: '#6f93a8',
        house: '#ecd3bb',
        house2: '#d8b596',
        roof: '#b77a5f',
        leaf: '#93a982',
        leaf2: '#7c9670',
        cloud: '#fffdf8',
      },
    },
    {
      name: 'Sky',
      swatch: '#cfe0e6',
      ground: 'light',
      palette: {
        bg: '#d6e4e8',
        road: '#b9cbd0',
        hood: '#e5b75d',
        body: '#5f8f93',
        body2: '#d08a6e',
        glass: '#f2f8f8',
        wheel: '#40505a',
        ink: '#40505a',
        light: '#fbf3df',
        k1: '#d77f69',
        k2: '#ecc26d',
        k3: '#4f7a92',
        house: '#f3e4d0',
        house2: '#dfc3a6',
        roof: '#c08a70',
        leaf: '#86a892',
        leaf2: '#6d917d',
        cloud: '#f6fafa',
      },
    },
    {
      name: 'Rose Town',
      swatch: '#f2d5ca',
      ground: 'light',
      palette: {
        bg: '#f6e1d8',
        road: '#dfc2b5',
        hood: '#dfae5a',
        body: '#b96e6a',
        body2: '#7a8f83',
        glass: '#f8f0ea',
        wheel: '#54474a',
        ink: '#54474a',
        light: '#fdf4e3',
        k1: '#b2566a',
        k2: '#e3b562',
        k3: '#7c96a0',
        house: '#eec5b2',
        house2: '#d99f8b',
        roof: '#a9614f',
        leaf: '#9dac8a',
        leaf2: '#849676',
        cloud: '#fffaf6',
      },
    },
    {
      name: 'Twilight',
      swatch: '#2b3850',
      ground: 'dark',
      palette: {
        bg: '#2d3a52',
        road: '#4a5872',
        hood: '#dfae57',
        body: '#5f8d86',
        body2: '#c0776a',
        glass: '#93a9ba',
        wheel: '#161d2b',
        ink: '#161d2b',
        light: '#f7e6bd',
        k1: '#d07d68',
        k2: '#e4b963',
        k3: '#86a5bb',
        house: '#5c6a84',
        house2: '#e7c98c',
        roof: '#8a6a70',
        leaf: '#4c7069',
        leaf2: '#3d5f5b',
        cloud: '#3d4b66',
      },
    },
  ],
});
