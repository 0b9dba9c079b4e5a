import type { Point } from '#domain/room/homography.ts';
import type { RowRange } from '../gl/room-renderer.ts';

/** Points are shares of the photo; the diameter is a share of its width. */
export type Stroke = { points: Point[]; diameter: number; isErasing: boolean };
type Mask = Pick<ImageData, 'width' | 'height' | 'data'>;

const MASK_PIXELS = 480;
const BYTES_PER_PIXEL = 4;
const WALL = 255;

/** White where the pattern is drawn, black where furniture stays in front; only red counts. */
export function createFurnitureMask(photo: { width: number; height: number }): ImageData {
  const scale = MASK_PIXELS / Math.max(photo.width, photo.height);
  const mask = new ImageData(Math.round(photo.width * scale), Math.round(photo.height * scale));
  mask.data.fill(WALL);
  return mask;
}

/** Returns the changed rows: all of them. */
export function repaintMask(mask: Mask, strokes: readonly Stroke[]): RowRange {
  mask.data.fill(WALL);
  for (const stroke of strokes) paintStroke(mask, stroke);
  return { from: 0, to: mask.height };
}

/** Paints a stroke from one of its points on and returns the changed rows; one point is a dot. */
export function paintStroke(mask: Mask, { points, diameter, isErasing }: Stroke, firstIndex = 0): RowRange {
  const { width, height } = mask;
  const radius = (diameter * width) / 2;
  const pixels = points.slice(firstIndex).map(({ x, y }) => ({ x: x * width, y: y * height }));
  for (const [index, point] of pixels.entries()) {
    if (index > 0 || pixels.length === 1) paintLine(mask, pixels[index - 1] ?? point, point, radius, isErasing);
  }
  return findRows(pixels, radius, height);
}

/** The rows that lines between these points reach. */
function findRows(pixels: readonly Point[], radius: number, height: number): RowRange {
  const ys = pixels.map(({ y }) => y);
  const from = clamp(Math.floor(Math.min(...ys) - radius - 1), height);
  return { from, to: Math.max(from, clamp(Math.ceil(Math.max(...ys) + radius + 1), height)) };
}

/** A line with round ends and a soft edge of one pixel. */
function paintLine({ width, height, data }: Mask, start: Point, end: Point, radius: number, isErasing: boolean): void {
  const rows = findRows([start, end], radius, height);
  const left = clamp(Math.floor(Math.min(start.x, end.x) - radius - 1), width);
  const right = clamp(Math.ceil(Math.max(start.x, end.x) + radius + 1), width);
  for (let row = rows.from; row < rows.to; row++)
    for (let column = left; column < right; column++) {
      const outside = measureDistance(column + 0.5, row + 0.5, start, end) - radius;
      const coverage = Math.max(0, Math.min(1, 0.5 - outside)) * WALL;
      const offset = (row * width + column) * BYTES_PER_PIXEL;
      const old = data[offset] ?? WALL;
      data[offset] = isErasing ? Math.max(old, coverage) : Math.min(old, WALL - coverage);
    }
}

/** The distance of x and y from the line. */
function measureDistance(x: number, y: number, start: Point, end: Point): number {
  const [lineX, lineY] = [end.x - start.x, end.y - start.y];
  const squaredLength = lineX * lineX + lineY * lineY;
  const along = squaredLength > 0 ? ((x - start.x) * lineX + (y - start.y) * lineY) / squaredLength : 0;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - start.x - share * lineX, y - start.y - share * lineY);
}

const clamp = (index: number, length: number): number => Math.max(0, Math.min(length, index));
