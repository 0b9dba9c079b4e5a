import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { brick, ground, Layer } from '../../kit/repeat.ts';
import { d, fill, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'a' | 'b' | 'c' | 'accent', string>;

const ACCENTS = new Set(['2,0', '8,1', '5,2', '11,3', '1,4', '7,5', '4,6', '10,6']);

/** One upright pull of a flat brush: solid body, dry streaks where the paint runs out. */
function brushPull(length: number, width: number, colour: string, bg: string, random: Random): string {
  const edge = (side: number): Point[] =>
    range(7).map((i) => {
      const t = i / 6;
      const swell = 0.86 + 0.14 * Math.sin(Math.PI * t);
      return [
        side * (width / 2) * swell + between(random, -2.4, 2.4),
        (t - 0.5) * length + (side > 0 ? between(random, -5, 5) : 0),
      ];
    });
  const body = fill(smooth([...edge(-1), ...edge(1).reverse()], true), colour);
  const dry = range(9)
    .map((i) => {
      const x = (i / 8 - 0.5) * width * 0.86 + between(random, -2, 2);
      const end = length * between(random, 0.44, 0.52);
      return d`M${x} ${end}Q${x + between(random, -2, 2)} ${end - length * 0.1} ${x} ${end - length * between(random, 0.12, 0.42)}`;
    })
    .join('');
  const tips = range(8)
    .map((i) => {
      const x = (i / 7 - 0.5) * width * 0.8;
      return d`M${x} ${length * 0.46}L${x + between(random, -2, 2)} ${length * between(random, 0.5, 0.58)}`;
    })
    .join('');
  return body + stroke(tips, colour, 3.2) + stroke(dry, bg, 1.7, 0.65);
}

function draw(p: Palette): string {
  const random = seeded(19);
  const layer = new Layer();
  const tones = [p.a, p.b, p.c];
  brick(12, 8, (x, y, i, j) => {
    const tone = ACCENTS.has(`${i},${j}`) ? p.accent : nth(tones, (i + j * 2 + Math.floor(random() * 2)) % 3);
    layer.stamp(
      brushPull(between(random, 112, 126), between(random, 56, 64), tone, p.bg, random),
      x + between(random, -5, 5),
      y + between(random, -6, 6),
      90,
      between(random, -0.07, 0.07),
    );
  });
  return ground(p.bg) + layer;
}

export const gouacheStrokes = repeat<Palette>({
  slug: 'gouache-strokes',
  title: 'Gouache Strokes',
  collection: 'minimal',
  widthInches: 24,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description: 'Short pulls of a loaded brush, row upon row, with every dry streak left where the paint ran out.',
  draw,
  finish: { wobble: 1.2, mottle: 0.04, grain: 0.02 },
  colourways: [
    {
      name: 'Oatmeal',
      swatch: '#d6c8b3',
      ground: 'light',
      palette: {
        bg: '#f4eee4',
        a: '#d9ccb8',
        b: '#c6b69f',
        c: '#e4dac9',
        accent: '#b96f52',
      },
    },
    {
      name: 'Eucalyptus',
      swatch: '#a9b7a6',
      ground: 'light',
      palette: {
        bg: '#eff1ea',
        a: '#b3c0ae',
        b: '#94a693',
        c: '#ccd5c5',
        accent: '#c99a55',
      },
    },
    {
      name: 'Rainwater',
      swatch: '#a3b3c0',
      ground: 'light',
      palette: {
        bg: '#eef1f2',
        a: '#b1bfc9',
        b: '#8fa1b0',
        c: '#cdd7dc',
        accent: '#be7d63',
      },
    },
    {
      name: 'Ink',
      swatch: '#2a3442',
      ground: 'dark',
      palette: {
        bg: '#28313f',
        a: '#3d4a5c',
        b: '#52627a',
        c: '#334052',
        accent: '#cda66c',
      },
    },
  ],
});
