import { FRAME_HEIGHT, FRAME_WIDTH } from './encode-video.ts';
import type { Look } from './looks.ts';

const TAU = Math.PI * 2;

/** Tone-mapped pictures along the light cycle, and the maximum swing per pixel of cloth. */
export interface Reel {
  look: Look;
  states: readonly Buffer[];
  width: number;
  height: number;
  sway: Float32Array | undefined;
}

/** The camera's crop at t in 0..1, in picture pixels. */
function computeCrop({ look, width, height }: Reel, t: number) {
  const { x, y, zoom } = look.camera(t);
  const cropWidth = width / zoom;
  const cropHeight = (cropWidth * FRAME_HEIGHT) / FRAME_WIDTH;
  const left = Math.max(0, Math.min(width - cropWidth - 1, width * x - cropWidth / 2));
  const top = Math.max(0, Math.min(height - cropHeight - 1, height * y - cropHeight / 2));
  return { left, top, cropWidth, cropHeight };
}

/** Sideways swing of every column: two waves that travel along the cloth. */
const computeSwing = (t: number, width: number) =>
  Float32Array.from({ length: width }, (_, x) => {
    const along = x / width;
    return Math.sin(TAU * (t - along * 1.7)) + 0.45 * Math.sin(TAU * (2 * t - along * 3.1));
  });

/** Blends two neighbouring states of the light cycle, which is much cheaper than composing each frame. */
export function drawFrame(reel: Reel, t: number, frame: Buffer): void {
  const { states, width, height, sway } = reel;
  const { left, top, cropWidth, cropHeight } = computeCrop(reel, t);
  const light = ((1 - Math.cos(TAU * t)) / 2) * (states.length - 1);
  const first = Math.min(states.length - 2, Math.floor(light));
  const share = light - first;
  const from = states[first];
  const to = states[first + 1];
  if (!from || !to) return;
  const swing = computeSwing(t, width);
  for (let y = 0, out = 0; y < FRAME_HEIGHT; y++) {
    const sy = top + ((y + 0.5) / FRAME_HEIGHT) * cropHeight;
    const yi = Math.min(height - 2, Math.floor(sy));
    const fy = sy - yi;
    for (let x = 0; x < FRAME_WIDTH; x++) {
      let sx = left + ((x + 0.5) / FRAME_WIDTH) * cropWidth;
      const column = Math.min(width - 1, Math.floor(sx));
      if (sway) sx += (sway[yi * width + column] ?? 0) * width * (swing[column] ?? 0);
      const xi = Math.max(0, Math.min(width - 2, Math.floor(sx)));
      const at = (yi * width + xi) * 3;
      const fx = sx - xi;
      for (let k = 0; k < 3; k++, out++) {
        const before = bilinear(from, at + k, width * 3, fx, fy);
        frame[out] = before + (bilinear(to, at + k, width * 3, fx, fy) - before) * share + 0.5;
      }
    }
  }
}

function bilinear(data: Buffer, at: number, row: number, fx: number, fy: number): number {
  const top = (data[at] ?? 0) * (1 - fx) + (data[at + 3] ?? 0) * fx;
  const low = (data[at + row] ?? 0) * (1 - fx) + (data[at + row + 3] ?? 0) * fx;
  return top * (1 - fy) + low * fy;
}
