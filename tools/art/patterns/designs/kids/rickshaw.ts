import { mix } from '../../kit/colour.ts';
import { range } from '../../kit/geometry.ts';
import { d, disc, fill, hoop, oval, path, place, spin, stroke } from '../../kit/svg.ts';

export interface RickshawTones {
  hood: string;
  glass: string;
  wheel: string;
  ink: string;
  light: string;
  skin: string;
  k1: string;
  k2: string;
  k3: string;
}

/** Head and shoulders looking to +x, the chin at the origin. */
const rider = (p: RickshawTones, shirt: string, hair: string) =>
  fill('M-22 44C-24 16 -14 4 0 4C14 4 22 16 22 44Z', shirt) +
  disc(0, -12, 16, p.skin) +
  fill(hair, p.ink) +
  disc(8, -12, 2, p.ink) +
  disc(3, -5, 3.4, p.k1, 0.35) +
  stroke('M8 -4Q11 -2 13 -5', p.ink, 1.5);

const CAP = 'M-16 -14C-18 -34 12 -36 15 -19L23 -17Q16 -14 8 -18Z';
const PLAIT = 'M-15 -6C-22 -34 10 -38 15 -20C6 -26 -2 -22 -6 -14C-10 -4 -12 6 -20 22C-24 12 -20 0 -15 -6Z';
const BUN = 'M-14 -4C-20 -16 -26 -30 -14 -32C-4 -38 12 -32 15 -20C6 -26 -2 -20 -6 -10Z';

const wheel = (p: RickshawTones, x: number, r: number) =>
  disc(x, -r, r, p.wheel) +
  disc(x, -r, r * 0.62, mix(p.wheel, p.light, 0.75)) +
  place(spin(6, stroke(d`M0 ${-r * 0.2}L0 ${-r * 0.54}`, p.wheel, 2)), x, -r) +
  disc(x, -r, r * 0.2, p.wheel) +
  disc(x, -r, r * 0.09, p.light);

const TUB =
  'M-134 -34C-146 -40 -152 -62 -152 -110L-106 -110C-101 -110 -99 -106 -98 -98L-96 -70C-95 -62 -92 -58 -85 -58L-22 -58C-16 -58 -14 -62 -13 -68L-9 -112L5 -112L9 -66C10 -60 12 -57 18 -57L52 -57C61 -57 65 -61 67 -70L78 -122C102 -128 124 -116 132 -92C137 -78 136 -64 128 -58C112 -54 92 -50 80 -44C72 -38 66 -34 54 -34Z';

/** Auto-rickshaw driving to +x, its wheels on the origin's level, about 300 wide and 215 tall. */
export function rickshaw(p: RickshawTones, body: string, hood: string, passenger: 0 | 1): string {
  const dark = mix(body, p.ink, 0.3);
  const fold = hood === p.hood ? mix(hood, p.ink, 0.28) : mix(hood, p.light, 0.3);
  const pane = { fill: p.glass, stroke: p.ink, width: 3.4 };
  return (
    oval(0, 2, 150, 8, p.ink, 0.14) +
    fill('M-140 -50L-140 -170L60 -190L88 -114L78 -50Z', mix(p.glass, p.ink, 0.12)) +
    fill('M-140 -60L-140 -170L-96 -180L-100 -110L-96 -60Z', mix(hood, p.ink, 0.5)) +
    fill('M-100 -112C-86 -116 -80 -108 -80 -96L-78 -72L-26 -72L-26 -54L-100 -54Z', p.k1) +
    place(rider(p, passenger ? p.k3 : p.light, passenger ? PLAIT : BUN), -56, -112, 0, 1.02) +
    stroke('M-48 -84Q-34 -70 -20 -82', p.skin, 7) +
    fill('M6 -80Q4 -76 4 -54L56 -54Q56 -74 50 -76L14 -76Z', mix(p.k1, p.ink, 0.35)) +
    place(rider(p, mix(p.hood, p.light, 0.45), CAP), 26, -116, 0.04, 1.04) +
    stroke('M30 -92Q48 -80 64 -94', p.skin, 7) +
    stroke('M78 -64L66 -98M58 -98L74 -94', p.ink, 4) +
    stroke('M-4 -110L-7 -180', dark, 7) +
    stroke('M112 -66L110 -26', p.ink, 7) +
    fill(TUB, body) +
    fill(
      'M-151 -96L-102 -96L-99 -84L-150 -84ZM-12 -84L7 -84L8 -73L-13 -73ZM71 -90L132 -90C135 -84 136 -80 136 -76L68 -76Z',
      p.light,
    ) +
    fill('M-134 -34C-140 -38 -144 -44 -147 -52L62 -52C68 -50 74 -46 80 -44C72 -38 66 -34 54 -34Z', dark) +
    fill('M-124 -34C-124 -58 -106 -70 -84 -70C-62 -70 -44 -58 -44 -34Z', mix(body, p.ink, 0.62)) +
    place(spin(6, fill('M0 -2C-4 -6 -4 -11 0 -14C4 -11 4 -6 0 -2Z', p.light)) + disc(0, 0, 3, p.hood), -125, -68) +
    range(4)
      .map((i) => disc(-78 + i * 17, -47, 3, i % 2 ? p.light : p.hood))
      .join('') +
    path('M58 -184L70 -188L98 -120L84 -116Z', pane) +
    fill(
      'M-154 -102C-160 -150 -150 -190 -112 -203C-62 -216 18 -215 58 -205C74 -201 80 -192 74 -182L-88 -176C-97 -176 -101 -171 -101 -162L-102 -102Z',
      hood,
    ) +
    stroke('M-102 -112L-154 -112', fold, 4) +
    stroke(
      'M-104 -201C-108 -190 -110 -180 -106 -174M-56 -211C-60 -198 -60 -188 -58 -180M-6 -214C-8 -200 -8 -190 -6 -182M40 -209C42 -200 42 -192 42 -186',
      fold,
      2.4,
      0.7,
    ) +
    path('M-142 -128C-144 -152 -138 -166 -126 -168C-116 -168 -115 -160 -115 -150L-116 -128Z', {
      fill: p.glass,
      stroke: fold,
      width: 3,
    }) +
    stroke('M-98 -172L72 -179', p.light, 4) +
    range(13)
      .map((i) => disc(-90 + i * 13, -166 - i * 0.6, 4.4, [p.k1, p.light, p.k3][i % 3] ?? p.k1))
      .join('') +
    wheel(p, -84, 31) +
    wheel(p, 110, 26) +
    stroke('M78 -36C80 -58 94 -66 112 -64C132 -62 144 -50 144 -32', dark, 8) +
    disc(130, -104, 14, p.ink) +
    disc(132, -104, 11, p.light) +
    hoop(132, -104, 6, p.hood, 2.4) +
    stroke('M88 -126L104 -134', p.ink, 3) +
    oval(108, -138, 6, 9, p.ink)
  );
}
