import { mix } from '../../kit/colour.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { box, d, disc, fill, mirror, oval, path, place, smooth, spin, stroke } from '../../kit/svg.ts';

export interface TownTones {
  bg: string;
  ink: string;
  light: string;
  skin: string;
  k1: string;
  k2: string;
  k3: string;
  k4: string;
  wall: string;
  wall2: string;
  wall3: string;
  shade: string;
  window: string;
  trunk: string;
  leaf: string;
  leaf2: string;
}

const W = 50;
const H = 62;
/** Strip of the kite between two heights. */
const strip = (y0: number, y1: number, colour: string) => {
  const half = (y: number) => W * (1 - Math.abs(y) / H);
  const middle = y0 < 0 && y1 > 0 ? [d`L${W} 0`, d`L${-W} 0`] : ['', ''];
  return fill(
    d`M${-half(y0)} ${y0}L${half(y0)} ${y0}` +
      nth(middle, 0) +
      d`L${half(y1)} ${y1}L${-half(y1)} ${y1}` +
      nth(middle, 1) +
      'Z',
    colour,
  );
};

const KITE_FACES: readonly ((a: string, b: string, c: string) => string)[] = [
  (_, b, c) => fill('M0 -62L50 0L0 62Z', b) + disc(0, 2, 15, c),
  (_, b, c) => strip(-62, -16, b) + strip(-16, -8, c) + strip(26, 34, c),
  (_, b, c) => fill('M0 -62L50 0L0 0ZM0 62L-50 0L0 0Z', b) + fill('M0 -16L13 0L0 16L-13 0Z', c),
  (_, b, c) => [-17, 17].map((x) => disc(x, 2, 12, c) + disc(x, 2, 5.5, b)).join('') + strip(-62, -38, b),
  (_, b, c) => fill('M0 -40L32 0L0 40L-32 0Z', b) + fill('M0 -20L16 0L0 20L-16 0Z', c),
  (_, b, c) => strip(0, 62, b) + fill('M2 -16A20 20 0 1 0 19 12A16 16 0 1 1 2 -16Z', c),
  (_, b, c) => strip(-62, -40, b) + strip(-28, -18, c) + strip(-6, 6, b) + strip(18, 28, c) + strip(40, 62, b),
  (_, b, c) =>
    place(spin(8, fill('M0 -3C-6 -10 -5 -20 0 -25C5 -20 6 -10 0 -3Z', c)), 0, 0) +
    disc(0, 0, 6, b) +
    fill('M0 62L-22 34.7L22 34.7Z', b),
  (_, b, c) => fill('M0 -62L25 -31L-25 31L-50 0Z', b) + fill('M25 -31L34 -20L-16 42L-25 31Z', c),
];

/** Fighter kite with its bow, fin and streamers; its bridle is at the origin. */
export function kite(
  p: TownTones,
  face: number,
  [a, b, c]: readonly [string, string, string],
  streamer: boolean,
): string {
  const tail = streamer
    ? stroke('M0 74C18 92 -14 108 4 128C18 146 -10 158 2 176', b, 4) +
      stroke('M0 74C-12 94 14 112 -6 132C-18 146 4 158 -6 168', c, 3)
    : stroke('M-8 84L-13 104M0 84L0 110M8 84L13 104', b, 3);
  return (
    tail +
    fill('M0 -62L50 0L0 62L-50 0Z', a) +
    nth(KITE_FACES, face)(a, b, c) +
    stroke('M0 -62L0 62M-50 0Q0 -46 50 0', p.ink, 1.6, 0.5) +
    path('M0 -62L50 0L0 62L-50 0Z', { stroke: mix(a, p.ink, 0.35), width: 1.8 }) +
    fill('M0 56L-17 86L17 86Z', c) +
    stroke('M0 60L0 85M-3 60L-9 85M3 60L9 85', mix(c, p.ink, 0.4), 1.2)
  );
}

