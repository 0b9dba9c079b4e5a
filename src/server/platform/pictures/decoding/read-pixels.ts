import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_PICTURE_PIXELS } from '#contract/desk/products/pictures.ts';
import { detectFormat, type PictureFormat } from './picture-format.ts';
import { PictureRefusedError, REFUSALS } from './picture-refusal.ts';

/** Interleaved 8-bit sRGB. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

const MIN_WIDTH = 600;
/** The longer side may be at most this many times as long as the shorter one. */
const MAX_ASPECT = 4;
/** Only a file that no program shows completely fails; photos of some cameras have harmless flaws. */
const OPTIONS: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true };
/** The library's names of the formats. */
const LIBRARY_FORMATS: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};
const CUT_OFF = /premature end|truncat|unexpected end|end of (?:file|input|stream)|not enough|too short/i;
/** The last part of a PNG file. */
const PNG_END = 'IEND';

/** Leaves nothing that reads other formats, or files instead of memory. */
export function restrictLibrary(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Heif'];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
}

/** Decodes a file, upright, without transparency and no wider than `maxWidth`. What is not a pixel is left behind. */
export async function readPixels(file: Uint8Array, maxWidth: number): Promise<Pixels> {
  try {
    await rejectUnsuitable(file);
    const image = sharp(file, OPTIONS).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
    return await toPixels(image.flatten({ background: '#ffffff' }));
  } catch (error) {
    throw error instanceof PictureRefusedError ? error : new PictureRefusedError(explain(error, Buffer.from(file)));
  }
}

async function rejectUnsuitable(file: Uint8Array): Promise<void> {
  const detected = detectFormat(file);
  if ('refusal' in detected) throw new PictureRefusedError(detected.refusal);
  const { format, compression, pages = 1, autoOrient } = await sharp(file, OPTIONS).metadata();
  if (format !== LIBRARY_FORMATS[detected.format] || (format === 'heif' && compression !== 'av1'))
    throw new PictureRefusedError(REFUSALS.otherFormat);
  if (pages > 1) throw new PictureRefusedError(REFUSALS.animated);
  const { width, height } = autoOrient;
  if (width < MIN_WIDTH) throw new PictureRefusedError(REFUSALS.tooNarrow);
  if (Math.max(width, height) > MAX_ASPECT * Math.min(width, height)) throw new PictureRefusedError(REFUSALS.tooLong);
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function explain(error: unknown, file: Buffer): string {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|exceeds/i.test(message)) return REFUSALS.tooManyPixels;
  const isCutOff = CUT_OFF.test(message) || (/png/i.test(message) && !file.includes(PNG_END));
  return isCutOff ? REFUSALS.cutOff : REFUSALS.damaged;
}
