import { repeat } from '../../design.ts';
import { elephant } from '../../kit/creatures.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { disc, fill, path, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'cloud'
  | 'cloudShade'
  | 'ink'
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'hide'
  | 'shade'
  | 'cloth'
  | 'gold'
  | 'cheek'
  | 'basket',
  string
>;

const cloud = (p: Palette) =>
  fill('M-70 22C-96 22 -98 -10 -70 -12C-66 -44 -20 -52 -4 -28C14 -46 50 -36 50 -10C82 -12 86 22 58 22Z', p.cloud) +
  fill('M-70 22C-84 22 -90 12 -88 4C-70 12 -40 6 -20 10C10 16 40 4 76 8C74 16 68 22 58 22Z', p.cloudShade);

const sparkle = (p: Palette) => fill('M0 -14C2 -4 4 -2 14 0C4 2 2 4 0 14C-2 4 -4 2 -14 0C-4 -2 -2 -4 0 -14Z', p.gold);

const balloon = (p: Palette, main: string, second: string) =>
  fill('M0 -150C80 -150 112 -88 92 -34C78 4 40 40 30 58L-30 58C-40 40 -78 4 -92 -34C-112 -88 -80 -150 0 -150Z', main) +
  fill('M0 -150C50 -150 66 -88 54 -34C46 4 22 40 16 58L-16 58C-22 40 -46 4 -54 -34C-66 -88 -50 -150 0 -150Z', second) +
  fill('M0 -150C16 -150 22 -88 18 -34C15 4 8 40 5 58L-5 58C-8 40 -15 4 -18 -34C-22 -88 -16 -150 0 -150Z', main) +
  fill('M0 -150C80 -150 112 -88 92 -34C78 4 40 40 30 58L16 58C52 10 88 -70 0 -150Z', p.ink, 0.07) +
  path('M-96 -64Q0 -32 96 -64M-94 -38Q0 -6 94 -38', { stroke: p.gold, width: 5, dash: '1 13' }) +
  stroke('M-28 58L-22 96M28 58L22 96M-9 58L-8 96M9 58L8 96', p.ink, 2) +
  fill('M-28 94L28 94L22 128Q20 134 14 134L-14 134Q-20 134 -22 128Z', p.basket) +
  stroke('M-26 104L26 104M-24 116L24 116', p.gold, 2.4);

function draw(p: Palette): string {
  const layer = new Layer();
  const calf = elephant(
    { hide: p.hide, shade: p.shade, cloth: p.cloth, trim: p.gold, ivory: p.cloud, ink: p.ink },
    fill('M-58 -82C-36 -92 -8 -90 8 -86L10 -40Q-24 -26 -58 -40Z', p.cloth) +
      path('M-56 -44Q-24 -30 8 -44', { stroke: p.gold, width: 4, dash: '1 9' }) +
      disc(88, -34, 9, p.cheek, 0.6),
  );
  const half = TILE / 2;
  for (const [ox, oy, k] of [
    [0, 0, 0],
    [half, half / 2, 1],
    [0, half, 2],
    [half, half * 1.5, 3],
  ] as const) {
    for (const [x, y, s] of [
      [330, 318, 1.05],
      [560, 330, 0.62],
      [40, 410, 0.8],
    ] as const)
      layer.stamp(cloud(p), x + ox, y + oy, 110, 0, s);
    layer.stamp(balloon(p, p.a, p.b), 170 + ox, 200 + oy, 180, 0, 1.02);
    layer.stamp(k % 2 ? balloon(p, p.e, p.d) : balloon(p, p.c, p.d), 465 + ox, 130 + oy, 130, 0.05, 0.66);
    layer
      .stamp(calf, 390 + ox, 486 + oy, 150, -0.04, (k % 2 ? -1 : 1) * 0.7, 0.7)
      .stamp(cloud(p), 398 + ox, 566 + oy, 150, 0, 1.32);
    for (const [x, y, s] of [
      [300, 90, 1.2],
      [60, 60, 0.9],
      [230, 470, 1],
      [560, 460, 1.1],
      [110, 540, 0.8],
      [575, 40, 0.7],
    ] as const)
      layer.stamp(sparkle(p), x + ox, y + oy, 20, 0.2, s);
  }
  return ground(p.bg) + layer;
}

export const skyBalloons = repeat<Palette>({
  slug: 'sky-balloons',
  title: 'Hawa Mahal Balloons',
  collection: 'kids',
  widthInches: 36,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Striped balloons drift past sleepy clouds where small elephants have stopped for a rest.',
  draw,
  colourways: [
    {
      name: 'Sky',
      swatch: '#dcebf0',
      ground: 'light',
      palette: {
        bg: '#dcebf0',
        cloud: '#f8fbfb',
        cloudShade: '#e9f2f4',
        ink: '#4b5a66',
        a: '#e58f78',
        b: '#f7d9b8',
        c: '#7fb0b4',
        d: '#f4ecd8',
        e: '#e6b85c',
        hide: '#a9b4c2',
        shade: '#8f9cad',
        cloth: '#e58f78',
        gold: '#e0b454',
        cheek: '#ef9f94',
        basket: '#b98a5e',
      },
    },
    {
      name: 'Blossom',
      swatch: '#fbe9e4',
      ground: 'light',
      palette: {
        bg: '#fbe9e4',
        cloud: '#fffaf7',
        cloudShade: '#fbeee9',
        ink: '#6b5560',
        a: '#d9899b',
        b: '#f8d5d0',
        c: '#a9bfa4',
        d: '#f3ecd9',
        e: '#e8bd75',
        hide: '#b8aec4',
        shade: '#9f94ae',
        cloth: '#d9899b',
        gold: '#dcae5a',
        cheek: '#ef9f94',
        basket: '#c29a74',
      },
    },
    {
      name: 'Meadow',
      swatch: '#e6ecd8',
      ground: 'light',
      palette: {
        bg: '#e6ecd8',
        cloud: '#fafbf3',
        cloudShade: '#eef2e2',
        ink: '#52604f',
        a: '#e0a24a',
        b: '#f6e3b4',
        c: '#8aa77f',
        d: '#f0eedb',
        e: '#d9805f',
        hide: '#a7b3a8',
        shade: '#8d9a8f',
        cloth: '#d9805f',
        gold: '#d8a640',
        cheek: '#ec9f86',
        basket: '#b08b5c',
      },
    },
    {
      name: 'Bedtime',
      swatch: '#2c3a55',
      ground: 'dark',
      palette: {
        bg: '#2d3b56',
        cloud: '#4a5a78',
        cloudShade: '#41506d',
        ink: '#1c2536',
        a: '#d98872',
        b: '#f0d3ae',
        c: '#7fa5ad',
        d: '#eee3cb',
        e: '#dcb265',
        hide: '#9aa5bb',
        shade: '#818da6',
        cloth: '#cf7f6d',
        gold: '#ecc873',
        cheek: '#e59b8c',
        basket: '#b08862',
      },
    },
  ],
});
