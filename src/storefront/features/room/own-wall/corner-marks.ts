import type { Point, Quad } from '#domain/room/homography.ts';
import type { RoomMarks } from '../gl/room-renderer.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';

/** Includes the white rim. */
export const LOUPE_RADIUS = 67;
/** Keeps the loupe clear of the finger. */
const DISTANCE_PX = 96;
const NO_LOUPE = [-1e4, -1e4, 0, 0] as const;
const NO_BRUSH = [0, 0, 0] as const;

/** The wall's outline and corners, and the loupe for the corner that moves. */
export function createCornerMarks(corners: Quad, movingIndex: number | undefined, box: FrameSize): RoomMarks {
  const moving = movingIndex === undefined ? undefined : corners[movingIndex];
  return {
    screen: [box.width, box.height],
    corners: corners.flatMap(({ x, y }) => [x * box.width, y * box.height]),
    loupe: moving ? createLoupe(moving, box) : NO_LOUPE,
    brush: NO_BRUSH,
  };
}

function createLoupe(corner: Point, box: FrameSize): readonly number[] {
  const { left, top } = placeLoupe(corner, box);
  return [left, top, corner.x * box.width, corner.y * box.height];
}

/** Above the corner, else below it, else beside it; always inside the picture. */
export function placeLoupe({ x, y }: Point, { width, height }: FrameSize): { left: number; top: number } {
  const clamp = (position: number, length: number) => Math.max(LOUPE_RADIUS, Math.min(length - LOUPE_RADIUS, position));
  const [left, top] = [x * width, y * height];
  if (top >= DISTANCE_PX + LOUPE_RADIUS) return { left: clamp(left, width), top: top - DISTANCE_PX };
  if (top + DISTANCE_PX + LOUPE_RADIUS <= height) return { left: clamp(left, width), top: top + DISTANCE_PX };
  return { left: clamp(left + (left < width / 2 ? DISTANCE_PX : -DISTANCE_PX), width), top: clamp(top, height) };
}
