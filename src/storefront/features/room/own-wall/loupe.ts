import type { Point } from '#domain/room/homography.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';
import type { OwnPhoto } from './own-photo.ts';

export const LOUPE_PX = 128;
const ZOOM = 2.5;
/** Keeps the loupe clear of the finger. */
const DISTANCE_PX = 96;

/** Shows the photo around a corner, beside the finger that covers it. */
export function drawLoupe(loupe: HTMLCanvasElement, photo: OwnPhoto, corner: Point, box: FrameSize): void {
  const pixelsPerCssPixel = photo.width / box.width;
  const length = (LOUPE_PX / ZOOM) * pixelsPerCssPixel;
  const context = loupe.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const [x, y] = [corner.x * photo.width - length / 2, corner.y * photo.height - length / 2];
  context.clearRect(0, 0, loupe.width, loupe.height);
  context.drawImage(photo.canvas, x, y, length, length, 0, 0, loupe.width, loupe.height);
  drawCross(context);
  const { left, top } = placeLoupe(corner, box);
  loupe.style.transform = `translate(${left}px, ${top}px)`;
  loupe.hidden = false;
}

/** White on black, visible on any photo. */
function drawCross(context: CanvasRenderingContext2D): void {
  const [middle, arm] = [LOUPE_PX / 2, 14];
  for (const [colour, width] of [
    ['#000', 4],
    ['#fff', 2],
  ] as const) {
    Object.assign(context, { strokeStyle: colour, lineWidth: width });
    context.beginPath();
    context.moveTo(middle - arm, middle);
    context.lineTo(middle + arm, middle);
    context.moveTo(middle, middle - arm);
    context.lineTo(middle, middle + arm);
    context.stroke();
  }
}

/** Above the corner, else below it, else beside it; always inside the picture. */
export function placeLoupe({ x, y }: Point, { width, height }: FrameSize): { left: number; top: number } {
  const half = LOUPE_PX / 2;
  const clamp = (position: number, length: number) => Math.max(half, Math.min(length - half, position));
  const [left, top] = [x * width, y * height];
  if (top >= DISTANCE_PX + half) return { left: clamp(left, width), top: top - DISTANCE_PX };
  if (top + DISTANCE_PX + half <= height) return { left: clamp(left, width), top: top + DISTANCE_PX };
  return { left: clamp(left + (left < width / 2 ? DISTANCE_PX : -DISTANCE_PX), width), top: clamp(top, height) };
}
