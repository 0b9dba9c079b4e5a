import { mapPlanes, type Planes } from './planes/planes.ts';

type Area = { light: Planes; coverage: Float32Array; width: number; height: number };

/** Luminance of a cloth, and how much it varies with the pattern: about 0.05 for a weave, 0.3 for a print on a pale ground, 1 on a dark one. */
type Cloth = { luminance: number; variation: number };

/** Contrast of folds in black cloth, and in a bold print; plain white cloth keeps the light as it is. */
const DARK_EXPONENT = 0.55;
const PRINT_EXPONENT = 0.65;
/** Cloth of this luminance or more shows its folds by itself. */
const PALE = 0.3;
/** A weave varies less, a bold print more. */
const WEAVE_VARIATION = 0.1;
const PRINT_VARIATION = 0.3;
const MIN_FACTOR = 0.55;
const MAX_FACTOR = 1.7;
/** Radius of the average that a fold is compared with, as a share of the width. */
const RADIUS_SHARE = 0.035;

/** Raises the contrast between a fold and its surroundings, the more the darker the cloth and the bolder its print is. */
export function raiseFoldContrast({ light, coverage, width, height }: Area, { luminance, variation }: Cloth): Planes {
  const exponent = Math.max(
    DARK_EXPONENT * Math.max(0, 1 - luminance / PALE),
    PRINT_EXPONENT * Math.min(1, Math.max(0, (variation - WEAVE_VARIATION) / (PRINT_VARIATION - WEAVE_VARIATION))),
  );
  if (exponent === 0) return light;
  const brightness = Float32Array.from(coverage, (share, i) => (share > 0 ? share * sumLight(light, i) : 0));
  const radius = Math.max(2, Math.round(width * RADIUS_SHARE));
  const around = blur(brightness, width, height, radius);
  const weight = blur(coverage, width, height, radius);
  const factors = brightness.map((value, i) => {
    const share = coverage[i] ?? 0;
    const mean = (around[i] ?? 0) / Math.max(1e-4, weight[i] ?? 0);
    if (share === 0 || mean <= 0) return 1;
    return Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, (value / share / mean) ** exponent));
  });
  return mapPlanes(light, (plane) => plane.map((value, i) => value * (factors[i] ?? 1)));
}

const sumLight = ([red, green, blue]: Planes, i: number): number => (red[i] ?? 0) + (green[i] ?? 0) + (blue[i] ?? 0);

/** Box blur: along the rows, then along the columns. */
function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++) blurLine(values, rows, y * width, 1, width, radius);
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) blurLine(rows, out, x, width, height, radius);
  return out;
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  for (let at = 0; at < Math.min(radius, length); at++) sum += from[start + at * step] ?? 0;
  for (let at = 0; at < length; at++) {
    if (at + radius < length) sum += from[start + (at + radius) * step] ?? 0;
    if (at - radius - 1 >= 0) sum -= from[start + (at - radius - 1) * step] ?? 0;
    to[start + at * step] = sum / (2 * radius + 1);
  }
}
