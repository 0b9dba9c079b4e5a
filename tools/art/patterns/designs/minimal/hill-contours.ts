import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, TILE } from '../../kit/repeat.ts';
import { d, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'line' | 'soft' | 'accent', string>;

const GRID = 200;
const LEVELS = 23;

/** Slanting directions only; upright and level waves would show the grid of the repeat. */
const WAVES: readonly Point[] = points('1,1 1,-1 2,1 -1,2 1,-2 2,-1 2,2 -2,2 3,1 1,3 -1,3 3,-1 3,2 -2,3');

/** Marching squares over a height field that repeats with the tile. */
function contour(height: Float32Array, level: number): string {
  const at = (i: number, j: number) => height[(j % GRID) * GRID + (i % GRID)] ?? 0;
  const step = TILE / GRID;
  let out = '';
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++) {
      const corners: [number, number, number][] = [
        [i, j, at(i, j)],
        [i + 1, j, at(i + 1, j)],
        [i + 1, j + 1, at(i + 1, j + 1)],
        [i, j + 1, at(i, j + 1)],
      ];
      const cuts: [number, number][] = [];
      for (const k of range(4)) {
        const [ax, ay, a] = nth(corners, k);
        const [bx, by, b] = nth(corners, (k + 1) % 4);
        if (a < level === b < level) continue;
        const t = (level - a) / (b - a);
        cuts.push([(ax + (bx - ax) * t) * step, (ay + (by - ay) * t) * step]);
      }
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const [from, to] = [nth(cuts, k), nth(cuts, k + 1)];
        out += d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
      }
    }
  return out;
}

/** A sum of whole-numbered waves: rounder hills than lattice noise, and periodic by nature. */
function terrain(): Float32Array {
  const random = seeded(43);
  const waves = WAVES.map(([across, down]) => ({
    across,
    down,
    height: between(random, 0.7, 1.2) / Math.hypot(across, down),
    phase: random() * TAU,
  }));
  return Float32Array.from({ length: GRID * GRID }, (_, k) => {
    const u = (k % GRID) / GRID;
    const v = Math.floor(k / GRID) / GRID;
    return waves.reduce((sum, w) => sum + w.height * Math.sin(TAU * (w.across * u + w.down * v) + w.phase), 0);
  });
}

function draw(p: Palette): string {
  const height = terrain();
  const top = Math.max(...height.map(Math.abs)) * 0.92;
  const lines = range(LEVELS).map((k) => {
    const level = top * ((k / (LEVELS - 1)) * 2 - 1);
    const [tone, width] = k % 8 === 3 ? [p.accent, 4.4] : k % 2 ? [p.soft, 2.6] : [p.line, 2.6];
    return stroke(contour(height, level + 0.0007), tone, width);
  });
  return ground(p.bg) + lines.join('');
}

export const hillContours = repeat<Palette>({
  slug: 'hill-contours',
  title: 'Hill Contours',
  collection: 'minimal',
  widthInches: 40,
  uses: ['wallpaper', 'blind', 'curtain'],
  description: 'Contour lines of an imagined hill country flow around the room, with a metallic line at every ridge.',
  draw,
  finish: { grain: 0.012 },
  colourways: [
    {
      name: 'Limewash',
      swatch: '#ece5d8',
      ground: 'light',
      palette: {
        bg: '#f1ebe0',
        line: '#c9bba4',
        soft: '#dcd1be',
        accent: '#b08a54',
      },
    },
    {
      name: 'Lichen',
      swatch: '#c8d0bf',
      ground: 'light',
      palette: {
        bg: '#dde2d5',
        line: '#a5b29b',
        soft: '#c1cab6',
        accent: '#6f8468',
      },
    },
    {
      name: 'Terracotta',
      swatch: '#c98a70',
      ground: 'light',
      palette: {
        bg: '#e9cfc1',
        line: '#cf9f8a',
        soft: '#dcb7a5',
        accent: '#a35f48',
      },
    },
    {
      name: 'Night Survey',
      swatch: '#22313a',
      ground: 'dark',
      palette: {
        bg: '#22313a',
        line: '#3f545e',
        soft: '#314550',
        accent: '#c9a869',
      },
    },
  ],
});
