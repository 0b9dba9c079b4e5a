import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { d, disc, fill, oval, path, place, polyline, stroke } from '../../kit/svg.ts';
import type { Print } from './balloon-prints.ts';
import { angleOf, at, GORES, PRINTS } from './balloon-prints.ts';

export interface BalloonTones {
  ink: string;
  light: string;
  gold: string;
  basket: string;
  rope: string;
  hide: string;
  hideDark: string;
  cheek: string;
}

export type Cloths = readonly [string, string, string];

/** Elephant calf looking over the rim at the origin. */
const calf = (p: BalloonTones, asleep: boolean) =>
  [-1, 1]
    .map((s) =>
      place(
        fill('M6 -26C20 -46 46 -40 44 -18C42 0 24 6 10 -6Z', p.hideDark) +
          fill('M14 -24C24 -36 38 -32 37 -18C35 -6 24 -2 16 -10Z', p.cheek, 0.7),
        0,
        0,
        0,
        s,
        1,
      ),
    )
    .join('') +
  fill('M-22 4C-28 -34 -14 -46 0 -46C14 -46 28 -34 22 4Z', p.hide) +
  [-11, 11]
    .map((x) => (asleep ? stroke(d`M${x - 4} -22Q${x} -18 ${x + 4} -22`, p.ink, 2) : disc(x, -23, 2.8, p.ink)))
    .join('') +
  [-15, 15].map((x) => disc(x, -13, 4.6, p.cheek, 0.7)).join('') +
  stroke('M0 -14C0 0 2 12 6 20C10 28 20 26 20 18', p.hide, 10) +
  stroke('M-4 -3L4 -4M-3 6L6 4M0 15L8 12', p.hideDark, 1.6) +
  fill('M0 -47L-5 -38L0 -30L5 -38Z', p.gold);

/** Hot-air balloon, about 200 wide; the envelope is centred on the origin and the basket hangs to y = 172. */
export function balloon(
  p: BalloonTones,
  print: Print,
  cloths: Cloths,
  rider: 'none' | 'awake' | 'asleep' = 'none',
): string {
  const gores = range(GORES).map((g) => {
    const across = Math.sin(angleOf(g + 0.5));
    const shade = Math.max(0, across + 0.1) ** 1.6 * 0.3 + Math.max(0, -across - 0.8) * 0.4;
    const tones = [...cloths, p.light, p.gold].map((c) =>
      across < -0.3 && across > -0.8 ? mix(mix(c, p.ink, shade), p.light, 0.1) : mix(c, p.ink, shade),
    );
    return PRINTS[print](g, (k) => nth(tones, k), p);
  });
  const seams = range(GORES + 1).map((g) => polyline(range(19).map((i) => at(angleOf(g), i / 18))));
  const weave = [0, 1, 2]
    .map((r) =>
      range(6)
        .map((i) => d`M${-29 + i * 9.6 + (r % 2) * 4} ${137 + r * 11}q4 4 8 0`)
        .join(''),
    )
    .join('');
  return (
    stroke('M-26 76L-33 128M26 76L33 128M-9 80L-12 128M9 80L12 128', p.rope, 1.8) +
    gores.join('') +
    stroke(seams.join(''), p.ink, 1, 0.28) +
    fill(
      polyline(
        [
          ...range(9).map((i) => at(angleOf(i), 1)),
          ...range(9).map((i): Point => [Math.cos((i / 8) * Math.PI) * 22, 86]),
        ],
        true,
      ),
      mix(nth(cloths, 2), p.ink, 0.3),
    ) +
    fill('M-6 112C-10 100 -2 98 0 88C4 98 10 102 6 112Z', p.gold) +
    (rider === 'none' ? '' : place(calf(p, rider === 'asleep'), 0, 130)) +
    path('M-36 128L36 128L30 164Q28 172 20 172L-20 172Q-28 172 -30 164Z', {
      fill: p.basket,
      stroke: mix(p.basket, p.ink, 0.4),
      width: 1.4,
    }) +
    stroke(weave, mix(p.basket, p.ink, 0.45), 1.8, 0.7) +
    fill('M14 128L36 128L30 164Q28 172 20 172L12 172Z', p.ink, 0.12) +
    stroke('M-37 128L37 128', mix(p.basket, p.light, 0.35), 6) +
    range(5)
      .map((i) =>
        fill(
          d`M${-35 + i * 14} 131L${-21 + i * 14} 131Q${-28 + i * 14} 146 ${-35 + i * 14} 131Z`,
          nth(cloths, i % 2 ? 1 : 0),
        ),
      )
      .join('') +
    (rider === 'none' ? '' : stroke('M4 124C6 138 10 150 18 148C24 146 22 138 17 140', p.hide, 8)) +
    oval(-40, 146, 5, 8, mix(p.basket, p.ink, 0.2)) +
    oval(40, 146, 5, 8, mix(p.basket, p.ink, 0.3))
  );
}
