import type { ProductImage } from '#contract/api/catalogue.ts';
import { pictureVariant } from '#domain/catalogue/picture-address.ts';
import { patternOfFlat, patternOfRepeat, pictureName, type TruePattern } from '#domain/room/true-pattern.ts';
import { isSavingData } from '#storefront/browser/save-data.ts';
import tiles from '#storefront/content/live-tiles.json' with { type: 'json' };
import { loadFirst } from './load-picture.ts';

/** Where a colour's pattern is found, and how large it truly is. */
export type PatternSource = { key: string; urls: readonly string[]; pattern: TruePattern };

/** More pixels than this of one repeat are never seen in a room. */
const LARGEST = 1024;
/** A flat picture of unknown scale is taken to show this much. */
const USUAL_INCHES = 36;

export function patternSource(image: ProductImage, isPicture: boolean): PatternSource {
  const { url, widths, width, height, inchesWide = USUAL_INCHES, repeatInches } = image;
  const tile = (tiles as Record<string, string>)[pictureName(url)];
  const fitting = isSavingData() ? Math.min(...widths) : Math.max(...widths);
  const flat = widths.length > 0 ? [pictureVariant(url, fitting), url] : [url];
  if (tile !== undefined && (isPicture || repeatInches !== undefined)) {
    return { key: tile, urls: [tile, ...flat], pattern: patternOfRepeat(repeatInches ?? inchesWide) };
  }
  return { key: url, urls: flat, pattern: patternOfFlat({ width, height, inchesWide, repeatInches }) };
}

/** The part of the file that holds whole repeats, as a picture that can be laid side by side. */
export async function loadPattern({ urls, pattern }: PatternSource): Promise<HTMLCanvasElement> {
  const image = await loadFirst(urls);
  const width = image.naturalWidth * pattern.shareX;
  const height = image.naturalHeight * pattern.shareY;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no drawing surface');
  context.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
