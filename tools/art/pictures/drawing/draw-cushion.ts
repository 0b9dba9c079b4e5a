import sharp from 'sharp';
import { findDesign } from '../../patterns/named-design.ts';
import type { CushionRecipe } from '../jobs/picture-job.ts';
import { drawTileFile } from '../jobs/tile-store.ts';
import { type Pixels, toPixels } from './pixels.ts';

const COVER_INCHES = 18;
const GROUND = [243, 235, 221];
const PIPING = 0.035;
/** Towards the light: left, up, out of the picture. */
const LIGHT = [-0.46, -0.52, 0.72];

/** Distance inside the cover: 0 on the seam, 1 in the middle; the sides curve inwards between the corners. */
function computeDepth(x: number, y: number): number {
  const side = 1 - 0.075 * (1 - y * y);
  const top = 1 - 0.075 * (1 - x * x);
  return Math.min(1 - Math.abs(x) / side, 1 - Math.abs(y) / top);
}

/** Height of the filling; falls steeply towards the seam. */
function computeFill(x: number, y: number): number {
  const px = Math.max(0, 1 - x * x);
  const py = Math.max(0, 1 - y * y);
  return 0.62 * (px * py) ** 0.42 + 0.012 * Math.sin(5 * x + 3 * y * y) * py + 0.01 * Math.sin(6 * y - 2 * x) * px;
}

function computeLight(x: number, y: number): number {
  const step = 0.01;
  const slopeX = (computeFill(x + step, y) - computeFill(x - step, y)) / (2 * step);
  const slopeY = (computeFill(x, y + step) - computeFill(x, y - step)) / (2 * step);
  const length = Math.hypot(slopeX, slopeY, 1);
  const [lx = 0, ly = 0, lz = 0] = LIGHT;
  const lit = Math.max(0, (-slopeX * lx - slopeY * ly + lz) / length);
  return 0.5 + 0.66 * lit;
}

const smooth = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Soft shadow below and to the right of the cushion, with round corners. */
function computeShadow(x: number, y: number): number {
  const beyond = Math.hypot(Math.max(0, Math.abs(x - 0.04) - 0.82), Math.max(0, Math.abs(y - 0.08) - 0.82));
  return 0.36 * (1 - smooth(0.02, 0.3, beyond));
}

export async function drawCushion({ pattern, scale, size }: CushionRecipe): Promise<Pixels> {
  const tile = await toPixels(sharp(await drawTileFile(pattern)));
  const inches = findDesign(pattern.design).widthInches * scale;
  const data = Buffer.alloc(size * size * 3);
  for (let row = 0, out = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size - 0.5) * 2.5;
      const y = ((row + 0.5) / size - 0.5) * 2.5;
      const inside = computeDepth(x, y);
      const cover = smooth(0, 0.008, inside);
      const seam = inside < PIPING ? 0.86 + 0.2 * Math.sin((inside / PIPING) * Math.PI) : 1;
      const gain = computeLight(x, y) * seam;
      const dark = 1 - computeShadow(x, y);
      const bulge = 1 + 0.06 * (x * x + y * y);
      const tx = Math.floor(wrap((x * bulge * COVER_INCHES) / 2 / inches + 0.5) * tile.width);
      const ty = Math.floor(wrap((y * bulge * COVER_INCHES) / 2 / inches + 0.5) * tile.height);
      const at = (ty * tile.width + tx) * 3;
      for (let k = 0; k < 3; k++, out++) {
        const cloth = Math.min(255, (tile.data[at + k] ?? 0) * gain);
        data[out] = cloth * cover + (GROUND[k] ?? 0) * dark * (1 - cover);
      }
    }
  }
  return { data, width: size, height: size };
}

const wrap = (value: number) => Math.min(0.9999, value - Math.floor(value));
