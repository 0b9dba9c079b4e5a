import { cloth } from '../../design.ts';
import { blend, paint, shade } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { clouds, noise } from '../../kit/noise.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'pile' | 'sheen' | 'deep', string>;

function weave(p: Palette): Buffer {
  const random = seeded(8);
  const [pile, sheen, deep] = [rgb(p.pile), rgb(p.sheen), rgb(p.deep)];
  const lean = clouds(4, 3, 4, 5);
  const bend = clouds(2, 2, 3, 15);
  const strokes = noise(16, 5, 23);
  const tufts = noise(300, 200, 44);
  return paint((u, v) => {
    const warped = u + bend(u, v) * 0.09;
    const nap = lean(warped, v) * 0.26 + strokes(warped, v + bend(v, u) * 0.05) * 0.1;
    const colour = nap > 0 ? blend(pile, sheen, Math.min(1, nap * 1.15)) : blend(pile, deep, Math.min(1, -nap * 1.15));
    return shade(colour, 1 + tufts(u, v) * 0.035 + (random() - 0.5) * 0.07);
  });
}

export const silkVelvet = cloth<Palette>({
  slug: 'silk-velvet',
  title: 'Silk-Touch Velvet',
  collection: 'fabrics',
  widthInches: 27,
  uses: ['fabric', 'curtain'],
  description: 'A dense pile that deepens and glows as the hand or the evening light passes over it.',
  weave,
  colourways: [
    {
      name: 'Peacock',
      swatch: '#1f5560',
      ground: 'dark',
      palette: { pile: '#1f5560', sheen: '#3f7f88', deep: '#123a44' },
    },
    {
      name: 'Mulberry',
      swatch: '#6b2f45',
      ground: 'dark',
      palette: { pile: '#6b2f45', sheen: '#96566b', deep: '#47192c' },
    },
    {
      name: 'Moss',
      swatch: '#5c6543',
      ground: 'dark',
      palette: { pile: '#5c6543', sheen: '#858e68', deep: '#3d4529' },
    },
    {
      name: 'Brass',
      swatch: '#b98f45',
      ground: 'light',
      palette: { pile: '#b98f45', sheen: '#d8b674', deep: '#8c6729' },
    },
    {
      name: 'Champagne',
      swatch: '#d5c3aa',
      ground: 'light',
      palette: { pile: '#d0bda3', sheen: '#e8dbc6', deep: '#af9a7e' },
    },
  ],
});
