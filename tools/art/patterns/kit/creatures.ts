import type { Point } from './geometry.ts';
import { points } from './geometry.ts';
import { d, disc, fill, oval, place, smooth, spin, stroke } from './svg.ts';

interface Plumage {
  body: string;
  wing: string;
  breast: string;
  beak: string;
  eye: string;
}

/** Small perching bird, about 170 wide, looking to +x. */
export const bird = (p: Plumage) =>
  fill('M-58 6C-78 16 -96 30 -122 50L-104 54C-84 44 -62 34 -40 26Z', p.wing) +
  fill(
    'M-60 2C-48 -26 -18 -40 6 -36C16 -52 44 -54 56 -36C62 -28 62 -16 58 -6C52 20 24 36 -8 32C-32 30 -50 24 -66 22C-66 14 -64 8 -60 2Z',
    p.body,
  ) +
  fill('M58 -8C52 20 24 36 -4 32C10 22 22 6 34 -4C42 -8 52 -10 58 -8Z', p.breast) +
  fill('M-30 -20C-4 -28 18 -18 20 -2C6 16 -32 20 -82 40C-66 18 -52 -10 -30 -20Z', p.wing) +
  stroke('M-22 -8C-4 -13 8 -8 12 1M-36 5C-18 0 -6 3 0 9M-50 17C-36 12 -26 13 -20 15', p.body, 2.4) +
  disc(43, -31, 4.2, p.eye) +
  disc(44.4, -32.4, 1.3, p.breast) +
  fill('M58 -34L80 -25L59 -20Z', p.beak);

/** Bird in flight seen from the side, wings raised. */
export const flyingBird = (p: Plumage) =>
  fill('M-4 -6C-10 -46 -46 -84 -92 -96C-84 -66 -66 -26 -30 4Z', p.body) +
  fill('M-46 4C-70 8 -92 22 -116 26L-96 34C-72 32 -50 24 -32 16Z', p.wing) +
  fill('M-44 8C-28 -14 6 -18 26 -12C34 -24 52 -24 58 -12C60 4 44 22 14 26C-10 28 -32 22 -44 8Z', p.body) +
  fill('M57 -6C54 10 38 22 10 26C22 18 34 4 42 -2Z', p.breast) +
  fill('M8 -10C10 -48 -6 -96 -38 -122C-42 -84 -38 -38 -18 2Z', p.wing) +
  stroke('M-8 -22C-12 -52 -20 -78 -32 -98M-16 -12C-24 -40 -30 -60 -37 -78', p.body, 2.2) +
  disc(46, -11, 3.6, p.eye) +
  fill('M57 -13L76 -6L58 -2Z', p.beak);

export function butterfly(size: number, upper: string, lower: string, ink: string): string {
  const half = (side: number) =>
    place(
      fill(
        d`M2 0C${12 * size} ${-34 * size} ${46 * size} ${-38 * size} ${44 * size} ${-12 * size}C${42 * size} ${4 * size} ${14 * size} ${6 * size} 2 0Z`,
        upper,
      ) +
        fill(
          d`M2 2C${18 * size} ${4 * size} ${36 * size} ${12 * size} ${28 * size} ${28 * size}C${18 * size} ${38 * size} ${6 * size} ${18 * size} 2 2Z`,
          lower,
        ) +
        disc(31 * size, -17 * size, 4.5 * size, lower),
      0,
      0,
      0,
      side,
      1,
    );
  const feelers = [1, -1]
    .map((k) => d`M0 ${-10 * size}Q${6 * k * size} ${-22 * size} ${12 * k * size} ${-26 * size}`)
    .join('');
  return half(1) + half(-1) + stroke(d`M0 ${-10 * size}L0 ${18 * size}` + feelers, ink, 2.4 * size);
}

interface ElephantTones {
  hide: string;
  shade: string;
  cloth: string;
  trim: string;
  ivory: string;
  ink: string;
}

/** Walking elephant looking to +x, about 290 wide, feet at y = 92. */
export function elephant(p: ElephantTones, ornament = ''): string {
  const outline: Point[] = points(
    '-110,-20 -96,-62 -50,-84 0,-84 40,-80 64,-100 94,-100 114,-76 120,-46 124,-10 128,30 136,56 150,60 157,46 166,50 161,74 140,84 118,74 107,42 100,8 90,-4 76,0 66,16 64,50 67,92 34,92 33,44 8,38 -36,40 -45,48 -47,92 -80,92 -84,48 -104,30 -114,6',
  );
  return (
    fill('M34 20C48 40 58 66 62 92L92 92C92 66 84 40 72 14Z', p.shade) +
    fill('M-64 24C-46 44 -36 66 -32 92L-2 92C-4 66 -10 44 -18 24Z', p.shade) +
    stroke('M-110 -24C-126 -8 -126 18 -134 40', p.hide, 7) +
    oval(-135, 45, 6, 11, p.ink) +
    fill(smooth(outline, true), p.hide) +
    fill('M92 2C100 18 120 24 140 12C124 14 112 6 104 -6Z', p.ivory) +
    ornament +
    fill(smooth(points('40,-86 66,-84 78,-56 70,-26 50,-6 36,-24 28,-60'), true), p.shade) +
    stroke('M44 -70C56 -64 62 -50 58 -30', p.hide, 3) +
    disc(94, -58, 5, p.ink) +
    stroke('M84 -68Q94 -76 104 -66', p.ink, 2.4) +
    stroke('M121 -30L110 -26M124 -12L112 -8M126 8L114 12M130 28L118 32', p.shade, 2.6) +
    stroke('M38 90L63 90M-76 90L-51 90', p.trim, 7)
  );
}

/** Saddle cloth and forehead jewel for the elephant above. */
export const caparison = (p: ElephantTones) =>
  fill('M-74 -78C-40 -90 0 -88 22 -82L26 6Q13 20 0 8Q-13 20 -26 8Q-39 20 -52 8Q-65 20 -78 6Z', p.cloth) +
  stroke('M-76 -6Q-26 4 25 -6M-75 -64C-40 -76 0 -74 22 -70', p.trim, 4) +
  [-65, -39, -13, 13].map((x) => disc(x, 17, 4.5, p.trim)).join('') +
  place(spin(8, fill('M0 -6C-6 -12 -5 -22 0 -25C5 -22 6 -12 0 -6Z', p.trim)) + disc(0, 0, 5, p.ivory), -26, -36) +
  [-58, 8].map((x) => disc(x, -36, 5, p.ivory) + disc(x, -36, 2, p.trim)).join('') +
  fill('M66 -100C84 -104 100 -98 106 -88C98 -78 96 -68 98 -54C86 -66 70 -82 66 -100Z', p.cloth) +
  disc(88, -86, 5, p.trim) +
  stroke('M36 76L66 76M-80 76L-48 76', p.trim, 5);
