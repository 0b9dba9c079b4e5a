import sharp from 'sharp';

const MAX_WIDTH = 1024;
const MIN_SIZE = 8;

interface Level {
  width: number;
  height: number;
  data: Float32Array;
}

export interface Texture {
  aspect: number;
  /** Each half the size of the previous one, largest first. */
  levels: readonly [Level, ...Level[]];
}

const SRGB_TO_LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const toLinear = (code: number) => SRGB_TO_LINEAR[code] ?? 0;

/** A picture, or a plain colour such as #a3b18a. */
export async function loadTexture(source: string | Buffer, maxWidth = MAX_WIDTH): Promise<Texture> {
  if (typeof source === 'string' && source.startsWith('#')) {
    const channels = [1, 3, 5].map((i) => toLinear(Number.parseInt(source.slice(i, i + 2), 16)));
    return { aspect: 1, levels: [{ width: 1, height: 1, data: Float32Array.from(channels) }] };
  }
  const { width: fileWidth, height: fileHeight } = await sharp(source).metadata();
  const width = Math.min(maxWidth, fileWidth);
  const height = Math.round((width * fileHeight) / fileWidth);
  const pixels = await sharp(source)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    aspect: fileHeight / fileWidth,
    levels: buildLevels({ width, height, data: Float32Array.from(pixels, toLinear) }),
  };
}

function buildLevels(first: Level): [Level, ...Level[]] {
  const levels: [Level, ...Level[]] = [first];
  for (let last = first; last.width > MIN_SIZE && last.height > MIN_SIZE; levels.push(last)) last = halve(last);
  return levels;
}

function halve({ width, height, data }: Level): Level {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const a = (2 * y * width + 2 * x) * 3;
      const b = a + width * 3;
      for (let k = 0; k < 3; k++) {
        const sum = (data[a + k] ?? 0) + (data[a + 3 + k] ?? 0) + (data[b + k] ?? 0) + (data[b + 3 + k] ?? 0);
        out[(y * w + x) * 3 + k] = sum / 4;
      }
    }
  }
  return { width: w, height: h, data: out };
}

/** Adds the bilinear, wrapping sample at u, v (v upwards) times `weight` to `out`. */
export function sample({ width, height, data }: Level, u: number, v: number, weight: number, out: Float32Array): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (1 - (v - Math.floor(v))) * height - 0.5;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const x0 = (xi + width) % width;
  const x1 = (xi + 1) % width;
  const row0 = ((yi + height) % height) * width;
  const row1 = ((yi + 1) % height) * width;
  const a = (row0 + x0) * 3;
  const b = (row0 + x1) * 3;
  const c = (row1 + x0) * 3;
  const d = (row1 + x1) * 3;
  const wa = (1 - fx) * (1 - fy) * weight;
  const wb = fx * (1 - fy) * weight;
  const wc = (1 - fx) * fy * weight;
  const wd = fx * fy * weight;
  for (let k = 0; k < 3; k++) {
    const sum = (data[a + k] ?? 0) * wa + (data[b + k] ?? 0) * wb + (data[c + k] ?? 0) * wc + (data[d + k] ?? 0) * wd;
    out[k] = (out[k] ?? 0) + sum;
  }
}
