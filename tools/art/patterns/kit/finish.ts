import { clouds, noise } from './noise.ts';
import { seeded } from './random.ts';

/** Traces of the hand on a flat drawing; lengths in pixels at 1200. */
export interface Finish {
  /** Unsteady edges. */
  wobble?: number;
  /** Uneven colour, share of full value. */
  mottle?: number;
  /** Fine grain, share of full value. */
  grain?: number;
}

/** Returns new RGB pixels. Every noise field is periodic, so a repeat stays a repeat; a picture must not borrow from its far edge. */
export function applyFinish(
  source: Buffer,
  width: number,
  height: number,
  finish: Finish,
  edge: 'wrap' | 'clamp' = 'wrap',
): Buffer {
  const { wobble = 0, mottle = 0, grain = 0 } = finish;
  const out = Buffer.alloc(source.length);
  const ratio = height / width;
  const across = (cells: number) => [cells, Math.max(1, Math.round(cells * ratio))] as const;
  const shiftX = clouds(...across(48), 2, 3);
  const shiftY = clouds(...across(48), 2, 7);
  const stain = clouds(...across(9), 5, 11);
  const tooth = noise(...across(400), 19);
  const random = seeded(29);
  const hold = (v: number, size: number) => (edge === 'wrap' ? (v + size) % size : Math.max(0, Math.min(size - 1, v)));
  const reach = wobble * 2 * (width / 1200);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const v = y / height;
      const sx = x + (reach ? shiftX(u, v) * reach : 0);
      const sy = y + (reach ? shiftY(u, v) * reach : 0);
      const x0 = Math.floor(sx);
      const y0 = Math.floor(sy);
      const fx = sx - x0;
      const fy = sy - y0;
      const left = hold(x0, width);
      const right = hold(x0 + 1, width);
      const top = hold(y0, height) * width;
      const low = hold(y0 + 1, height) * width;
      const light =
        1 + (mottle ? stain(u, v) * mottle : 0) + (grain ? (tooth(u, v) * 0.6 + random() - 0.5) * grain : 0);
      for (let k = 0; k < 3; k++) {
        const upper = (source[(top + left) * 3 + k] ?? 0) * (1 - fx) + (source[(top + right) * 3 + k] ?? 0) * fx;
        const lower = (source[(low + left) * 3 + k] ?? 0) * (1 - fx) + (source[(low + right) * 3 + k] ?? 0) * fx;
        out[(y * width + x) * 3 + k] = Math.max(0, Math.min(255, (upper * (1 - fy) + lower * fy) * light));
      }
    }
  return out;
}
