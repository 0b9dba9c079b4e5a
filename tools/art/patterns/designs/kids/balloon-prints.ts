import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { along, cubic, points, range, TAU } from '../../kit/geometry.ts';
import { fill, polyline } from '../../kit/svg.ts';

export type Print = 'jharokha' | 'leheriya' | 'bandhani' | 'scallop' | 'buti';

export const GORES = 8;
/** Half width and height of the envelope from the crown to the mouth. */
const PROFILE = along(points('0,-153 36,-147 68,-129 91,-100 100,-64 94,-26 75,12 50,45 27,76'));

/** A point of the envelope: angle round the balloon, share of the way down. */
export function at(angle: number, down: number): Point {
  const [radius, y] = PROFILE(down);
  return [Math.sin(angle) * radius, y + Math.cos(angle) * radius * 0.0019 * (y + 70)];
}

export const angleOf = (gore: number) => (gore / GORES - 0.5) * Math.PI;

/** Lays a drawing of the unit square (x to the right, y down) onto a stretch of the envelope. */
const lay = (shape: readonly Point[], gore: number, from: number, to: number, span = 1): string =>
  polyline(
    shape.map(([x, y]) => at(angleOf(gore + x * span), from + (to - from) * y)),
    true,
  );

const side = (a: Point, b: Point, steps = 8): Point[] =>
  range(steps).map((i) => [a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps]);
const SQUARE = [
  ...side([0, 0], [1, 0]),
  ...side([1, 0], [1, 1], 14),
  ...side([1, 1], [0, 1]),
  ...side([0, 1], [0, 0], 14),
];
const TONGUE: Point[] = [
  ...side([0, 0], [1, 0]),
  ...range(13).map((i): Point => [0.5 + Math.cos((i / 12) * Math.PI) / 2, Math.sin((i / 12) * Math.PI)]),
];
const LANCET: Point[] = range(17).map((i) => [
  0.5 - 0.5 * Math.cos((i / 16) * Math.PI),
  1 - Math.abs(1 - i / 8) ** 1.6,
]);
const ogee = cubic([0.14, 0.46], [0.14, 0.16], [0.42, 0.24], [0.5, 0]);
const flank: Point[] = [[0.14, 1], ...range(13).map((i) => ogee(i / 12))];
const ARCH: Point[] = [...flank, ...flank.toReversed().map(([x, y]): Point => [1 - x, y])];
const inset = (shape: readonly Point[], share: number): Point[] =>
  shape.map(([x, y]) => [0.5 + (x - 0.5) * share, 1 - (1 - y) * share]);

/** A round spot on the cloth. */
const spot = (gore: number, down: number, size: number, colour: string) =>
  fill(
    polyline(
      range(12).map((i) =>
        at(angleOf(gore + 0.5 + Math.cos((i / 12) * TAU) * size), down + Math.sin((i / 12) * TAU) * size * 0.125),
      ),
      true,
    ),
    colour,
  );

