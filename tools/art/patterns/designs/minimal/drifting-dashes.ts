import { repeat } from '../../design.ts';
import { range, TAU } from '../../kit/geometry.ts';
import { clouds } from '../../kit/noise.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { d, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'dash' | 'soft' | 'accent', string>;

const COUNT = 24;

function draw(p: Palette): string {
  const random = seeded(6);
  const layer = new Layer();
  const wind = clouds(3, 3, 1, 14);
  const fade = clouds(5, 5, 2, 31);
  const pitch = TILE / COUNT;
  for (const j of range(COUNT))
    for (const i of range(COUNT)) {
      const [x, y] = [(i + 0.5 + (j % 2) / 2) * pitch, (j + 0.5) * pitch];
      const angle = 0.7 + wind(x / TILE, y / TILE) * TAU * 0.62;
      const half = 15.5 + between(random, -2, 2);
      const tone =
        random() < 0.09 ? p.accent : fade(x / TILE, y / TILE) + between(random, -0.3, 0.3) < 0 ? p.soft : p.dash;
      layer.stamp(
        stroke(d`M${-half} 0Q0 ${between(random, -1.6, 1.6)} ${half} 0`, tone, between(random, 6.6, 8)),
        x,
        y,
        20,
        angle,
      );
    }
  return ground(p.bg) + layer;
}

export const driftingDashes = repeat<Palette>({
  slug: 'drifting-dashes',
  title: 'Drifting Dashes',
  collection: 'minimal',
  widthInches: 18,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description:
    'A thousand small stitches lean with an unseen breeze, like kantha embroidery seen from across the room.',
  draw,
  finish: { wobble: 0.7, grain: 0.02 },
  colourways: [
    {
      name: 'Kora',
      swatch: '#e7dcc9',
      ground: 'light',
      palette: {
        bg: '#f3ecdf',
        dash: '#b0a289',
        soft: '#d3c8b3',
        accent: '#b96d4c',
      },
    },
    {
      name: 'Mist',
      swatch: '#d5dcda',
      ground: 'light',
      palette: {
        bg: '#e9edeb',
        dash: '#93a3a3',
        soft: '#c0cccb',
        accent: '#4f6d78',
      },
    },
    {
      name: 'Haldi',
      swatch: '#e0b65c',
      ground: 'light',
      palette: {
        bg: '#f6ecd4',
        dash: '#c3ab77',
        soft: '#e0d0a8',
        accent: '#c98a2d',
      },
    },
    {
      name: 'Indigo',
      swatch: '#27324d',
      ground: 'dark',
      palette: {
        bg: '#27324d',
        dash: '#7083a6',
        soft: '#465676',
        accent: '#e3c78f',
      },
    },
  ],
});
