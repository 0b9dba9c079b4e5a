/** tsx tools/art/compose/develop-view.ts <bake without extension> <picture.jpg>: denoises the bake of a view out of the window; `garden_view` reads it. */
import sharp from 'sharp';
import { denoise } from './denoise/denoise.ts';
import { readExr } from './exr.ts';
import type { Planes } from './planes/planes.ts';

/** Light stored as white; codes are square roots of light, so that shades stay fine. */
const BRIGHTEST = 2;
const QUALITY = 95;

const [bake, picture] = process.argv.slice(2);
if (!bake || !picture) throw new Error('Name a bake and a picture.');
const { width, height, channels } = readExr(`${bake}.exr`, (name) => /Combined|Denoising/.test(name));

function getPass(name: string, axes = 'RGB'): Planes {
  const [a, b, c] = Array.from(axes, (axis) => channels.get(`ViewLayer.${name}.${axis}`));
  if (!a || !b || !c) throw new Error(`The bake has no pass ${name}.`);
  return [a, b, c];
}

const rgb = await denoise({
  rgb: getPass('Combined'),
  albedo: getPass('Denoising Albedo'),
  normal: getPass('Denoising Normal', 'XYZ'),
  width,
  height,
});
const codes = new Uint8Array(width * height * 3);
for (const k of [0, 1, 2] as const)
  rgb[k].forEach((light, i) => {
    codes[i * 3 + k] = Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light) / BRIGHTEST)));
  });
const { size } = await sharp(codes, { raw: { width, height, channels: 3 } })
  .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  .toFile(picture);
console.log(`${picture}: ${Math.round(size / 1000)} KB`);
