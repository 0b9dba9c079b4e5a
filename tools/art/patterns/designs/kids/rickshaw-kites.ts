import { repeat } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, ribbon } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { ground, Layer } from '../../kit/repeat.ts';
import { d, disc, fill, place, smooth, stroke } from '../../kit/svg.ts';
import type { Scene } from './kite-scenes.ts';
import { BIRDS, CLOUDS, FAR_KITES, SCENES } from './kite-scenes.ts';
import type { TownTones } from './kite-town.ts';
import { flatHouse, flyer, haveli, kite, palm, shop, tree } from './kite-town.ts';
import type { RickshawTones } from './rickshaw.ts';
import { rickshaw } from './rickshaw.ts';

type Palette = TownTones &
  RickshawTones &
  Record<'hill' | 'road' | 'mark' | 'body' | 'body2' | 'body3' | 'hood2' | 'cloud' | 'string', string>;

const BUILDINGS = { haveli, flatHouse, shop, tree, palm };

const level = (x: number) => 62 * (x / 290) ** 2;

function paintScene(p: Palette, { town, ride, flyers, kites }: Scene): string {
  const colour = (digit: string) => nth([p.light, p.k1, p.k2, p.k3, p.k4], Number(digit));
  const crest = (from: number, drop: number): Point[] =>
    range(21).map((i) => [from - (from * i) / 10, level(from - (from * i) / 10) + drop]);
  const hand = (index: number): Point => {
    const [x, rise, look] = nth(flyers, index);
    return [x + look * 17, level(x) + rise - 54];
  };
  const flown = kites.map(([x, y, size, tilt, face, digits, holder]) => {
    const [hx, hy] = typeof holder === 'number' ? hand(holder) : holder;
    const [a, b, c] = [...digits].map(colour) as [string, string, string];
    const line = d`M${x} ${y}C${x + (hx - x) * 0.05} ${y + (hy - y) * 0.55} ${x + (hx - x) * 0.55} ${hy - (hy - y) * 0.14} ${hx} ${hy}`;
    return stroke(line, p.string, 1.6, 0.8) + place(kite(p, face, [a, b, c], size > 0.9), x, y, tilt, size);
  });
  const tufts = range(19).map((i) => {
    const x = -252 + i * 28 + ((i * 17) % 13);
    return d`M${x - 7} ${level(x) + 62}l-3 -11m9 11l1 -14m6 13l5 -10`;
  });
  const [at, side, body, passenger] = ride;
  const slope = Math.atan((level(at + 80) - level(at - 80)) / 160);
  return (
    flown.join('') +
    town.map(([kind, x, size]) => place(BUILDINGS[kind](p), x, level(x) + 4, 0, size)).join('') +
    fill(smooth([...crest(-292, 2), [200, 112], [20, 132], [-170, 116]], true), 'url(#hill)') +
    fill(smooth(ribbon(crest(-284, 27), [3, 19, 23, 23, 23, 19, 3]), true), p.road) +
    stroke(
      range(9)
        .map((i) => d`M${-206 + i * 50} ${level(-206 + i * 50) + 38}L${-184 + i * 50} ${level(-184 + i * 50) + 38}`)
        .join(''),
      p.mark,
      3.4,
    ) +
    stroke(tufts.join(''), p.leaf, 2.6) +
    range(11)
      .map((i) => disc(-226 + i * 46, level(-226 + i * 46) + 62 + ((i * 7) % 12), 4, nth([p.k1, p.k2, p.light], i % 3)))
      .join('') +
    flyers.map(([x, rise, look, shirt]) => place(flyer(p, p[shirt]), x, level(x) + rise, 0, look * 1.1, 1.1)).join('') +
    place(rickshaw(p, p[body], body === 'body3' ? p.hood2 : p.hood, passenger), at, level(at) + 32, slope, side, 1)
  );
}

const PAIR_OF_BIRDS = 'M-15 -5Q-7 -10 0 0Q7 -10 15 -5M10 14Q16 10 20 17Q25 10 30 14';
const CLOUD =
  'M-92 18C-104 4 -84 -12 -62 -8C-58 -34 -14 -40 0 -18C14 -34 52 -28 54 -6C78 -12 98 4 88 18C60 24 -70 24 -92 18Z';