/** Cusped window of a haveli, standing on the origin. */
const arch = (w: number, h: number, colour: string, frame: string) =>
  path(
    d`M${-w} 0L${-w} ${-h * 0.6}C${-w} ${-h * 0.78} ${-w * 0.5} ${-h * 0.8} ${-w * 0.42} ${-h * 0.88}C${-w * 0.2} ${-h * 0.9} ${-w * 0.1} ${-h * 0.96} 0 ${-h}C${w * 0.1} ${-h * 0.96} ${w * 0.2} ${-h * 0.9} ${w * 0.42} ${-h * 0.88}C${w * 0.5} ${-h * 0.8} ${w} ${-h * 0.78} ${w} ${-h * 0.6}L${w} 0Z`,
    {
      fill: colour,
      stroke: frame,
      width: 2.6,
    },
  );

const dome = (p: TownTones, w: number, colour: string) =>
  fill(
    d`M${-w} 0C${-w * 1.25} ${-w * 0.7} ${-w * 0.5} ${-w * 1.05} 0 ${-w * 1.5}C${w * 0.5} ${-w * 1.05} ${w * 1.25} ${-w * 0.7} ${w} 0Z`,
    colour,
  ) +
  stroke(d`M0 ${-w * 1.4}L0 ${-w * 1.9}`, p.ink, 2.4) +
  disc(0, -w * 1.75, 3.4, p.k2) +
  stroke(
    d`M${-w * 0.5} ${-w * 0.1}Q${-w * 0.62} ${-w * 0.7} ${-w * 0.1} ${-w * 1.25}M${w * 0.5} ${-w * 0.1}Q${w * 0.62} ${-w * 0.7} ${w * 0.1} ${-w * 1.25}`,
    p.light,
    1.6,
    0.5,
  );

const parapet = (x: number, y: number, width: number, colour: string) =>
  range(Math.round(width / 16))
    .map((i) =>
      fill(
        d`M${x + i * 16} ${y}L${x + i * 16} ${y - 7}Q${x + i * 16 + 8} ${y - 17} ${x + i * 16 + 16} ${y - 7}L${x + i * 16 + 16} ${y}Z`,
        colour,
      ),
    )
    .join('');

/** Haveli with a balcony under domes. */
export const haveli = (p: TownTones) =>
  box(-64, -124, 128, 130, p.wall) +
  box(34, -124, 30, 130, p.shade, 0.35) +
  parapet(-64, -122, 128, p.wall2) +
  place(dome(p, 22, p.k1), -38, -134) +
  place(dome(p, 15, p.k3), 40, -134) +
  box(-68, -126, 136, 6, p.light) +
  [-40, 0, 40].map((x) => place(arch(12, 40, p.window, p.light), x, -72)).join('') +
  box(-58, -72, 116, 5, p.wall2) +
  range(15)
    .map((i) => box(-55 + i * 7.8, -67, 2.6, 13, p.wall2))
    .join('') +
  box(-58, -54, 116, 4, p.light) +
  place(arch(15, 46, p.k3, p.light), 0, 4) +
  [-42, 42].map((x) => place(arch(9, 28, p.window, p.light), x, -6)).join('');

/** Flat-roofed house with a stair, a water tank and washing on the line. */
export const flatHouse = (p: TownTones) =>
  box(-48, -86, 96, 92, p.wall2) +
  box(22, -86, 26, 92, p.shade, 0.3) +
  box(-48, -126, 46, 42, p.wall3) +
  box(-53, -130, 56, 6, p.light) +
  box(-53, -90, 106, 7, p.light) +
  place(arch(9, 26, p.window, p.light), -26, -94) +
  [-22, 20]
    .map(
      (x) =>
        box(x - 12, -72, 24, 26, p.window) +
        stroke(d`M${x} -72L${x} -46M${x - 12} -59L${x + 12} -59`, p.light, 2) +
        stroke(d`M${x - 15} -74L${x + 15} -74`, p.k1, 4),
    )
    .join('') +
  box(-12, -36, 24, 42, p.k1) +
  stroke('M0 -36L0 6', p.light, 1.6, 0.6) +
  stroke('M6 -112Q26 -104 48 -110M48 -90L48 -114', p.ink, 1.6) +
  fill('M12 -109L22 -107L21 -94L12 -95ZM28 -107L38 -108L39 -92L28 -92Z', p.k4);