export const PRINTS: Record<Print, (gore: number, tone: (k: number) => string, p: { ink: string }) => string> = {
  jharokha: (g, tone, p) =>
    fill(lay(SQUARE, g, 0, 1), tone(g % 2)) +
    fill(lay(LANCET, g, 0.08, 0.25), tone(2)) +
    fill(lay(SQUARE, g, 0.27, 0.69), tone(2)) +
    fill(lay(inset(ARCH, 1), g, 0.31, 0.64), tone(3)) +
    fill(lay(inset(ARCH, 0.72), g, 0.33, 0.635), mix(tone(2), p.ink, 0.45)) +
    fill(lay(SQUARE, g + 0.12, 0.635, 0.66, 0.76), tone(3)) +
    fill(lay(TONGUE, g, 0.69, 0.78), tone((g + 1) % 2)) +
    fill(lay(SQUARE, g, 0.265, 0.285) + lay(SQUARE, g, 0.68, 0.695), tone(4)) +
    spot(g, 0.85, 0.13, tone(4)) +
    spot(g, 0.49, 0.09, tone(4)),
  leheriya: (g, tone) =>
    fill(lay(SQUARE, g, 0, 1), tone(0)) +
    range(11)
      .map((i) => {
        const v = 0.06 + i * 0.085;
        const wave: Point[] = [
          [0, 0.5],
          [0.5, 0],
          [1, 0.5],
          [1, 1],
          [0.5, 0.5],
          [0, 1],
        ];
        return fill(lay(wave, g, v, v + (i % 2 ? 0.075 : 0.05)), tone(i % 2 ? 1 : 2));
      })
      .join('') +
    fill(lay(SQUARE, g, 0.44, 0.6), tone(2)) +
    fill(lay(points('0.5,0 0.9,0.5 0.5,1 0.1,0.5'), g, 0.46, 0.58), tone(3)) +
    spot(g, 0.52, 0.12, tone(0)) +
    fill(lay(SQUARE, g, 0.43, 0.445) + lay(SQUARE, g, 0.595, 0.61), tone(4)),
  bandhani: (g, tone) =>
    fill(lay(SQUARE, g, 0, 1), tone(g % 2)) +
    fill(lay(TONGUE, g, 0.06, 0.2), tone(2)) +
    [0.3, 0.44, 0.58, 0.72]
      .map((v, k) =>
        [
          [0, 0],
          [-0.2, 0],
          [0.2, 0],
          [0, -0.024],
          [0, 0.024],
        ]
          .map(([x = 0, y = 0]) => spot(g + x, v + y, k % 2 ? 0.05 : 0.068, tone(3)))
          .join(''),
      )
      .join('') +
    fill(lay(SQUARE, g, 0.8, 0.83), tone(2)) +
    fill(lay(TONGUE, g, 0.83, 0.9), tone(2)) +
    spot(g, 0.12, 0.12, tone(4)),
  scallop: (g, tone, p) =>
    fill(lay(SQUARE, g, 0, 1), tone(0)) +
    range(8)
      .toReversed()
      .map((i) => {
        const v = 0.04 + i * 0.105;
        const starts = i % 2 ? [g - 0.5, g + 0.5] : [g];
        return starts
          .map((gore) => {
            const crop = (shape: readonly Point[]) =>
              shape.map(([x, y]): Point => [Math.max(g, Math.min(g + 1, gore + x)) - gore, y]);
            return (
              fill(lay(crop(TONGUE), gore, v, v + 0.15), mix(tone(i % 3), p.ink, 0.16)) +
              fill(lay(crop(SQUARE), gore, Math.max(0, v - 0.08), v + 0.005), tone(i % 3)) +
              fill(lay(crop(TONGUE), gore, v, v + 0.142), tone(i % 3)) +
              fill(
                lay(crop(inset(TONGUE, 0.6).map(([x, y]): Point => [x, y - 0.4])), gore, v + 0.01, v + 0.13),
                tone(i % 3 === 1 ? 3 : 4),
                0.9,
              )
            );
          })
          .join('');
      })
      .join(''),
  buti: (g, tone) =>
    fill(lay(SQUARE, g, 0, 1), tone(g % 2 ? 3 : 0)) +
    [0.2, 0.4, 0.62]
      .map((v) => {
        const big = v === 0.4;
        const size = big ? 0.15 : 0.1;
        const petals = range(6).map((i) =>
          spot(
            g + Math.cos((i / 6) * TAU) * size * 1.4,
            v + Math.sin((i / 6) * TAU) * size * 0.17,
            size * 0.72,
            tone(g % 2 ? 1 : 3),
          ),
        );
        return petals.join('') + spot(g, v, size * 0.62, tone(4));
      })
      .join('') +
    fill(lay(SQUARE, g, 0.73, 0.76) + lay(SQUARE, g, 0.79, 0.81), tone(2)) +
    fill(lay(TONGUE, g, 0.81, 0.88), tone(2)) +
    fill(lay(SQUARE, g, 0, 0.08), tone(2)),
};
