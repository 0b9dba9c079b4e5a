import { repeat } from '../../design.ts';
import { range } from '../../kit/geometry.ts';
import { ground, TILE } from '../../kit/repeat.ts';
import { box } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'band' | 'line' | 'accent', string>;

const GROUP = TILE / 6;

/** Offset within a group, width, role. */
const STRIPES: readonly [number, number, keyof Palette][] = [
  [0, 46, 'band'],
  [14, 4, 'line'],
  [28, 4, 'line'],
  [62, 3, 'line'],
  [116, 3, 'line'],
  [124, 5, 'accent'],
  [135, 3, 'line'],
  [182, 3, 'line'],
];

function draw(p: Palette): string {
  return (
    ground(p.bg) +
    range(6)
      .map((i) => STRIPES.map(([x, width, role]) => box(i * GROUP + x + 6, 0, width, TILE, p[role])).join(''))
      .join('')
  );
}

export const fineTicking = repeat<Palette>({
  slug: 'fine-ticking',
  title: 'Fine Ticking',
  collection: 'minimal',
  widthInches: 12,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description: 'Slim hand-drawn ticking stripes with one warm line, as easy to live with as a cotton shirt.',
  draw,
  finish: { wobble: 0.9, mottle: 0.02, grain: 0.04 },
  colourways: [
    {
      name: 'Natural',
      swatch: '#d9cdb8',
      ground: 'light',
      palette: {
        bg: '#f2ece0',
        band: '#e4dac8',
        line: '#8f8470',
        accent: '#b9714f',
      },
    },
    {
      name: 'Slate Blue',
      swatch: '#8b9bab',
      ground: 'light',
      palette: {
        bg: '#eef0ee',
        band: '#d7dee2',
        line: '#6b7f92',
        accent: '#c69a55',
      },
    },
    {
      name: 'Leaf',
      swatch: '#a5b096',
      ground: 'light',
      palette: {
        bg: '#eff0e6',
        band: '#d9decb',
        line: '#7b8a6c',
        accent: '#b98a4a',
      },
    },
    {
      name: 'Charcoal',
      swatch: '#343a40',
      ground: 'dark',
      palette: {
        bg: '#343a40',
        band: '#3e454c',
        line: '#8d9297',
        accent: '#cfa56a',
      },
    },
  ],
});
