import { repeat } from '../../design.ts';
import { lotusBloom } from '../../kit/botany.ts';
import { range } from '../../kit/geometry.ts';
import { ground, TILE } from '../../kit/repeat.ts';
import { disc, hoop, place } from '../../kit/svg.ts';

type Palette = Record<'s1' | 's2' | 'line' | 'p0' | 'p1' | 'p2' | 'p3', string>;

const WIDTH = TILE / 4;
const HEIGHT = TILE / 8;
const R = WIDTH / 2;

function scallop(p: Palette, ground: string): string {
  const beads = range(7)
    .map((k) => disc(Math.sin((k - 3) * 0.3) * R * 0.22, R * 0.1 - Math.cos((k - 3) * 0.3) * R * 0.2 + 8, 3, p.line))
    .join('');
  return (
    disc(0, 0, R, ground) +
    hoop(0, 0, R - 3, p.line, 4.5) +
    hoop(0, 0, R * 0.93, p.line, 1.6) +
    place(lotusBloom(R, [p.p0, p.p1, p.p2, p.p3], p.line), 0, R * 0.1) +
    beads
  );
}

// Each row overlaps the one above, so rows are drawn past the border instead of wrapped.
function draw(p: Palette): string {
  const [odd, even] = [scallop(p, p.s1), scallop(p, p.s2)];
  let out = ground(p.s1);
  for (let j = -1; j < 10; j++)
    for (let i = -1; i < 6; i++) out += place(j & 1 ? odd : even, i * WIDTH + (j & 1 ? R : 0), (j + 1) * HEIGHT);
  return out;
}

export const lotusScallop = repeat<Palette>({
  slug: 'lotus-scallop',
  title: 'Kamal Scallop',
  collection: 'indian-motifs',
  widthInches: 18,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description: 'Lotus flowers open inside overlapping scallops, edged with a double line of old gold.',
  draw,
  colourways: [
    {
      name: 'Pond',
      swatch: '#1f5a5c',
      ground: 'dark',
      palette: {
        s1: '#1f5a5c',
        s2: '#194c50',
        line: '#e4c98f',
        p0: '#f3d3c4',
        p1: '#e9b7a7',
        p2: '#d69a8c',
        p3: '#3b7d78',
      },
    },
    {
      name: 'Sand',
      swatch: '#e8d9c2',
      ground: 'light',
      palette: {
        s1: '#efe3d0',
        s2: '#e8d9c2',
        line: '#b28f5c',
        p0: '#faf4ea',
        p1: '#f3e7d5',
        p2: '#ead8bf',
        p3: '#dcc6a4',
      },
    },
    {
      name: 'Rose',
      swatch: '#dc9490',
      ground: 'light',
      palette: {
        s1: '#f4dcd3',
        s2: '#efcfc5',
        line: '#a85d5a',
        p0: '#fbeee8',
        p1: '#ecb8ae',
        p2: '#dc9490',
        p3: '#c5797a',
      },
    },
    {
      name: 'Ink',
      swatch: '#1c2438',
      ground: 'dark',
      palette: {
        s1: '#1c2438',
        s2: '#222c44',
        line: '#c9ab6b',
        p0: '#e8dcc0',
        p1: '#8a93ad',
        p2: '#5c6789',
        p3: '#3a4566',
      },
    },
  ],
});
