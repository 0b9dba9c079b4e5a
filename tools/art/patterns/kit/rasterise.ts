import sharp, { type Sharp } from 'sharp';
import type { Design } from '../design.ts';
import { CLOTH_SIZE } from './cloth.ts';
import { applyFinish } from './finish.ts';
import { TILE } from './repeat.ts';
import { document } from './svg.ts';

/** Resizes across the border, so that a repeat stays seamless. */
async function resizeTile(pixels: Buffer, from: number, to: number): Promise<Sharp> {
  const image = sharp(pixels, { raw: { width: from, height: from, channels: 3 } });
  if (from === to) return image;
  const margin = from / 4;
  const wide = await image
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'repeat' })
    .raw()
    .toBuffer();
  const scaled = await sharp(wide, { raw: { width: from * 1.5, height: from * 1.5, channels: 3 } })
    .resize(to * 1.5, to * 1.5)
    .raw()
    .toBuffer();
  return sharp(scaled, { raw: { width: to * 1.5, height: to * 1.5, channels: 3 } }).extract({
    left: to / 4,
    top: to / 4,
    width: to,
    height: to,
  });
}

/** One colourway as an image; size is the long edge and must be a multiple of four. */
export async function rasterise(design: Design, palette: unknown, size: number): Promise<Sharp> {
  if (design.kind === 'cloth') return resizeTile(await design.weave(palette), CLOTH_SIZE, size);
  const [w, h] = design.kind === 'picture' ? [design.width, design.height] : [TILE, TILE];
  const width = Math.round((w / Math.max(w, h)) * size);
  const height = Math.round((h / Math.max(w, h)) * size);
  const raw = { raw: { width, height, channels: 3 as const } };
  const svg = document(design.draw(palette), w, h, width, height);
  const flat = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
  return sharp(
    design.finish
      ? applyFinish(flat, width, height, design.finish, design.kind === 'picture' ? 'clamp' : 'wrap')
      : flat,
    raw,
  );
}
