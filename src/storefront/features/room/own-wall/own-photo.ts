import type { Quad } from '#domain/room/homography.ts';

/** The visitor's photo, downscaled; it never leaves the page. */
export type OwnPhoto = { key: string; canvas: HTMLCanvasElement; width: number; height: number };

const MAX_PHOTO_PIXELS = 1600;
export const UNREADABLE_PHOTO_MESSAGE =
  'This file is no picture that the browser can open. Please choose a JPEG or PNG photo.';

let count = 0;

export async function readPhoto(file: Blob): Promise<OwnPhoto | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, MAX_PHOTO_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  count += 1;
  return { key: `photo ${count}`, canvas, width: canvas.width, height: canvas.height };
}

const SAMPLES = 48;
/** Painted wall is usually brighter than the furniture in front of it. */
const WALL_PERCENTILE = 0.65;
const TYPICAL_WALL_LUMINANCE = 0.75;
const MIN_BRIGHTNESS = 0.5;
const MAX_BRIGHTNESS = 1.05;

/**
 * The light on the marked wall: what of the photo's luminance counts as one, and how bright that is. A dark wall is taken
 * to be painted dark, so paper on it is not as dark as the wall.
 */
export function measureLight({ canvas }: OwnPhoto, corners: Quad): readonly [number, number] {
  const xs = corners.map(({ x }) => x * canvas.width);
  const ys = corners.map(({ y }) => y * canvas.height);
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const width = Math.max(1, Math.min(canvas.width, Math.max(...xs)) - left);
  const height = Math.max(1, Math.min(canvas.height, Math.max(...ys)) - top);
  const small = document.createElement('canvas');
  small.width = SAMPLES;
  small.height = SAMPLES;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return [1 / TYPICAL_WALL_LUMINANCE, 1];
  context.drawImage(canvas, left, top, width, height, 0, 0, SAMPLES, SAMPLES);
  return measurePixelLight(context.getImageData(0, 0, SAMPLES, SAMPLES).data);
}

export function measurePixelLight(data: Uint8ClampedArray): readonly [number, number] {
  const linear = (at: number) => ((data[at] ?? 0) / 255) ** 2.2;
  const levels = Float32Array.from({ length: data.length / 4 }, (_, i) => {
    return 0.2126 * linear(i * 4) + 0.7152 * linear(i * 4 + 1) + 0.0722 * linear(i * 4 + 2);
  }).sort();
  const wall = Math.max(0.01, levels[Math.floor(levels.length * WALL_PERCENTILE)] ?? TYPICAL_WALL_LUMINANCE);
  return [1 / wall, Math.max(MIN_BRIGHTNESS, Math.min(MAX_BRIGHTNESS, wall / TYPICAL_WALL_LUMINANCE))];
}
