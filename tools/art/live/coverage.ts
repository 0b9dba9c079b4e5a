import type { Plate } from '../compose/plate.ts';

/** Coverage of a surface for every pixel of the plate; zero when the plate has no such surface. */
export function getCoverage({ width, height, surfaces }: Plate, name: string): Float32Array {
  const whole = new Float32Array(width * height);
  const surface = surfaces.get(name);
  if (!surface) return whole;
  const [left, top, w, h] = surface.box;
  for (let y = 0; y < h; y++) whole.set(surface.coverage.subarray(y * w, (y + 1) * w), (top + y) * width + left);
  return whole;
}

export const toBytes = (shares: Float32Array): Buffer => Buffer.from(shares.map((share) => Math.round(share * 255)));
