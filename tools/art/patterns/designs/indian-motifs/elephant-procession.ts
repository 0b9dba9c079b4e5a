import { repeat } from '../../design.ts';
import { blade, floret, lotusBloom } from '../../kit/botany.ts';
import { caparison, elephant } from '../../kit/creatures.ts';
import { range, TAU } from '../../kit/geometry.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { box, d, disc, fill, path, place, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'band'
  | 'band2'
  | 'line'
  | 'hide'
  | 'shade'
  | 'cloth'
  | 'trim'
  | 'ivory'
  | 'ink'
  | 'leaf'
  | 'p0'
  | 'p1'
  | 'p2',
  string
>;

const ROW = TILE / 3;

const palm = (p: Palette) =>
  path('M-7 0C-4 -60 -8 -110 -2 -160L6 -160C4 -110 8 -60 9 0Z', { fill: p.shade }) +
  range(8)
    .map((i) => stroke(d`M-6 ${-14 - i * 18}L8 ${-18 - i * 18}`, p.bg, 2))
    .join('') +
  [-2.95, -2.45, -1.95, -1.57, -1.2, -0.7, -0.2, 0.35, -3.5]
    .map((a, i) => place(blade(86 - (i % 3) * 8, 15, i % 2 ? p.leaf : p.band2, p.bg), 2, -162, a))
    .join('') +
  [-8, 6, 14].map((x, i) => disc(x, -152 + i * 3, 7, p.trim)).join('');

function border(p: Palette): string {
  const petals = range(24)
    .map((i) =>
      place(
        path('M-25 0C-25 -24 -10 -36 0 -44C10 -36 25 -24 25 0Z', {
          fill: i % 2 ? p.band : p.band2,
          stroke: p.line,
          width: 2.4,
        }) + fill('M-9 -3C-9 -14 -4 -22 0 -26C4 -22 9 -14 9 -3Z', p.trim),
        i * 50 + 25,
        0,
      ),
    )
    .join('');
  const wave = range(49).map((i) => d`${i * 25} ${58 + Math.sin((i * 25 * TAU) / 200) * 11}`);
  const vine =
    stroke(`M${wave.join('L')}`, p.leaf, 3) +
    range(12)
      .map(
        (i) =>
          place(floret(12, p.cloth, p.trim, 6), i * 100 + 50, 58 + (i % 2 ? 4 : -4)) +
          place(blade(26, 7, p.leaf), i * 100 + 16, 58, i % 2 ? -0.7 : 0.7) +
          place(blade(26, 7, p.leaf), i * 100 + 84, 58, i % 2 ? Math.PI + 0.7 : Math.PI - 0.7),
      )
      .join('');
  return (
    petals +
    box(0, 0, TILE, 12, p.line) +
    range(60)
      .map((i) => disc(i * 20 + 10, 6, 4, p.trim))
      .join('') +
    box(0, 32, TILE, 3, p.line) +
    vine +
    box(0, 82, TILE, 3, p.line) +
    box(0, 92, TILE, 12, p.line) +
    range(60)
      .map((i) => disc(i * 20 + 10, 98, 4, p.trim))
      .join('')
  );
}

function draw(p: Palette): string {
  const layer = new Layer();
  const tones = { hide: p.hide, shade: p.shade, cloth: p.cloth, trim: p.trim, ivory: p.ivory, ink: p.ink };
  const beast = elephant(tones, caparison(tones));
  const calf = elephant(tones);
  const lotus = lotusBloom(40, [p.p0, p.p1, p.p2, p.leaf], p.line);
  for (const j of range(3)) {
    const base = j * ROW + 234;
    layer.cover(place(border(p), 0, base + 58), 0, base, TILE, base + 170);
    const way = j % 2 ? -1 : 1;
    for (const i of range(3)) {
      const x = i * 400 + (j % 2) * 200;
      layer.stamp(palm(p), x + 8, base + 12, 240, 0, 0.88);
      layer.stamp(beast, x + way * 150, base - 66, 220, 0, way * 0.84, 0.84);
      layer.stamp(calf, x + way * 338, base - 20, 130, 0, way * 0.34, 0.34);
      layer.stamp(lotus, x + way * 338, base - 116, 50).stamp(disc(0, 0, 5, p.trim), x + way * 338, base - 168, 8);
      for (const dx of [-26, 26]) layer.stamp(disc(0, 0, 3.4, p.trim), x + way * 338 + dx, base - 154, 8);
    }
    layer.cover(path(d`M0 ${base + 12}L${TILE} ${base + 12}`, { stroke: p.line, width: 3 }), 0, base, TILE, base + 20);
  }
  return ground(p.bg) + layer;
}

export const elephantProcession = repeat<Palette>({
  slug: 'elephant-procession',
  title: 'Gaja Procession',
  collection: 'indian-motifs',
  widthInches: 26,
  uses: ['wallpaper', 'curtain', 'fabric', 'blind'],
  description:
    'Dressed elephants and their calves walk under palms between borders of lotus petals and flowering vine.',
  draw,
  finish: { wobble: 0.9, mottle: 0.04, grain: 0.02 },
  colourways: [
    {
      name: 'Sandstone',
      swatch: '#f3e8d5',
      ground: 'light',
      palette: {
        bg: '#f3e8d5',
        band: '#b0614a',
        band2: '#8a9673',
        line: '#7a4a34',
        hide: '#8f97a0',
        shade: '#757e88',
        cloth: '#b0513f',
        trim: '#d9ab52',
        ivory: '#fbf4e4',
        ink: '#3a3430',
        leaf: '#7f8d66',
        p0: '#f5d9cb',
        p1: '#e5ae9b',
        p2: '#d08c79',
      },
    },
    {
      name: 'Royal Blue',
      swatch: '#22325a',
      ground: 'dark',
      palette: {
        bg: '#223158',
        band: '#a9574a',
        band2: '#4f6a94',
        line: '#d5ac5e',
        hide: '#b9bfc9',
        shade: '#949dac',
        cloth: '#a04a45',
        trim: '#e0b862',
        ivory: '#fbf2df',
        ink: '#1a2036',
        leaf: '#6f92a0',
        p0: '#f5dccb',
        p1: '#e3b29d',
        p2: '#c98f7c',
      },
    },
    {
      name: 'Sage',
      swatch: '#c6cfb8',
      ground: 'light',
      palette: {
        bg: '#dbe0cf',
        band: '#7f9273',
        band2: '#c79a7c',
        line: '#5f6f57',
        hide: '#a39a90',
        shade: '#897f76',
        cloth: '#7c6a80',
        trim: '#d3ac5c',
        ivory: '#faf5e8',
        ink: '#3c3f35',
        leaf: '#72876a',
        p0: '#fbeee6',
        p1: '#ebc9bb',
        p2: '#d7a595',
      },
    },
    {
      name: 'Terracotta',
      swatch: '#9c5340',
      ground: 'dark',
      palette: {
        bg: '#9a5442',
        band: '#e3c595',
        band2: '#6f3a31',
        line: '#f0ddba',
        hide: '#e5d5bb',
        shade: '#c9b495',
        cloth: '#4f6164',
        trim: '#dca94f',
        ivory: '#fdf6e6',
        ink: '#4a2820',
        leaf: '#d0b487',
        p0: '#fae9d7',
        p1: '#edcdb0',
        p2: '#d9ab89',
      },
    },
  ],
});
