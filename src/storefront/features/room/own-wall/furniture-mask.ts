import type { Point } from '#domain/room/homography.ts';

/** Points are shares of the photo; the diameter is a share of its width. */
export type Stroke = { points: Point[]; diameter: number; isErasing: boolean };

const MASK_PIXELS = 480;
const WALL = '#fff';
const FURNITURE = '#000';

/** White where the pattern is drawn, black where furniture stays in front. */
export function createFurnitureMask(photo: { width: number; height: number }): HTMLCanvasElement {
  const mask = document.createElement('canvas');
  const scale = MASK_PIXELS / Math.max(photo.width, photo.height);
  Object.assign(mask, { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) });
  repaintMask(mask, []);
  return mask;
}

export function repaintMask(mask: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = getContext(mask);
  if (!context) return;
  context.fillStyle = WALL;
  context.fillRect(0, 0, mask.width, mask.height);
  for (const stroke of strokes) paintStroke(mask, stroke);
}

/** Paints a stroke from one of its points on; one point is a dot. */
export function paintStroke(mask: HTMLCanvasElement, { points, diameter, isErasing }: Stroke, from = 0): void {
  const context = getContext(mask);
  const [first, ...others] = points.slice(from);
  if (!context || !first) return;
  const toPixels = ({ x, y }: Point) => [x * mask.width, y * mask.height] as const;
  context.strokeStyle = isErasing ? WALL : FURNITURE;
  context.lineWidth = diameter * mask.width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...toPixels(first));
  for (const point of others.length > 0 ? others : [first]) context.lineTo(...toPixels(point));
  context.stroke();
}

/** In main memory, because it is uploaded after every stroke. */
const getContext = (mask: HTMLCanvasElement) => mask.getContext('2d', { willReadFrequently: true });
