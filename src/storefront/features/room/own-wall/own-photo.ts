import type { Quad } from '#domain/room/homography.ts';

/** The visitor's photo, downscaled; it never leaves the page. */
export type OwnPhoto = { key: string; canvas: HTMLCanvasElement; width: number; height: number };

const MAX_PHOTO_PIXELS = 1600;
export const UNREADABLE_PHOTO_MESSAGE = "Your browser can't open this file. Please choose a JPEG or PNG photo.";

let photoCount = 0;

export async function readPhoto(file: Blob): Promise<OwnPhoto | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, MAX_PHOTO_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  photoCount += 1;
  return { key: `photo ${photoCount}`, canvas, width: canvas.width, height: canvas.height };
}

const SAMPLE_PIXELS = 48;
/** Painted wall is usually brighter than the furniture in front of it. */
const WALL_PERCENTILE = 0.65;
const TYPICAL_WALL_LUMINANCE = 0.75;
const MIN_BRIGHTNESS = 0.5;
const MAX_BRIGHTNESS = 1.05;

/**
 * Returns the exposure factor and brightness of the marked wall. A dark wall counts as dark paint rather than dim
 * light, so paper drawn on it is brighter than the wall.
 */
export function measureLight({ canvas }: OwnPhoto, corners: Quad): readonly [number, number] {
  const xs = corners.map(({ x }) => x * canvas.width);
  const ys = corners.map(({ y }) => y * canvas.height);
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const width = Math.max(1, Math.min(canvas.width, Math.max(...xs)) - left);
  const height = Math.max(1, Math.min(canvas.height, Math.max(...ys)) - top);
  const sample = document.createElement('canvas');
  sample.width = SAMPLE_PIXELS;
  sample.height = SAMPLE_PIXELS;
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context) return [1 / TYPICAL_WALL_LUMINANCE, 1];
  context.drawImage(canvas, left, top, width, height, 0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS);
  return measurePixelLight(context.getImageData(0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS).data);
}

export function measurePixelLight(data: Uint8ClampedArray): readonly [number, number] {
  const toLinear = (offset: number) => ((data[offset] ?? 0) / 255) ** 2.2;
  const levels = Float32Array.from({ length: data.length / 4 }, (_, i) => {
    return 0.2126 * toLinear(i * 4) + 0.7152 * toLinear(i * 4 + 1) + 0.0722 * toLinear(i * 4 + 2);
  }).sort();
  const wallLevel = Math.max(0.01, levels[Math.floor(levels.length * WALL_PERCENTILE)] ?? TYPICAL_WALL_LUMINANCE);
  return [1 / wallLevel, Math.max(MIN_BRIGHTNESS, Math.min(MAX_BRIGHTNESS, wallLevel / TYPICAL_WALL_LUMINANCE))];
}
