import { cloth } from '../../design.ts';
import { blend, paint, shade } from '../../kit/cloth.ts';
import { type Rgb, rgb } from '../../kit/colour.ts';
import { noise } from '../../kit/noise.ts';
import { seeded } from '../../kit/random.ts';

type Palette = Record<'pile' | 'sheen' | 'deep', string>;

/** An even, short pile, combed downwards; larger light and dark come from the folds of the cloth alone. */
function weave(p: Palette): Buffer {
  const random = seeded(9);
  const [pile, sheen, deep] = [rgb(p.pile), rgb(p.sheen), rgb(p.deep)];
  const tufts = noise(600, 240, 44);
  const combed = noise(400, 110, 45);
  const colourOf = (nap: number): Rgb => (nap > 0 ? blend(pile, sheen, nap) : blend(pile, deep, -nap));
  return paint((u, v) => {
    const nap = tufts(u, v) * 0.1 + combed(u, v) * 0.06;
    return shade(colourOf(nap), 1 + (random() - 0.5) * 0.07);
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
      palette: { pile: '#1d5763', sheen: '#5b9ea6', deep: '#0a2c37' },
    },
    {
      name: 'Mulberry',
      swatch: '#6b2f45',
      ground: 'dark',
      palette: { pile: '#6f2a45', sheen: '#b0667f', deep: '#3c0f24' },
    },
    {
      name: 'Moss',
      swatch: '#5c6543',
      ground: 'dark',
      palette: { pile: '#5b653d', sheen: '#99a373', deep: '#2f381a' },
    },
    {
      name: 'Brass',
      swatch: '#b98f45',
      ground: 'light',
      palette: { pile: '#b98b3c', sheen: '#e6c683', deep: '#7d5518' },
    },
    {
      name: 'Champagne',
      swatch: '#d5c3aa',
      ground: 'light',
      palette: { pile: '#d0bb9f', sheen: '#f0e5d3', deep: '#a0886a' },
    },
  ],
});
