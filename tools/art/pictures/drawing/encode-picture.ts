import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Layout } from '../jobs/picture-job.ts';
import type { PictureEntry } from '../manifest.ts';
import { PUBLIC } from '../places.ts';
import { type Pixels, toSharp } from './pixels.ts';

type Format = 'avif' | 'webp' | 'jpg';
const MIN_QUALITY = 10;
const STEP = 5;
/** More effort saves only a few percent on large pictures but takes much longer. */
const getEffort = (width: number) => (width >= 700 ? 0 : 1);

async function encode(pixels: Pixels, width: number, format: Format, quality: number): Promise<Buffer> {
  const image = toSharp(pixels).resize(width);
  if (format === 'avif')
    return image.avif({ quality, effort: getEffort(width), chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Encodes with the best quality that stays under the limit. */
async function encodeUnderLimit(
  limit: number,
  pixels: Pixels,
  width: number,
  format: Format,
  best: number,
): Promise<Buffer> {
  for (let quality = best; quality >= MIN_QUALITY; quality -= STEP) {
    const file = await encode(pixels, width, format, quality);
    if (file.length <= limit) return file;
  }
  throw new Error(`${format} at ${width} pixels exceeds ${limit} bytes.`);
}

async function computeDominantColour(pixels: Pixels): Promise<string> {
  const [r = 0, g = 0, b = 0] = await sharp(await toSharp(pixels).resize(1, 1, { fit: 'fill' }).png().toBuffer())
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes all files of a picture; returns its manifest entry. */
export async function encodePicture(name: string, key: string, pixels: Pixels, layout: Layout): Promise<PictureEntry> {
  const folder = join(PUBLIC, 'pictures');
  mkdirSync(folder, { recursive: true });
  const base = `${name}.${key.slice(0, 8)}`;
  const widths: number[] = [];
  for (const [layoutWidth, limit] of Object.entries(layout.widths)) {
    const width = Math.min(Number(layoutWidth), pixels.width);
    if (widths.includes(width)) continue;
    writeFileSync(
      join(folder, `${base}-${width}.avif`),
      await encodeUnderLimit(limit, pixels, width, 'avif', layout.quality[0]),
    );
    widths.push(width);
  }
  const { format, limit } = layout.fallback;
  const fallback = Math.min(layout.fallback.width, pixels.width);
  writeFileSync(
    join(folder, `${base}.${format}`),
    await encodeUnderLimit(limit, pixels, fallback, format, layout.quality[1]),
  );
  const width = Math.max(fallback, ...widths);
  const height = Math.round((pixels.height * width) / pixels.width);
  return {
    url: `/pictures/${base}.${format}`,
    width,
    height,
    widths,
    dominantColor: await computeDominantColour(pixels),
  };
}
