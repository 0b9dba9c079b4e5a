import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import {
  createTileFromPicture,
  createTileFromRepeat,
  getPictureName,
  type PatternTile,
} from '#domain/room/pattern-tile.ts';
import { isDataSaverOn } from '#storefront/browser/data-saver.ts';
import tiles from '#storefront/content/live-tiles.json' with { type: 'json' };

/** A colour's pattern files and true size. */
export type PatternSource = { key: string; urls: readonly string[]; pattern: PatternTile };

/** A room never shows more pixels of one repeat. */
const MAX_PATTERN_PIXELS = 1024;
/** Assumed width of a flat picture without a scale. */
const DEFAULT_WIDTH_INCHES = 36;

export function createPatternSource(image: ProductImage, isPicture: boolean): PatternSource {
  const { url, widths, width, height, inchesWide = DEFAULT_WIDTH_INCHES, repeatInches } = image;
  const tile = (tiles as Record<string, string>)[getPictureName(url)];
  const fitting = isDataSaverOn() ? Math.min(...widths) : Math.max(...widths);
  const flat = widths.length > 0 ? [getVariantUrl(url, fitting), url] : [url];
  if (tile !== undefined && (isPicture || repeatInches !== undefined)) {
    return { key: tile, urls: [tile, ...flat], pattern: createTileFromRepeat(repeatInches ?? inchesWide) };
  }
  return { key: url, urls: flat, pattern: createTileFromPicture({ width, height, inchesWide, repeatInches }) };
}

/** Crops the file to whole repeats, so that it tiles. */
export async function loadPattern({ urls, pattern }: PatternSource): Promise<HTMLCanvasElement> {
  const image = await loadFirstImage(urls);
  const width = image.naturalWidth * pattern.shareX;
  const height = image.naturalHeight * pattern.shareY;
  const scale = Math.min(1, MAX_PATTERN_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no drawing surface');
  context.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the first image that the browser can decode. */
async function loadFirstImage(urls: readonly string[]): Promise<HTMLImageElement> {
  for (const url of urls) {
    const image = new Image();
    image.src = url;
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    if (isDecoded) return image;
  }
  throw new Error('The pattern could not be loaded');
}
