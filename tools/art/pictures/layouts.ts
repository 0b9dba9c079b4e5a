import { MAX_FALLBACK_BYTES, MAX_VARIANT_BYTES } from '#domain/catalogue/pictures/picture-budgets.ts';
import type { Layout } from './jobs/picture-job.ts';

const KB = 1024;

const CARD_FILES = {
  widths: { 360: MAX_VARIANT_BYTES[360], 560: MAX_VARIANT_BYTES[560], 800: MAX_VARIANT_BYTES[800] },
  fallback: { width: 400, format: 'webp', limit: 40 * KB },
} as const;

/** Sizes of pictures by where they appear; pictures are never enlarged. The limits keep the whole set under 110 MB. */
export const layouts = {
  card: {
    quality: [42, 58],
    ...CARD_FILES,
  },
  /** For cloth and slats, whose weave and light are finer than a pattern. */
  fineCard: {
    quality: [52, 60],
    ...CARD_FILES,
  },
  /** Also sharp at the full zoom of the viewer. */
  largeCard: {
    quality: [42, 58],
    widths: {
      360: MAX_VARIANT_BYTES[360],
      560: 55 * KB,
      800: 90 * KB,
      1600: MAX_VARIANT_BYTES[1600],
    },
    fallback: { width: 400, format: 'webp', limit: MAX_FALLBACK_BYTES },
  },
  /** For patterns with many fine lines, which need more bytes. */
  detailedCard: {
    quality: [42, 50],
    widths: { 360: 25 * KB, 560: 55 * KB, 800: 90 * KB },
    fallback: { width: 400, format: 'webp', limit: 60 * KB },
  },
  /** Threads take many bytes and hide compression. */
  weaveCard: {
    quality: [30, 38],
    ...CARD_FILES,
  },
  largeWeaveCard: {
    quality: [30, 38],
    widths: { 360: MAX_VARIANT_BYTES[360], 560: 55 * KB, 800: 90 * KB, 1600: MAX_VARIANT_BYTES[1600] },
    fallback: { width: 400, format: 'webp', limit: MAX_FALLBACK_BYTES },
  },
  room: {
    quality: [44, 64],
    widths: { 800: 60 * KB, 1600: MAX_VARIANT_BYTES[1600] },
    fallback: { width: 800, format: 'webp', limit: 80 * KB },
  },
  smallRoom: {
    quality: [46, 64],
    widths: { 640: 44 * KB, 1200: MAX_VARIANT_BYTES[1200] },
    fallback: { width: 800, format: 'webp', limit: 80 * KB },
  },
  tile: {
    quality: [46, 68],
    widths: { 360: 25 * KB, 720: 80 * KB },
    fallback: { width: 720, format: 'webp', limit: 100 * KB },
  },
  /** Widths for usual phones: 360 px at 2x, 412 px at Lighthouse's 1.75x. */
  tallHero: {
    quality: [44, 68],
    widths: { 480: 50 * KB, 728: 90 * KB, 800: 110 * KB },
    fallback: { width: 800, format: 'webp', limit: 130 * KB },
  },
  hero: {
    quality: [48, 68],
    widths: { 800: 70 * KB, 1280: 130 * KB, 1920: 220 * KB },
    fallback: { width: 1280, format: 'webp', limit: 180 * KB },
  },
  menu: {
    quality: [46, 66],
    widths: { 640: 40 * KB, 1024: 80 * KB, 1600: 160 * KB },
    fallback: { width: 1024, format: 'webp', limit: 110 * KB },
  },
  /** 88% of a phone's width: 390 px at 2x and 3x need 686 and 1030 pixels. */
  slide: {
    quality: [46, 66],
    widths: { 640: 40 * KB, 768: 50 * KB, 1080: 85 * KB, 1600: 160 * KB },
    fallback: { width: 1024, format: 'webp', limit: 110 * KB },
  },
  share: { quality: [46, 80], widths: {}, fallback: { width: 1200, format: 'jpg', limit: 290 * KB } },
} satisfies Record<string, Layout>;
