import sharp, { type Sharp } from 'sharp';
import { FALLBACK_WIDTH, MAX_FALLBACK_BYTES, MAX_VARIANT_BYTES } from '#domain/catalogue/pictures/picture-budgets.ts';
import { PictureRefusedError, REFUSALS } from './picture-refusal.ts';
import type { Pixels } from './read-pixels.ts';

/** A picture as the shop serves it, without a name. */
export type EncodedPicture = {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  /** WebP. */
  readonly fallback: Uint8Array;
  /** AVIF, ascending. */
  readonly variants: readonly { readonly width: number; readonly content: Uint8Array }[];
};

type Attempt = { readonly avif: number; readonly webp: number; readonly blur?: number };
type Encode = (image: Sharp, attempt: Attempt) => Sharp;

/** Qualities, tried in turn until a file fits. Only noise needs to be blurred. */
const ATTEMPTS: readonly Attempt[] = [
  { avif: 44, webp: 64 },
  { avif: 36, webp: 52 },
  { avif: 28, webp: 40 },
  { avif: 20, webp: 28 },
  { avif: 12, webp: 16 },
  { avif: 12, webp: 16, blur: 2 },
  { avif: 12, webp: 16, blur: 8 },
  { avif: 12, webp: 16, blur: 30 },
];
/** More effort saves only a few percent on large pictures but takes much longer. */
const getEffort = (width: number) => (width >= 700 ? 0 : 1);

export const MAX_WIDTH = Math.max(...Object.keys(MAX_VARIANT_BYTES).map(Number));

/** Encodes all files within their budgets; none is larger than the picture itself. */
export async function encodePixels(pixels: Pixels): Promise<EncodedPicture> {
  const encodeWithin = createEncoder(pixels);
  const variants: { width: number; content: Buffer }[] = [];
  for (const [budgetWidth, maxBytes] of Object.entries(MAX_VARIANT_BYTES)) {
    const width = Math.min(Number(budgetWidth), pixels.width);
    if (variants.some((variant) => variant.width === width)) continue;
    const encode: Encode = (image, { avif }) =>
      image.avif({ quality: avif, effort: getEffort(width), chromaSubsampling: '4:2:0' });
    variants.push({ width, content: await encodeWithin(maxBytes, width, encode) });
  }
  const fallbackWidth = Math.min(FALLBACK_WIDTH, pixels.width);
  const fallback = await encodeWithin(MAX_FALLBACK_BYTES, fallbackWidth, (image, { webp }) =>
    image.webp({ quality: webp, effort: 4, smartSubsample: true }),
  );
  const dominantColor = await computeDominantColour(pixels);
  return { width: pixels.width, height: pixels.height, dominantColor, fallback, variants };
}

const toSharp = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

/** Encodes with the best quality that fits. A file starts near what the file before it needed. */
function createEncoder(pixels: Pixels) {
  let last = 0;
  return async (maxBytes: number, width: number, encode: Encode): Promise<Buffer> => {
    for (let index = Math.max(0, last - 1); index < ATTEMPTS.length; index++) {
      const attempt = ATTEMPTS[index] ?? { avif: 1, webp: 1 };
      const image = toSharp(pixels).resize(width);
      const file = await encode(attempt.blur === undefined ? image : image.blur(attempt.blur), attempt).toBuffer();
      last = index;
      if (file.length <= maxBytes) return file;
    }
    throw new PictureRefusedError(REFUSALS.tooDetailed);
  };
}

/** The average, as `tools/art` computes it for the pictures that come with the shop. */
async function computeDominantColour(pixels: Pixels): Promise<string> {
  const [r = 0, g = 0, b = 0] = await toSharp(pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
