import { mapPlanes, type Planes } from './planes/planes.ts';
import type { Surface } from './plate.ts';

type Wall = Pick<Surface, 'u' | 'v' | 'coverage' | 'size' | 'box'>;

/** Lengths in metres. */
const STRIP_WIDTH = 0.53;
const JOINT_WIDTH = 0.0016;
/** Share of the light that a joint swallows, and that the paper beside it catches on its way down to the wall. */
const JOINT_DEPTH = 0.45;
const EDGE_WIDTH = 0.012;
const EDGE_GLOW = 0.03;
/** Rolls differ a little, and plaster is never quite even. */
const ROLL_VARIATION = 0.008;
const PLASTER_VARIATION = 0.014;
const PLASTER_SPOT = 0.3;
/** How much steeper the light falls off: more on dark paper, which would hide it; less on pale paper, which is near white. */
const PALE_EXPONENT = 0.35;
const DARK_EXPONENT = 0.9;
const MIN_FACTOR = 0.45;
const MAX_PALE_FACTOR = 1.15;
const MAX_DARK_FACTOR = 1.5;
/** Paper of this luminance or more is pale. */
const PALE = 0.3;
/** Light that is missing under the ceiling; it begins to fade at this share of the height. */
const CEILING_SHADE = 0.22;
const FADE_START = 0.5;

/** Light on a wall of paper: it falls off towards the ceiling and away from the window, and shows the joints between strips. */
export function shadePaper(light: Planes, wall: Wall, luminance: number): Planes {
  const { u, v, coverage, size, box } = wall;
  const darkness = Math.max(0, 1 - luminance / PALE);
  const exponent = mix(PALE_EXPONENT, DARK_EXPONENT, darkness);
  const maxFactor = mix(MAX_PALE_FACTOR, MAX_DARK_FACTOR, darkness);
  const brightness = light[1];
  const usual = computeMean(brightness, coverage);
  const width = box[2];
  const factors = coverage.map((share, i) => {
    if (!share) return 1;
    const fallOff = ((brightness[i] ?? 0) / usual) ** exponent;
    const [at, up] = [u[i] ?? 0, v[i] ?? 0];
    const pixel = Math.abs((u[i % width ? i - 1 : i + 1] ?? 0) - at);
    return (
      Math.min(maxFactor, Math.max(MIN_FACTOR, fallOff)) *
      shadeHeight(up / size[1]) *
      shadeStrips(at, pixel) *
      (1 + PLASTER_VARIATION * (computeNoise(at / PLASTER_SPOT, up / PLASTER_SPOT) - 0.5) * 2)
    );
  });
  return mapPlanes(light, (plane) => plane.map((value, i) => value * (factors[i] ?? 1)));
}

function computeMean(values: Float32Array, weights: Float32Array): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) / Math.max(1e-6, total);
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

const ease = (t: number): number => {
  const inside = Math.min(1, Math.max(0, t));
  return inside * inside * (3 - 2 * inside);
};

const shadeHeight = (share: number): number => 1 - CEILING_SHADE * ease((share - FADE_START) / (1 - FADE_START));

/** Tone of the strip and shade of its joint, at `at` metres, for a pixel of this width. */
export function shadeStrips(at: number, pixel: number): number {
  const strip = Math.floor(at / STRIP_WIDTH);
  const beside = at - Math.round(at / STRIP_WIDTH) * STRIP_WIDTH;
  const overlap = Math.min(beside + pixel / 2, JOINT_WIDTH / 2) - Math.max(beside - pixel / 2, -JOINT_WIDTH / 2);
  const joint = Math.max(0, overlap) / Math.max(pixel, 1e-6);
  const edge = Math.max(0, 1 - Math.abs(beside) / EDGE_WIDTH) * Math.sign(beside);
  return (1 + ROLL_VARIATION * (hash(strip, 0) - 0.5) * 2) * (1 - JOINT_DEPTH * joint) * (1 + EDGE_GLOW * edge);
}

/** Smooth noise of 0 to 1. */
function computeNoise(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [ease(x - left), ease(y - low)];
  return mix(mix(hash(left, low), hash(left + 1, low), a), mix(hash(left, low + 1), hash(left + 1, low + 1), a), b);
}

/** The same number of 0 to 1 for the same place. */
function hash(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}
