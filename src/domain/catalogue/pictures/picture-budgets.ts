/** Largest sizes of the files of a product's picture, by width in pixels. */
const KB = 1024;

/** For lists and for the row of pictures below a product: 72 CSS pixels on most phones. */
export const THUMBNAIL_WIDTH = 160;

/** AVIF. A phone's product card gets 360 pixels, a wide screen 1600. */
export const MAX_VARIANT_BYTES = {
  [THUMBNAIL_WIDTH]: 10 * KB,
  360: 25 * KB,
  560: 50 * KB,
  800: 80 * KB,
  1200: 110 * KB,
  1600: 160 * KB,
} as const;

/** WebP, for browsers without AVIF, emails and links. */
export const FALLBACK_WIDTH = 800;
export const MAX_FALLBACK_BYTES = 80 * KB;
