import { repeat } from '../../design.ts';
import { seeded } from '../../kit/random.ts';
import { ground, Layer, Space } from '../../kit/repeat.ts';
import { disc, fill, stroke } from '../../kit/svg.ts';
import type { BalloonTones, Cloths } from './balloon.ts';
import { balloon } from './balloon.ts';
import type { Print } from './balloon-prints.ts';
import type { PalaceTones } from './hawa-mahal.ts';
import { cloud, hawaMahal } from './hawa-mahal.ts';

type Palette = BalloonTones & PalaceTones & Record<'bg' | 'a' | 'b' | 'c' | 'd' | 'e', string>;

const BALLOONS: readonly (readonly [number, number, number, Print, string, 'none' | 'awake' | 'asleep'])[] = [
  [225, 275, 1.4, 'jharokha', 'abc', 'awake'],
  [790, 890, 1.4, 'scallop', 'cbe', 'asleep'],
  [640, 330, 1, 'leheriya', 'dae', 'none'],
  [1040, 470, 1.08, 'bandhani', 'ead', 'awake'],
  [250, 800, 1, 'buti', 'cae', 'none'],
  [905, 130, 0.6, 'buti', 'edc', 'none'],
  [1125, 830, 0.58, 'leheriya', 'bca', 'none'],
  [480, 650, 0.52, 'scallop', 'aed', 'none'],
  [60, 1060, 0.66, 'jharokha', 'dec', 'none'],
];

const CLOUDS: readonly (readonly [number, number, number])[] = [
  [430, 500, 200],
  [850, 330, 230],
  [1130, 90, 190],
  [490, 130, 170],
  [60, 560, 210],
  [850, 610, 180],
  [1010, 1120, 210],
  [110, 880, 120],
];

function draw(p: Palette): string {
  const random = seeded(64);
  const [back, front] = [new Layer(), new Layer()];
  const space = new Space();
  for (const [x, y, width] of CLOUDS) {
    back.stamp(cloud(p, width, random), x, y, width);
    space.take(x, y - 20, width * 0.45);
  }
  back.stamp(cloud(p, 440, random), 500, 1105, 440).stamp(hawaMahal(p), 500, 1148, 420);
  back.stamp(cloud(p, 200, random), 352, 1196, 200).stamp(cloud(p, 190, random), 650, 1196, 190);
  back.stamp(cloud(p, 230, random), 500, 1214, 230);
  space.take(500, 980, 210);
  for (const x of [330, 500, 670]) space.take(x, 1120, 130);
  for (const [x, y, size, print, cloths, rider] of BALLOONS) {
    const [first, second, third] = [...cloths].map((key) => p[key as 'a']) as unknown as Cloths;
    front.stamp(balloon(p, print, [first, second, third], rider), x, y, 200, 0, size);
    space.take(x, y - 40 * size, 125 * size);
    space.take(x, y + 110 * size, 70 * size);
  }
  space.scatter(random, 42, 900, (x, y, i) =>
    back.stamp(
      i % 3
        ? fill('M0 -11C1 -3 3 -1 11 0C3 1 1 3 0 11C-1 3 -3 1 -11 0C-3 -1 -1 -3 0 -11Z', p.gold)
        : stroke('M-15 -5Q-7 -10 0 0Q7 -10 15 -5', p.rope, 2.6, 0.75) + disc(0, 0, 2.4, p.rope, 0.75),
      x,
      y,
      20,
      i % 3 ? 0.2 : -0.15,
    ),
  );
  return ground(p.bg) + back + front;
}

export const skyBalloons = repeat<Palette>({
  slug: 'sky-balloons',
  title: 'Hawa Mahal Balloons',
  collection: 'kids',
  widthInches: 36,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Balloons in Rajasthani prints carry small elephants past sleepy clouds and a palace in the sky.',
  draw,
  finish: { wobble: 0.5, mottle: 0.012 },
  colourways: [
    {
      name: 'Sky',
      swatch: '#dcebf0',
      ground: 'light',
      palette: {
        bg: '#dcebf0',
        cloud: '#fbfdfd',
        cloudShade: '#c9dde5',
        ink: '#4b5a66',
        light: '#fdf5e4',
        a: '#e0806a',
        b: '#f6cfa4',
        c: '#5f9ea6',
        d: '#f7ead0',
        e: '#e9b550',
        hide: '#a9b4c2',
        hideDark: '#8c99ab',
        cheek: '#ef9f94',
        gold: '#e3b04c',
        basket: '#c0935f',
        rope: '#6f7a82',
        wall: '#eeb5a0',
        wallDark: '#dd917c',
        trim: '#fdf3e6',
        pane: '#7f6a72',
      },
    },
    {
      name: 'Blossom',
      swatch: '#fbe9e4',
      ground: 'light',
      palette: {
        bg: '#fbe9e4',
        cloud: '#fffcfa',
        cloudShade: '#f0d3cc',
        ink: '#6b5560',
        light: '#fff8ec',
        a: '#d4778d',
        b: '#f5c4c0',
        c: '#94b394',
        d: '#f8ecd6',
        e: '#ecb965',
        hide: '#b8aec4',
        hideDark: '#9c90ac',
        cheek: '#ef9f94',
        gold: '#dfab50',
        basket: '#c59a70',
        rope: '#8f757f',
        wall: '#eab1b4',
        wallDark: '#d48d97',
        trim: '#fff6ee',
        pane: '#8f6a7c',
      },
    },
    {
      name: 'Meadow',
      swatch: '#e6ecd8',
      ground: 'light',
      palette: {
        bg: '#e6ecd8',
        cloud: '#fcfdf6',
        cloudShade: '#cfdabb',
        ink: '#52604f',
        light: '#fdf8e6',
        a: '#e09a3c',
        b: '#f5dc9f',
        c: '#739a6c',
        d: '#f4efd6',
        e: '#d4714e',
        hide: '#a7b3a8',
        hideDark: '#89978c',
        cheek: '#ec9f86',
        gold: '#dba638',
        basket: '#b48d58',
        rope: '#717d66',
        wall: '#ecb990',
        wallDark: '#d9956a',
        trim: '#fdf5e0',
        pane: '#6e6a58',
      },
    },
    {
      name: 'Bedtime',
      swatch: '#2c3a55',
      ground: 'dark',
      palette: {
        bg: '#2c3a55',
        cloud: '#52638a',
        cloudShade: '#3b4a6a',
        ink: '#1c2536',
        light: '#f6ead0',
        a: '#d9806a',
        b: '#f0cda0',
        c: '#6f9fa8',
        d: '#efe2c6',
        e: '#e0b05c',
        hide: '#9aa5bb',
        hideDark: '#7c88a2',
        cheek: '#e59b8c',
        gold: '#eec76c',
        basket: '#b48a5f',
        rope: '#b7aa92',
        wall: '#b98a94',
        wallDark: '#97707f',
        trim: '#ecd9c6',
        pane: '#f2cf86',
      },
    },
  ],
});
