import type { Quad } from '#domain/room/homography.ts';

/** The visitor's photo, downscaled; it never leaves the page. */
export type OwnPhoto = {
  key: string;
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  brightness: BrightnessGrid;
};

/** Linear luminance, row by row. */
type BrightnessGrid = { columns: number; levels: Float32Array };

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
  const { width, height } = canvas;
  return { key: `photo ${photoCount}`, canvas, width, height, brightness: measureBrightness(canvas) };
}

const GRID_COLUMNS = 32;
const GRID_ROWS = 32;
/** Painted wall is usually brighter than the furniture in front of it. */
const WALL_PERCENTILE = 0.65;
const TYPICAL_WALL_LUMINANCE = 0.75;
const MIN_BRIGHTNESS = 0.5;
const MAX_BRIGHTNESS = 1.05;

/** Reads the pixels once, because reading them while a corner is dragged is slow. */
function measureBrightness(photo: HTMLCanvasElement): BrightnessGrid {
  const sample = document.createElement('canvas');
  Object.assign(sample, { width: GRID_COLUMNS, height: GRID_ROWS });
  const context = sample.getContext('2d', { willReadFrequently: true });
  context?.drawImage(photo, 0, 0, GRID_COLUMNS, GRID_ROWS);
  const data = context?.getImageData(0, 0, GRID_COLUMNS, GRID_ROWS).data ?? new Uint8ClampedArray();
  return { columns: GRID_COLUMNS, levels: toLevels(data) };
}

export function toLevels(data: Uint8ClampedArray): Float32Array {
  const toLinear = (offset: number) => ((data[offset] ?? 0) / 255) ** 2.2;
  return Float32Array.from({ length: data.length / 4 }, (_, i) => {
    return 0.2126 * toLinear(i * 4) + 0.7152 * toLinear(i * 4 + 1) + 0.0722 * toLinear(i * 4 + 2);
  });
}

/**
 * Returns the exposure factor and brightness of the marked wall. A dark wall counts as dark paint rather than dim
 * light, so paper drawn on it is brighter than the wall.
 */
export function measureLight({ columns, levels }: BrightnessGrid, corners: Quad): readonly [number, number] {
  const rows = levels.length / columns;
  const xs = corners.map(({ x }) => x * columns);
  const ys = corners.map(({ y }) => y * rows);
  const [left, right] = [Math.floor(Math.min(...xs)), Math.ceil(Math.max(...xs))];
  const [top, bottom] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
  const isMarked = (column: number, row: number) => column >= left && column < right && row >= top && row < bottom;
  const marked = levels.filter((_, i) => isMarked(i % columns, Math.floor(i / columns))).sort();
  const wallLevel = Math.max(0.01, marked[Math.floor(marked.length * WALL_PERCENTILE)] ?? TYPICAL_WALL_LUMINANCE);
  return [1 / wallLevel, Math.max(MIN_BRIGHTNESS, Math.min(MAX_BRIGHTNESS, wallLevel / TYPICAL_WALL_LUMINANCE))];
}
