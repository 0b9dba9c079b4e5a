import type { Point, Quad } from '#domain/room/homography.ts';

export const INITIAL_CORNERS: Quad = [
  { x: 0.15, y: 0.15 },
  { x: 0.85, y: 0.15 },
  { x: 0.85, y: 0.75 },
  { x: 0.15, y: 0.75 },
];

const STEP = 0.005;
const LARGE_STEP = 0.03;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function movePointByKey({ x, y }: Point, key: string, isLargeStep: boolean): Point | undefined {
  const direction = ARROWS[key];
  const step = isLargeStep ? LARGE_STEP : STEP;
  return direction && { x: x + direction.x * step, y: y + direction.y * step };
}

/** Unlike `left` and `top`, a transform moves an element without layout. */
export const toTransform = ({ x, y }: Point, { width, height }: { width: number; height: number }): string =>
  `translate(${x * width}px, ${y * height}px)`;

/** Keeps the corner inside the picture. */
export const moveCorner = (corners: Quad, movedIndex: number, { x, y }: Point): Quad =>
  corners.map((corner, index) =>
    index === movedIndex ? { x: clampShare(x), y: clampShare(y) } : corner,
  ) as unknown as Quad;

export const clampShare = (share: number): number => Math.max(0, Math.min(1, share));
