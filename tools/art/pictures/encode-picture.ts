import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from './manifest.ts';
import type { Layout } from './picture-job.ts';
import { type Pixels, toSharp } from './pixels.ts';
import { PUBLIC } from './places.ts';

type Format = 'avif' | 'webp' | 'jpg';
const LEAST_QUALITY = 10;
const STEP = 5;
/** More effort saves a few percent on large pictures and costs most of the time. */
const effortFor = (width: number) => (width >= 700 ? 0 : 1);

async function encode(pixels: Pixels, width: number, format: Format, quality: number): Promise<Buffer> {
  const image = toSharp(pixels).resize(width);
  if (format === 'avif')
    return image.avif({ quality, effort: effortFor(width), chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** The wanted quality, or less until the file is under its limit. */
async function encodeUnder(
  limit: number,
  pixels: Pixels,
  width: number,
  format: Format,
  best: number,
): Promise<Buffer> {
  for (let quality = best; quality >= LEAST_QUALITY; quality -= STEP) {
    const file = await encode(pixels, width, format, quality);
    if (file.length <= limit) return file;
  }
  throw new Error(`At ${width} pixels ${format} takes more than ${limit} bytes.`);
}

async function dominantColour(pixels: Pixels): Promise<string> {
  const [r = 0, g = 0, b = 0] = await sharp(await toSharp(pixels).resize(1, 1, { fit: 'fill' }).png().toBuffer())
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes every file of one picture and returns its line of the manifest. */
export async function encodePicture(name: string, key: string, pixels: Pixels, layout: Layout): Promise<PictureEntry> {
  const folder = join(PUBLIC, 'pictures');
  mkdirSync(folder, { recursive: true });
  const base = `${name}.${key.slice(0, 8)}`;
  const widths: number[] = [];
  for (const [wanted, limit] of Object.entries(layout.widths)) {
    const width = Math.min(Number(wanted), pixels.width);
    if (widths.includes(width)) continue;
    writeFileSync(
      join(folder, `${base}-${width}.avif`),
      await encodeUnder(limit, pixels, width, 'avif', layout.quality[0]),
    );
    widths.push(width);
  }
  const { format, limit } = layout.fallback;
  const fallback = Math.min(layout.fallback.width, pixels.width);
  writeFileSync(
    join(folder, `${base}.${format}`),
    await encodeUnder(limit, pixels, fallback, format, layout.quality[1]),
  );
  const width = Math.max(fallback, ...widths);
  const height = Math.round((pixels.height * width) / pixels.width);
  return { url: `/pictures/${base}.${format}`, width, height, widths, dominantColor: await dominantColour(pixels) };
}
