import { picture } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { below, canvas } from '../../kit/painting.ts';
import { seeded } from '../../kit/random.ts';
import { disc, fill, gradient, polyline, stroke } from '../../kit/svg.ts';

interface Palette {
  sky: readonly string[];
  sun: string;
  hills: readonly string[];
}

const W = 1500;
const H = 1000;

function draw(p: Palette): string {
  const random = seeded(4);
  let out = `<defs>${gradient('sky', p.sky)}</defs>${canvas(W, H, 'url(#sky)')}${disc(W * 0.66, H * 0.33, 118, p.sun)}`;
  out += range(7)
    .map((i) =>
      stroke(
        `M${120 + i * 40} ${150 + i * 34}Q${700 + i * 30} ${118 + i * 40} ${1380 - i * 60} ${160 + i * 30}`,
        nth(p.sky, 0),
        12,
        0.16,
      ),
    )
    .join('');
  p.hills.forEach((tone, k) => {
    const base = H * (0.46 + 0.11 * k);
    const phase = random() * 9;
    const crest = (lift: number, lean: number): Point[] =>
      range(151).map((i) => [
        i * 10,
        base +
          lift +
          (62 - k * 5) * Math.sin((i * 10) / (250 - k * 14) + phase + lean) +
          26 * Math.sin((i * 10) / 97 + phase * 2) +
          7 * Math.sin((i * 10) / 31 + phase * 3),
      ]);
    out += fill(below(crest(0, 0), W, H), tone) + stroke(polyline(crest(0, 0)), '#ffffff', 3, 0.25);
    for (const q of range(5))
      out += stroke(
        polyline(crest(26 + q * 20, 0.05 * q)),
        '#ffffff',
        2 + (q % 2),
        Number((0.13 - q * 0.02).toFixed(2)),
      );
  });
  return out;
}

export const duskHills = picture<Palette>({
  slug: 'dusk-hills',
  title: 'Dusk over the Hills',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 36,
  uses: ['canvas'],
  description: 'The last sun sinks behind folded hills, painted in slow bands of warm and cool earth.',
  draw,
  finish: { wobble: 1, mottle: 0.09, grain: 0.04 },
  colourways: [
    {
      name: 'Ember',
      swatch: '#d9714a',
      ground: 'light',
      palette: {
        sky: ['#e7d9c4', '#f0d6bb', '#eebf9e'],
        sun: '#d9714a',
        hills: ['#d9a184', '#b9806e', '#7f6a6b', '#4c5560', '#2f3c46'],
      },
    },
    {
      name: 'Monsoon Green',
      swatch: '#6f8a7c',
      ground: 'light',
      palette: {
        sky: ['#dfe3da', '#e6e2cf', '#e2d3ae'],
        sun: '#d3a24f',
        hills: ['#b7c2ab', '#8fa592', '#6a867b', '#476660', '#2b4547'],
      },
    },
    {
      name: 'Blue Hour',
      swatch: '#33476b',
      ground: 'dark',
      palette: {
        sky: ['#2a3a5c', '#55638a', '#b59aa4'],
        sun: '#f0dcb4',
        hills: ['#6d7398', '#525d84', '#3c4a70', '#2a385b', '#1b2743'],
      },
    },
  ],
});
