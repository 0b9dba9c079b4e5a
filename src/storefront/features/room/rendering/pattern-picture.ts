import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import {
  createTileFromPicture,
  createTileFromRepeat,
  getPictureName,
  type PatternTile,
} from '#domain/room/pattern-tile.ts';
import { findTileUrl } from '#domain/room/pattern-tile-list.ts';
import { isDataSaverOn } from '#storefront/browser/data-saver.ts';
import tiles from '#storefront/content/live-tiles.json' with { type: 'json' };

/** A colour's pattern files and true size. */
export type PatternSource = { key: string; urls: readonly string[]; pattern: PatternTile };

/** A room rarely shows more pixels of one repeat. */
const ENOUGH_PATTERN_PIXELS = 640;
/** Assumed width of a flat picture without a scale. */
const DEFAULT_WIDTH_INCHES = 36;

export function createPatternSource(image: ProductImage, isPicture: boolean): PatternSource {
  const { url, widths, width, height, inchesWide = DEFAULT_WIDTH_INCHES, repeatInches } = image;
  const tile = findTileUrl(tiles, getPictureName(url));
  const pattern = createTileFromPicture({ width, height, inchesWide, repeatInches });
  const flat = widths.length > 0 ? [getVariantUrl(url, chooseWidth(widths, pattern)), url] : [url];
  if (tile !== undefined && (isPicture || repeatInches !== undefined)) {
    return { key: tile, urls: [tile, ...flat], pattern: createTileFromRepeat(repeatInches ?? inchesWide) };
  }
  return { key: url, urls: flat, pattern };
}

/** The smallest file with enough pixels: a larger one takes longer to decode and to upload. */
function chooseWidth(widths: readonly number[], { shareX }: PatternTile): number {
  if (isDataSaverOn()) return Math.min(...widths);
  const enough = widths.filter((width) => width * shareX >= ENOUGH_PATTERN_PIXELS);
  return enough.length > 0 ? Math.min(...enough) : Math.max(...widths);
}

/** Decodes the file outside the main thread and crops it to whole repeats, so that it tiles. */
export async function loadPattern({ urls, pattern }: PatternSource): Promise<ImageBitmap> {
  const image = await loadFirstImage(urls);
  if (pattern.shareX === 1 && pattern.shareY === 1) return image;
  const [width, height] = [toPixels(image.width, pattern.shareX), toPixels(image.height, pattern.shareY)];
  return createImageBitmap(image, 0, 0, width, height).finally(() => image.close());
}

const toPixels = (length: number, share: number): number => Math.max(1, Math.round(length * share));

/** Returns the first image that the browser can decode. */
async function loadFirstImage(urls: readonly string[]): Promise<ImageBitmap> {
  for (const url of urls) {
    const image = await fetch(url)
      .then((response) => response.blob())
      .then(createImageBitmap)
      .catch(() => undefined);
    if (image) return image;
  }
  throw new Error('The pattern could not be loaded');
}
