import { mix } from '../colour.ts';
import type { Point } from '../geometry.ts';
import { range } from '../geometry.ts';
import { d, fill, polyline, stroke } from '../svg.ts';

/** A square stepwell seen from above its middle. */
export const LEVELS = 6;
export const FLIGHTS = 5;
const STEPS = 7;
/** Each level is this much smaller than the one above. */
export const SHRINK = 0.785;
export const RIM = 548;
/** Half the width of a level. */
export const size = (level: number) => RIM * SHRINK ** level;

/** A point of one wall: `u` along it, `v` from its ledge down to the next one; on the upper side of the well. */
export const onWall = (level: number, u: number, v: number): Point => {
  const half = size(level) + (size(level + 1) - size(level)) * v;
  return [(u - 0.5) * 2 * half, -half];
};

export const LEDGE = 0.16;

/** Tones of a stair: its lit and its shaded side, the wall below it, and the niche in that wall. */
type StairTones = readonly [left: string, right: string, below: string, niche: string];

/** Stairs from both sides up to one landing, with a niche below it. */
export function flight(level: number, index: number, [left, right, below, niche]: StairTones): string {
  const at = (s: number, h: number) => onWall(level, (index + s) / FLIGHTS, 1 - h * (1 - LEDGE));
  const run = 0.42 / STEPS;
  const block = (k: number, isRight: boolean) => {
    const x = (s: number) => (isRight ? 1 - s : s);
    const [from, to, top] = [0.02 + k * run, 0.02 + (k + 1) * run, (k + 1) / STEPS];
    const foot = Math.max(0, top - 0.36);
    const tone = isRight ? right : left;
    const tread = polyline([at(x(from), top), at(x(to), top), at(x(to), top - 0.05), at(x(from), top - 0.05)], true);
    return (
      fill(polyline([at(x(from), top), at(x(to), top), at(x(to), foot), at(x(from), foot)], true), tone) +
      fill(tread, mix(tone, isRight ? left : '#ffffff', isRight ? 0.4 : 0.5)) +
      stroke(
        polyline([at(x(from), top), at(x(from), foot)]),
        mix(tone, niche, 0.4),
        Math.max(0.8, 1.8 * SHRINK ** level),
        0.7,
      )
    );
  };
  const [nx, ny] = at(0.5, 0);
  const [, top] = at(0.5, 0.4);
  const width = (size(level) / FLIGHTS) * 0.11;
  const arch = d`M${nx - width} ${ny}L${nx - width} ${top + width}Q${nx - width} ${top} ${nx} ${top - width * 0.7}Q${nx + width} ${top} ${nx + width} ${top + width}L${nx + width} ${ny}Z`;
  const landing = polyline([at(0.44, 1), at(0.56, 1), at(0.56, 0.64), at(0.44, 0.64)], true);
  return (
    fill(polyline([at(0.02, 0), at(0.44, 1), at(0.56, 1), at(0.98, 0)], true), below) +
    fill(arch, niche) +
    range(STEPS)
      .map((k) => block(k, false) + block(k, true))
      .join('') +
    fill(landing, mix(left, right, 0.5))
  );
}
