import { cloth } from '../../design.ts';
import { blend, CLOTH_SIZE, paint, shade } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { range } from '../../kit/geometry.ts';
import { noise } from '../../kit/noise.ts';
import { nth } from '../../kit/nth.ts';
import { between, seeded } from '../../kit/random.ts';

type Palette = Record<'metal' | 'glint' | 'groove', string>;

/** Slats of one inch. */
const SLATS = 24;

function weave(p: Palette): Buffer {
  const [metal, glint, groove] = [rgb(p.metal), rgb(p.glint), rgb(p.groove)];
  const random = seeded(33);
  const tones = range(SLATS).map(() => between(random, -0.012, 0.012));
  // Every row starts elsewhere, so that no lines end under each other.
  const starts = range(CLOTH_SIZE).map(() => random());
  const long = noise(3, CLOTH_SIZE, 31);
  const middle = noise(11, CLOTH_SIZE, 32);
  const short = noise(42, CLOTH_SIZE, 34);
  const sheen = noise(4, SLATS, 35);
  return paint((u, v, _, y) => {
    const along = u + nth(starts, y);
    const at = v * SLATS;
    const slat = Math.floor(at);
    // The crown of the slat catches the light above its middle.
    const crown = Math.exp(-(((at - slat - 0.36) / 0.2) ** 2));
    const line = long(along, v) * 0.42 + middle(along, v) * 0.36 + short(along, v) * 0.3;
    const light = line * 0.26 + crown * 0.42 + sheen(u, v) * 0.12;
    const colour = light > 0 ? blend(metal, glint, Math.min(1, light)) : blend(metal, groove, Math.min(1, -light));
    return shade(colour, 1 + nth(tones, slat) + (random() - 0.5) * 0.014);
  });
}

export const brushedMetal = cloth<Palette>({
  slug: 'brushed-metal',
  title: 'Brushed Metal',
  collection: 'slats',
  widthInches: 24,
  uses: ['blind'],
  description: 'Aluminium with the fine lines of the brush and a soft light along every slat.',
  weave,
  colourways: [
    {
      name: 'Silver',
      swatch: '#c9c9c6',
      ground: 'light',
      palette: { metal: '#c3c5c6', glint: '#f0f1f0', groove: '#94989b' },
    },
    {
      name: 'Champagne',
      swatch: '#cdb894',
      ground: 'light',
      palette: { metal: '#c9b897', glint: '#f0e6d2', groove: '#a79473' },
    },
    {
      name: 'Graphite',
      swatch: '#54565a',
      ground: 'dark',
      palette: { metal: '#505358', glint: '#84898f', groove: '#303237' },
    },
    {
      name: 'Pearl White',
      swatch: '#efece6',
      ground: 'light',
      palette: { metal: '#ece9e2', glint: '#fbfaf7', groove: '#d9d4ca' },
    },
  ],
});