/** Tall narrow house with a striped awning. */
export const shop = (p: TownTones) =>
  box(-40, -108, 80, 114, p.wall3) +
  box(18, -108, 22, 114, p.shade, 0.3) +
  parapet(-40, -106, 80, p.wall) +
  box(-44, -110, 88, 6, p.light) +
  [-18, 18].map((x) => place(arch(10, 32, p.window, p.light), x, -64)).join('') +
  box(-30, -40, 60, 46, p.window) +
  box(-30, -14, 60, 20, p.k3) +
  range(6)
    .map((i) =>
      fill(
        d`M${-38 + i * 12.7} -52L${-25.3 + i * 12.7} -52L${-25.3 + i * 13.6 - 2} -36Q${-31.6 + i * 13.4 - 2} -28 ${-40 + i * 13.4} -36Z`,
        i % 2 ? p.light : p.k1,
      ),
    )
    .join('');

/** Broad neem tree. */
export function tree(p: TownTones): string {
  const crown =
    '-56,-78 -62,-104 -44,-128 -22,-136 -4,-154 22,-146 40,-128 60,-112 58,-84 36,-70 10,-76 -14,-68 -38,-66';
  const pts = crown.split(' ').map((q) => q.split(',').map(Number) as [number, number]);
  return (
    fill('M-7 4C-4 -30 -6 -50 -10 -72L10 -72C6 -50 5 -30 9 4Z', p.trunk) +
    stroke('M-2 -54L-24 -84M2 -60L22 -92', p.trunk, 5) +
    fill(smooth(pts, true), p.leaf) +
    fill(
      smooth(
        pts.map(([x, y]): [number, number] => [x * 0.62 - 14, (y + 100) * 0.6 - 112]),
        true,
      ),
      p.leaf2,
    ) +
    stroke(
      range(16)
        .map((i) => d`M${-44 + (i % 5) * 22 + Math.floor(i / 5) * 5} ${-84 - Math.floor(i / 5) * 18}q5 -7 11 -4`)
        .join(''),
      p.bg,
      2.2,
      0.55,
    )
  );
}

/** Coconut palm. */
export const palm = (p: TownTones) => {
  const frond = (l: number) =>
    fill(
      d`M0 0C${l * 0.3} ${-l * 0.4} ${l * 0.8} ${-l * 0.36} ${l} ${l * 0.16}C${l * 0.74} ${-l * 0.12} ${l * 0.3} ${-l * 0.12} 0 0Z`,
      p.leaf,
    ) + stroke(d`M0 0C${l * 0.3} ${-l * 0.28} ${l * 0.8} ${-l * 0.24} ${l * 0.94} ${l * 0.08}`, p.leaf2, 2);
  return (
    fill('M-7 4C-2 -50 0 -100 14 -150L22 -148C12 -100 8 -50 9 4Z', p.trunk) +
    stroke(
      range(8)
        .map((i) => d`M${-4 + i * 2.2} ${-14 - i * 16}q6 3 12 0`)
        .join(''),
      p.bg,
      1.8,
      0.5,
    ) +
    place(
      [-0.9, -0.3, 0.35, 0.9]
        .map((a) => place(frond(64), 0, 0, a) + place(mirror(frond(60)), 0, 0, -a * 0.9))
        .join('') +
        disc(-4, 6, 6, p.trunk) +
        disc(7, 7, 6, p.trunk),
      18,
      -150,
    )
  );
};

/** Child with raised arms holding the line, feet at the origin, hand near (16, -50). */
export const flyer = (p: TownTones, shirt: string) =>
  stroke('M-4 0L-3 -14M4 0L3 -14', p.ink, 4) +
  fill('M-9 -12L-8 -32Q0 -38 8 -32L9 -12Z', shirt) +
  stroke('M6 -30L16 -48M-6 -30L8 -42', p.skin, 4.4) +
  disc(0, -44, 9.5, p.skin) +
  fill('M-10 -43C-12 -58 10 -60 10 -48C4 -52 -4 -50 -10 -43Z', p.ink) +
  oval(5, -43, 1.3, 1.6, p.ink);
