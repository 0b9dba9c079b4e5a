import { mapPlanes, type Planes } from '../planes/planes.ts';
import { buildModel, readWeights } from './denoise-network.ts';
import { findWeightsFile, loadRuntime } from './denoise-packages.ts';

const MAX_HALF_FLOAT = 65504;
const BLOCK = 16;

// The perceptual transfer curve the network was trained with.
const [A, B, C, D] = [1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3] as const;
const [E, F, G] = [1.92653254e-1, 6.26026094e-3, 9.9862015e-1] as const;
const [Y0, Y1, X0, X1] = [1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1] as const;
const encode = (y: number) => (y <= Y0 ? A * y : y <= Y1 ? B * y ** C + D : E * Math.log(y + F) + G);
const decode = (x: number) => (x <= X0 ? x / A : x <= X1 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F);
const SCALE = 1 / encode(MAX_HALF_FLOAT);

// Mirrors at the edge: repeating the last row would look like vertical streaks.
const mirror = (at: number, size: number) => (at < size ? at : 2 * size - 2 - at);
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

function computeExposure([red, green, blue]: Planes): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < red.length; i += 7) {
    const luminance = 0.2126 * (red[i] ?? 0) + 0.7152 * (green[i] ?? 0) + 0.0722 * (blue[i] ?? 0);
    if (luminance > 1e-8) {
      sum += Math.log2(luminance);
      count++;
    }
  }
  return count ? 0.18 / 2 ** (sum / count) : 1;
}

interface Render {
  rgb: Planes;
  albedo: Planes;
  normal: Planes;
  width: number;
  height: number;
}

/** Nine planes in a row, padded to whole blocks. */
function buildNetworkInput({ rgb, albedo, normal, width, height }: Render, exposure: number, w: number, h: number) {
  const input = new Float32Array(9 * w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = mirror(y, height) * width + mirror(x, width);
      const to = y * w + x;
      for (const k of [0, 1, 2] as const) {
        input[k * w * h + to] = encode(clamp((rgb[k][from] || 0) * exposure, 0, MAX_HALF_FLOAT)) * SCALE;
        input[(3 + k) * w * h + to] = clamp(albedo[k][from] ?? 0, 0, 1);
        input[(6 + k) * w * h + to] = clamp(normal[k][from] ?? 0, -1, 1) * 0.5 + 0.5;
      }
    }
  }
  return input;
}

/** Filters render noise; all planes are in linear light. */
export async function denoise(render: Render): Promise<Planes> {
  const { rgb, width, height } = render;
  const w = Math.ceil(width / BLOCK) * BLOCK;
  const h = Math.ceil(height / BLOCK) * BLOCK;
  const exposure = computeExposure(rgb);
  const runtime = await loadRuntime();
  const { model, output } = buildModel(readWeights(findWeightsFile()), w, h);
  const session = await runtime.InferenceSession.create(model, { intraOpNumThreads: 2, graphOptimizationLevel: 'all' });
  const input = new runtime.Tensor('float32', buildNetworkInput(render, exposure, w, h), [1, 9, h, w]);
  const data = (await session.run({ input }))[output]?.data;
  await session.release();
  if (!data) throw new Error('The denoiser returned no picture.');
  return mapPlanes(rgb, (plane, k) =>
    plane.map((_, i) => {
      const at = k * w * h + Math.floor(i / width) * w + (i % width);
      return decode(Math.max(0, data[at] ?? 0) / SCALE) / exposure;
    }),
  );
}