function draw(p: Palette): string {
  const [sky, scenes] = [new Layer(), new Layer()];
  for (const [x, y, size] of CLOUDS) sky.stamp(fill(CLOUD, p.cloud), x, y, 110, 0, size);
  for (const [x, y, turn] of BIRDS) sky.stamp(stroke(PAIR_OF_BIRDS, p.string, 2.2, 0.7), x, y, 40, turn);
  const pale = (k: number) => mix(nth([p.k1, p.k2, p.k3, p.k4], k % 4), p.bg, 0.35);
  for (const [x, y, turn, face] of FAR_KITES)
    sky.stamp(kite(p, face, [pale(face), pale(face + 1), pale(face + 2)], false), x, y, 60, turn, 0.4);
  for (const scene of SCENES) scenes.stamp(paintScene(p, scene), scene.x, scene.y, 520);
  const fade =
    '<linearGradient id="hill" x1="0" y1="0" x2="0" y2="1">' +
    `<stop offset="0.35" stop-color="${p.hill}"/><stop offset="1" stop-color="${p.hill}" stop-opacity="0"/></linearGradient>`;
  return `<defs>${fade}</defs>${ground(p.bg)}${sky}${scenes}`;
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
        hill: '#dfe0c4',
        road: '#d9cdb8',
        mark: '#f8f2e4',
        hood: '#e8b545',
        body: '#5f9477',
        body2: '#3f7f8c',
        body3: '#e8b545',
        hood2: '#4d5660',
        glass: '#e6eff0',
        wheel: '#45464a',
        ink: '#45464a',
        string: '#7b7a78',
        light: '#fbf3df',
        skin: '#b9805c',
        k1: '#d2694f',
        k2: '#e8b545',
        k3: '#5d8ea6',
        k4: '#7fa477',
        wall: '#efd2b4',
        wall2: '#e2b795',
        wall3: '#f1ddc0',
        shade: '#b98a68',
        window: '#7d92a0',
        trunk: '#97735a',
        leaf: '#8da67c',
        leaf2: '#a5b990',
        cloud: '#fffdf8',
      },
    },
    {
      name: 'Sky',
      swatch: '#cfe0e6',
      ground: 'light',
      palette: {
        bg: '#cfe0e6',
        hill: '#b7d0cd',
        road: '#a9bfc6',
        mark: '#e8f0f1',
        hood: '#ecbb55',
        body: '#3f8485',
        body2: '#d27f62',
        body3: '#ecbb55',
        hood2: '#3f5260',
        glass: '#f2f8f8',
        wheel: '#3a4a55',
        ink: '#3a4a55',
        string: '#5d7280',
        light: '#fdf6e4',
        skin: '#b57b5a',
        k1: '#db7458',
        k2: '#f0c25f',
        k3: '#44748f',
        k4: '#6f9f8c',
        wall: '#f6e6d0',
        wall2: '#e8c7a6',
        wall3: '#fbf1e0',
        shade: '#b5927a',
        window: '#6d8da0',
        trunk: '#8d7260',
        leaf: '#76a08d',
        leaf2: '#92b6a4',
        cloud: '#f3f8f9',
      },
    },
    {
      name: 'Rose Town',
      swatch: '#f2d5ca',
      ground: 'light',
      palette: {
        bg: '#f2d5ca',
        hill: '#e5bfb0',
        road: '#d9ab9d',
        mark: '#f9e7de',
        hood: '#e2ab4e',
        body: '#a9545e',
        body2: '#6d8a7f',
        body3: '#e2ab4e',
        hood2: '#5c4650',
        glass: '#fbf1ea',
        wheel: '#54434a',
        ink: '#54434a',
        string: '#8a727a',
        light: '#fef3e2',
        skin: '#ad7356',
        k1: '#b04a62',
        k2: '#e6b255',
        k3: '#6b8b9b',
        k4: '#8da184',
        wall: '#f0bfa9',
        wall2: '#dd9a86',
        wall3: '#f8dcc9',
        shade: '#a9614f',
        window: '#8a6a74',
        trunk: '#8f6a5a',
        leaf: '#93a682',
        leaf2: '#aab897',
        cloud: '#fbeae2',
      },
    },
    {
      name: 'Twilight',
      swatch: '#2b3850',
      ground: 'dark',
      palette: {
        bg: '#2b3850',
        hill: '#384862',
        road: '#4b5a76',
        mark: '#7b89a3',
        hood: '#e2ae52',
        body: '#4f8a80',
        body2: '#c46f5e',
        body3: '#e2ae52',
        hood2: '#44527a',
        glass: '#a9bccb',
        wheel: '#141b28',
        ink: '#141b28',
        string: '#a3b2c9',
        light: '#f7e6bd',
        skin: '#a9755a',
        k1: '#d47a62',
        k2: '#e8bb5f',
        k3: '#7fa3bd',
        k4: '#83a98c',
        wall: '#5d6a86',
        wall2: '#6f7894',
        wall3: '#525f7a',
        shade: '#2b3850',
        window: '#f0cd83',
        trunk: '#5d5260',
        leaf: '#44695f',
        leaf2: '#557b6e',
        cloud: '#3c4a66',
      },
    },
  ],
});
