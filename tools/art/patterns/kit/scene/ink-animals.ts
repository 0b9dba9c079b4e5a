import { points, range } from '../geometry.ts';
import { d, disc, fill, hoop, place, smooth, stroke } from '../svg.ts';
import type { Ink } from './ink-plants.ts';
import { outlined } from './ink-plants.ts';

/** Bird standing on the origin, looking to +x, about 190 long. */
export function inkBird(p: Ink & Record<'body' | 'wing' | 'tail' | 'beak', string>): string {
  const feathers = [0.12, -0.06, -0.24]
    .map((turn, i) =>
      place(
        outlined('M0 0C-30 -14 -70 -13 -92 0C-70 13 -30 12 0 0Z', i % 2 ? p.wing : p.tail, p.ink) +
          stroke('M-6 0L-76 0', p.ink, 1.8) +
          disc(-76, 0, 5, p.paper),
        -42,
        -26,
        turn,
      ),
    )
    .join('');
  const breast = points('54,-68 47,-84 31,-87 19,-75 2,-63 -26,-48 -54,-26 -46,-15 -14,-7 18,-10 39,-27 49,-48');
  const scales = range(5)
    .map((i) => d`M${22 + (i % 2) * 7} ${-54 + i * 9}q9 8 17 1`)
    .join('');
  return (
    stroke('M-6 -10L-4 2M12 -11L15 2', p.ink, 4) +
    feathers +
    outlined(smooth(breast, true), p.body, p.ink, 3.4) +
    stroke(scales, p.ink, 1.8) +
    outlined('M16 -46C0 -64 -38 -50 -72 -18C-40 -8 2 -14 16 -46Z', p.wing, p.ink) +
    stroke('M6 -46C-12 -48 -36 -36 -56 -20M6 -38C-8 -38 -26 -28 -42 -18M2 -30C-8 -28 -16 -22 -24 -16', p.ink, 2) +
    outlined('M53 -74L76 -66L52 -60Z', p.beak, p.ink, 2.4) +
    disc(37, -71, 7, p.paper) +
    hoop(37, -71, 7, p.ink, 2) +
    disc(38, -71, 3, p.ink) +
    range(3)
      .map(
        (i) =>
          stroke(d`M${30 - i * 4} -86L${28 - i * 12} ${-108 + i * 6}`, p.ink, 2.2) +
          disc(28 - i * 12, -110 + i * 6, 5, p.beak),
      )
      .join('')
  );
}

/** Spotted deer looking to +x, hooves on the origin, about 240 tall with its antlers. */
export function inkDeer(p: Ink & Record<'coat' | 'breast', string>): string {
  const body = points(
    '66,-96 74,-132 88,-172 98,-190 122,-184 138,-188 139,-199 118,-212 100,-221 84,-212 70,-182 50,-150 18,-140 -34,-137 -74,-141 -96,-118 -94,-88 -66,-74 -10,-70 44,-78',
  );
  const leg = (x: number, knee: number, hoof: number, wide: number) =>
    outlined(
      d`M${x - wide} -92C${x - wide} -66 ${knee - 6} -54 ${knee - 5} -44L${hoof - 5} 0L${hoof + 6} 0L${knee + 6} -44C${knee + 8} -56 ${x + wide} -66 ${x + wide} -92Z`,
      p.coat,
      p.ink,
    );
  const spots = range(3)
    .map((r) =>
      range(7 - r)
        .map((i) => disc(-76 + r * 12 + i * 19, -122 + r * 15 + Math.sin(i * 1.3) * 2, 4.4, p.paper))
        .join(''),
    )
    .join('');
  return (
    leg(-58, -66, -58, 11) +
    leg(34, 28, 22, 8) +
    stroke(
      'M92 -220C84 -246 96 -262 90 -288M94 -244C104 -252 112 -264 112 -278M92 -262C82 -268 78 -276 78 -284',
      p.ink,
      6,
    ) +
    stroke('M104 -222C108 -244 126 -256 130 -280M116 -246C128 -250 138 -258 142 -268', p.ink, 6) +
    outlined('M-92 -124C-110 -122 -114 -106 -106 -94C-98 -100 -92 -108 -92 -124Z', p.paper, p.ink) +
    leg(-80, -92, -84, 15) +
    leg(52, 54, 56, 10) +
    outlined(smooth(body, true), p.coat, p.ink, 3.6) +
    fill(smooth(points('66,-96 74,-130 86,-160 92,-150 86,-118 78,-94 56,-82 30,-78'), true), p.breast, 0.9) +
    spots +
    outlined('M84 -212C66 -222 52 -222 42 -214C54 -204 70 -200 84 -206Z', p.breast, p.ink, 2.6) +
    disc(112, -203, 5, p.paper) +
    disc(113, -203, 3.2, p.ink) +
    stroke('M126 -189L138 -192', p.ink, 2.4)
  );
}
