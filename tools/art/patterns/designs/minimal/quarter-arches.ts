import { repeat } from '../../design.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { pick, seeded } from '../../kit/random.ts';
import { Layer, TILE } from '../../kit/repeat.ts';
import { box, d, disc, fill } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'bg2' | 'a' | 'b' | 'c' | 'd', string>;

const CELL = TILE / 4;
const HALF = CELL / 2;

function draw(p: Palette): string {
  const random = seeded(23);
  const tones = [p.a, p.b, p.c, p.d];
  const layer = new Layer();
  for (const i of range(4))
    for (const j of range(4)) {
      const quarterTurns = Math.floor(random() * 4);
      const kind = (i + j * 2) % 4;
      const ground = kind % 2 ? p.bg : p.bg2;
      const arches = range(5).map((k) => {
        const r = CELL * (1 - k * 0.2);
        return fill(
          d`M${r - HALF} ${HALF}A${r} ${r} 0 0 0 ${-HALF} ${HALF - r}L${-HALF} ${HALF}Z`,
          k % 2 ? ground : nth(tones, (i * 3 + j) % 4),
        );
      });
      const motif = kind === 3 ? disc(0, 0, CELL * 0.34, pick(random, tones)) : arches.join('');
      // Cells straddle the border, so that the tile edge is not also a hard edge of the drawing.
      layer.stamp(
        box(-HALF - 0.3, -HALF - 0.3, CELL + 0.6, CELL + 0.6, ground) + motif,
        i * CELL,
        j * CELL,
        HALF + 1,
        (quarterTurns * Math.PI) / 2,
      );
    }
  return layer.toString();
}

export const quarterArches = repeat<Palette>({
  slug: 'quarter-arches',
  title: 'Mehrab Arches',
  collection: 'minimal',
  widthInches: 32,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description: 'Quarter arches and full moons turn in a calm grid, a quiet nod to courtyard architecture.',
  draw,
  finish: { grain: 0.012 },
  colourways: [
    {
      name: 'Clay',
      swatch: '#c9826a',
      ground: 'light',
      palette: {
        bg: '#f3ebe0',
        bg2: '#eee3d4',
        a: '#c9826a',
        b: '#dcb49c',
        c: '#8f9a84',
        d: '#d8c3a0',
      },
    },
    {
      name: 'Fog',
      swatch: '#c3cac7',
      ground: 'light',
      palette: {
        bg: '#eeeeea',
        bg2: '#e6e7e2',
        a: '#9aa7a8',
        b: '#c3cac7',
        c: '#7d8b8e',
        d: '#d3cfc4',
      },
    },
    {
      name: 'Ochre',
      swatch: '#c9963f',
      ground: 'light',
      palette: {
        bg: '#f5eedd',
        bg2: '#efe5cd',
        a: '#c9963f',
        b: '#e0c284',
        c: '#6f7d70',
        d: '#b9c0ae',
      },
    },
    {
      name: 'Ink',
      swatch: '#26323a',
      ground: 'dark',
      palette: {
        bg: '#26323a',
        bg2: '#2b3842',
        a: '#d9b98a',
        b: '#6f8790',
        c: '#3f535d',
        d: '#a9b4ae',
      },
    },
  ],
});
