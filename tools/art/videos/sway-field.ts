import type { Plate } from '../compose/plate.ts';

const CLOTHS = ['curtain', 'sheer'];
const REACH = 0.0062;

/** Maximum swing of the cloth per pixel, as a share of the picture's width. */
export function computeSwayField(plate: Plate, width: number, height: number): Float32Array {
  const cover = new Float32Array(width * height);
  const hem = new Float32Array(width * height);
  for (const name of CLOTHS) {
    const cloth = plate.surfaces.get(name);
    if (!cloth) continue;
    const [x0, y0, w, h] = cloth.box;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const sx = Math.floor((x / width) * plate.width) - x0;
        const sy = Math.floor((y / height) * plate.height) - y0;
        if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
        const from = sy * w + sx;
        const coverage = cloth.coverage[from] ?? 0;
        if (coverage < 0.02) continue;
        const to = y * width + x;
        cover[to] = Math.min(1, (cover[to] ?? 0) + coverage * (name === 'sheer' ? 1.6 : 1));
        hem[to] = Math.max(0, 1 - (cloth.v[from] ?? 0) / cloth.size[1]);
      }
    }
  }
  const radius = Math.round(width / 90);
  // Eroded and blurred, so furniture in front of the cloth stays still.
  const solid = blur(
    cover.map((c) => (c > 0.9 ? 1 : 0)),
    width,
    height,
    radius,
  ).map((c) => Math.max(0, (c - 0.72) / 0.28));
  const weight = blur(solid, width, height, Math.round(radius / 2));
  const depth = blur(hem, width, height, 3);
  return weight.map((value, i) => REACH * value * Math.max(0, depth[i] ?? 0) ** 1.4);
}

function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let result = source;
  for (let pass = 0; pass < 2; pass++) {
    result = blurLines(result, width, height, radius, 1, width);
    result = blurLines(result, height, width, radius, width, 1);
  }
  return result;
}

function blurLines(
  source: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  stride: number,
): Float32Array {
  const out = new Float32Array(source.length);
  for (let line = 0; line < lines; line++) {
    const base = line * stride;
    let sum = 0;
    for (let i = -radius; i < length; i++) {
      if (i + radius < length) sum += source[base + (i + radius) * step] ?? 0;
      if (i - radius - 1 >= 0) sum -= source[base + (i - radius - 1) * step] ?? 0;
      if (i >= 0) out[base + i * step] = sum / (2 * radius + 1);
    }
  }
  return out;
}
