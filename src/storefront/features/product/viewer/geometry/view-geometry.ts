import type { ViewerState } from '../viewer-state.ts';

/** Lengths and points are shares of the square window's side; points are relative to its centre. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

type Framed = Pick<ViewerState, 'framing' | 'turn'>;
type Placed = Framed & Pick<ViewerState, 'zoom' | 'pan'>;

/** Visible width / height; a quarter turn swaps the two. */
const getVisibleAspect = (aspect: number, turn: number): number => (turn % 180 === 0 ? aspect : 1 / aspect);

/** Visible size before zooming: contained in the window, or covering it. */
export function getVisibleSize(aspect: number, { framing, turn }: Framed): Size {
  const seen = getVisibleAspect(aspect, turn);
  const bound = framing === 'fit' ? Math.min : Math.max;
  return { width: bound(1, seen), height: bound(1, 1 / seen) };
}

/** The largest box with this aspect ratio inside another. */
export function fitBox({ width, height }: Size, aspect: number): Size {
  const boxWidth = Math.min(width, height * aspect);
  return { width: boxWidth, height: boxWidth / aspect };
}

/**
 * Stops a larger picture at the window's edge and keeps a smaller one inside, so that the
 * window is never empty.
 */
export function clampPan(view: Placed, aspect: number): Point {
  const { width, height } = getVisibleSize(aspect, view);
  return {
    x: clamp(view.pan.x, Math.abs(width * view.zoom - 1) / 2),
    y: clamp(view.pan.y, Math.abs(height * view.zoom - 1) / 2),
  };
}

// Adding 0 turns -0 into 0.
const clamp = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit) + 0;

/** Rotates a point of the upright picture. */
export function rotatePoint({ x, y }: Point, turn: number): Point {
  const places: Record<number, Point> = { 90: { x: -y, y: x }, 180: { x: -x, y: -y }, 270: { x: y, y: -x } };
  return places[turn] ?? { x, y };
}

/** The pan that keeps the point under the pointer fixed while zooming. */
export const getPanAfterZoom = (pan: Point, at: Point, factor: number): Point => ({
  x: at.x - (at.x - pan.x) * factor,
  y: at.y - (at.y - pan.y) * factor,
});
