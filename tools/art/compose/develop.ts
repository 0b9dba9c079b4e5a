/** tsx tools/art/compose/develop.ts <bake without extension> <plate folder> [exposure]: denoises a bake and writes plate.bin, meta.json, preview.jpg */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { denoise } from './denoise/denoise.ts';
import { readExr } from './exr.ts';
import { fitHomography, type Match } from './homography.ts';
import { findHotspots } from './hotspots.ts';
import { PlanePacker } from './planes/plane-packer.ts';
import { mapPlanes, type Planes } from './planes/planes.ts';
import type { Box, PlateMeta, SurfaceMeta } from './plate.ts';
import { toneMap } from './tone.ts';

const LAYER = 'ViewLayer';
const VISIBLE = 0.004;
const FLATNESS = 0.006;
const FIT_EVERY = 131;
/** Finer steps would only store noise. */
const OWN_STEPS = 40;

/** Scene data written next to the render. */
interface BakeFacts {
  camera: Record<string, unknown>;
  lights?: string[];
  surfaces: Record<string, Omit<SurfaceMeta, 'index' | 'box'>>;
}

const [bake, folder, exposure = '1'] = process.argv.slice(2);
if (!bake || !folder) throw new Error('Name a bake and a plate folder.');
const facts = JSON.parse(readFileSync(`${bake}.json`, 'utf8')) as BakeFacts;
/** The light of what is seen through sheers, which keeps its colours. */
const BEHIND = 'behind';
const lights = (facts.lights ?? []).filter((light) => light !== BEHIND);
const { width, height, channels } = readExr(`${bake}.exr`, (name) => !/Depth|\.A$/.test(name));

function getChannel(name: string): Float32Array {
  const found = channels.get(`${LAYER}.${name}`);
  if (!found) throw new Error(`The bake has no channel ${name}.`);
  return found;
}
const getPass = (name: string, [a, b, c] = ['R', 'G', 'B']): Planes => [
  getChannel(`${name}.${a}`),
  getChannel(`${name}.${b}`),
  getChannel(`${name}.${c}`),
];
const albedo = getPass('Denoising Albedo');
const normal = getPass('Denoising Normal', ['X', 'Y', 'Z']);
const denoisePass = (name: string) => denoise({ rgb: getPass(name), albedo, normal, width, height });
const whole: Box = [0, 0, width, height];
const packer = new PlanePacker();

function findBoundingBox(coverage: Float32Array): Box {
  let [left, right, top, bottom] = [width, -1, height, -1];
  coverage.forEach((value, i) => {
    if (value < VISIBLE) return;
    const y = Math.floor(i / width);
    const x = i - y * width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return [left, top, Math.max(0, right - left + 1), Math.max(0, bottom - top + 1)];
}

function crop(plane: Float32Array, [x0, y0, w, h]: Box): Float32Array {
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) out.set(plane.subarray((y0 + y) * width + x0, (y0 + y) * width + x0 + w), y * w);
  return out;
}

const rgb = await denoisePass('Combined');
packer.addColours(whole, rgb);

/** What part of each pixel's light does not come from behind. */
function computeOwnShares(behind: Planes): Float32Array {
  const sum = ([red, green, blue]: Planes, i: number) => (red[i] ?? 0) + (green[i] ?? 0) + (blue[i] ?? 0);
  return behind[0].map((_, i) => Math.max(0, 1 - sum(behind, i) / Math.max(1e-6, sum(rgb, i))));
}
const own = facts.lights?.includes(BEHIND) && computeOwnShares(await denoisePass(`Combined_${BEHIND}`));

for (const light of lights) {
  mapPlanes(await denoisePass(`Combined_${light}`), (plane, k) => {
    const share = (value: number, i: number) => Math.round(255 * Math.min(1, value / Math.max(1e-6, rgb[k][i] ?? 0)));
    packer.add(`${light}.${'rgb'[k]}`, 'u8', whole, Uint8Array.from(plane, share), 1 / 255);
    return plane;
  });
}

/** Screen and surface points of fully covered pixels. */
function sampleMatches(coverage: Float32Array, u: Float32Array, v: Float32Array, [x0, y0, w]: Box): Match[] {
  const found: Match[] = [];
  for (let i = 0; i < coverage.length; i += FIT_EVERY) {
    if ((coverage[i] ?? 0) <= 0.999) continue;
    const at = [(x0 + (i % w) + 0.5) / width, (y0 + Math.floor(i / w) + 0.5) / height] as const;
    found.push([...at, u[i] ?? 0, v[i] ?? 0]);
  }
  return found;
}

const surfaces: PlateMeta['surfaces'] = {};
const hotspots: PlateMeta['hotspots'] = {};
for (const [index, [name, surface]] of Object.entries(facts.surfaces).entries()) {
  const [sumU, sumV, cover] = getPass(name);
  const box = findBoundingBox(cover);
  if (!box[2]) continue;
  const raw = crop(cover, box);
  const coverage = raw.map((value) => (value < VISIBLE ? 0 : Math.min(1, value)));
  const divide = (sum: number, i: number) => (coverage[i] ? sum / (raw[i] ?? 1) : 0);
  const u = crop(sumU, box).map(divide);
  const v = crop(sumV, box).map(divide);
  packer.add(
    `${name}.coverage`,
    'u8',
    box,
    Uint8Array.from(coverage, (value) => Math.round(value * 255)),
    1 / 255,
  );
  if (surface.sheer && own) {
    const codes = Uint8Array.from(crop(own, box), (value) => Math.round(value * OWN_STEPS));
    packer.add(`${name}.own`, 'u8', box, codes, 1 / OWN_STEPS);
  }
  hotspots[name] = findHotspots(coverage, box, width, height);
  const fit = surface.planar ? fitHomography(sampleMatches(coverage, u, v, box)) : undefined;
  if (fit) console.log(`${name}: flat within ${(fit.error * 1000).toFixed(1)} mm`);
  const planar = fit !== undefined && fit.error < FLATNESS;
  surfaces[name] = { ...surface, index, box, planar, ...(fit ? { homography: fit.homography } : {}) };
  if (planar) continue;
  packer.addLengths(`${name}.u`, box, u);
  packer.addLengths(`${name}.v`, box, v);
}

mkdirSync(folder, { recursive: true });
const meta: PlateMeta = {
  name: basename(folder),
  size: [width, height],
  exposure: Number(exposure),
  camera: facts.camera,
  lights,
  surfaces,
  hotspots,
  planes: packer.planes,
};
const file = packer.toBuffer();
writeFileSync(join(folder, 'plate.bin'), file);
writeFileSync(join(folder, 'meta.json'), JSON.stringify(meta, null, 1));
await sharp(toneMap(rgb, width, height, Number(exposure)), { raw: { width, height, channels: 3 } })
  .resize({ width: 400 })
  .jpeg({ quality: 85 })
  .toFile(join(folder, 'preview.jpg'));
console.log(`${folder}: ${(file.length / 1e6).toFixed(1)} MB`);
