/** tsx web-bundle.ts <plate folder>: writes what the live browser preview needs to <plate folder>/web */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Box, loadPlate, type Surface } from './plate.ts';

const WIDEST = 1600;
// 8-bit code of linear light: value = BRIGHTEST * code ** GAMMA
const BRIGHTEST = 4;
const GAMMA = 2.6;
// 16-bit uv: 8 m is the longest cloth
const UV_STEPS_PER_METRE = 8192;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a plate folder.');
const plate = loadPlate(folder);
const { meta, width, height, rgb } = plate;
const scale = Math.min(1, WIDEST / width);
const size: [number, number] = [Math.round(width * scale), Math.round(height * scale)];
const target = join(folder, 'web');
mkdirSync(target, { recursive: true });

async function writeBase(): Promise<void> {
  const codes = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    // too bright pixels are scaled as a whole, clipping single channels would shift their hue
    const light = [rgb[0][i] ?? 0, rgb[1][i] ?? 0, rgb[2][i] ?? 0];
    const range = Math.max(BRIGHTEST, ...light);
    for (const [k, value] of light.entries()) codes[i * 3 + k] = Math.round(255 * (value / range) ** (1 / GAMMA));
  }
  await sharp(codes, { raw: { width, height, channels: 3 } })
    .resize(...size)
    .webp({ quality: 90, effort: 5 })
    .toFile(join(target, 'base.webp'));
}

function scaledBox([x, y, w, h]: Box): Box {
  const left = Math.floor(x * scale);
  const top = Math.floor(y * scale);
  return [
    left,
    top,
    Math.min(size[0], Math.ceil((x + w) * scale)) - left,
    Math.min(size[1], Math.ceil((y + h) * scale)) - top,
  ];
}

/** Source pixel of the box that lies under a pixel of the scaled box, or -1 outside. */
function sourceIndex(x: number, y: number, from: Box, to: Box): number {
  const sx = Math.floor((to[0] + x + 0.5) / scale) - from[0];
  const sy = Math.floor((to[1] + y + 0.5) / scale) - from[1];
  return sx < 0 || sy < 0 || sx >= from[2] || sy >= from[3] ? -1 : sy * from[2] + sx;
}

async function writeMask(name: string, { coverage, box }: Surface, to: Box): Promise<void> {
  const full = Buffer.alloc(width * height);
  for (let y = 0; y < box[3]; y++) {
    for (let x = 0; x < box[2]; x++)
      full[(box[1] + y) * width + box[0] + x] = Math.round((coverage[y * box[2] + x] ?? 0) * 255);
  }
  const resized = await sharp(full, { raw: { width, height, channels: 1 } })
    .resize(...size)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  await sharp(resized, { raw: { width: size[0], height: size[1], channels: 1 } })
    .extract({ left: to[0], top: to[1], width: to[2], height: to[3] })
    .webp({ lossless: true, effort: 5 })
    .toFile(join(target, `${name}-mask.webp`));
}

/** High bytes of u, v above their low bytes, in red and green of an opaque picture, so that no alpha blending can touch them. */
async function writeUv(name: string, { u, v, coverage, box }: Surface, to: Box): Promise<void> {
  const [, , w, h] = to;
  const pixels = Buffer.alloc(w * h * 2 * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = sourceIndex(x, y, box, to);
      if (from < 0 || !coverage[from]) continue;
      const high = (y * w + x) * 3;
      const low = ((h + y) * w + x) * 3;
      for (const [k, value] of [u[from] ?? 0, v[from] ?? 0].entries()) {
        const code = Math.min(65535, Math.round(value * UV_STEPS_PER_METRE));
        pixels[high + k] = code >> 8;
        pixels[low + k] = code & 255;
      }
    }
  }
  await sharp(pixels, { raw: { width: w, height: h * 2, channels: 3 } })
    .webp({ lossless: true, effort: 5 })
    .toFile(join(target, `${name}-uv.webp`));
}

await writeBase();
const surfaces: Record<string, unknown> = {};
for (const [name, surface] of plate.surfaces) {
  const box = scaledBox(surface.box);
  await writeMask(name, surface, box);
  const { albedo, size: metres, tileMetres, fit, homography } = surface;
  surfaces[name] = {
    box,
    albedo,
    size: metres,
    tileMetres,
    fit,
    mask: `${name}-mask.webp`,
    ...(homography ? { homography } : { uv: `${name}-uv.webp` }),
  };
  if (!homography) await writeUv(name, surface, box);
}
const bundle = {
  name: meta.name,
  size,
  exposure: meta.exposure,
  base: 'base.webp',
  brightest: BRIGHTEST,
  gamma: GAMMA,
  uvStepsPerMetre: UV_STEPS_PER_METRE,
  surfaces,
  hotspots: meta.hotspots,
};
writeFileSync(join(target, 'bundle.json'), JSON.stringify(bundle));
console.log(`${meta.name}: base ${Math.round(statSync(join(target, 'base.webp')).size / 1024)} KB`);
