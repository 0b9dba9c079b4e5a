import type { ViewerState } from './viewer-state.ts';

/** Lengths and places are shares of the window's side (the window is square); places count from its centre. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

type Framed = Pick<ViewerState, 'framing' | 'turn'>;
type Placed = Framed & Pick<ViewerState, 'zoom' | 'pan'>;

/** Width by height as it is seen; a quarter turn swaps the two. */
const seenAspect = (aspect: number, turn: number): number => (turn % 180 === 0 ? aspect : 1 / aspect);

/** How large something of this width by height is seen before zooming: all of it, or all of the window. */
export function seenSize(aspect: number, { framing, turn }: Framed): Size {
  const seen = seenAspect(aspect, turn);
  const bound = framing === 'fit' ? Math.min : Math.max;
  return { width: bound(1, seen), height: bound(1, 1 / seen) };
}

/** The largest box of this width by height inside another. */
export function boxWithin({ width, height }: Size, aspect: number): Size {
  const boxWidth = Math.min(width, height * aspect);
  return { width: boxWidth, height: boxWidth / aspect };
}

/**
 * Larger than the window it moves until its edge meets the window's edge; smaller, it stays inside. Either way the
 * window never shows nothing.
 */
export function boundedPan(view: Placed, aspect: number): Point {
  const { width, height } = seenSize(aspect, view);
  return {
    x: within(view.pan.x, Math.abs(width * view.zoom - 1) / 2),
    y: within(view.pan.y, Math.abs(height * view.zoom - 1) / 2),
  };
}

// Adding 0 makes of -0, which CSS and tests would show, a plain 0.
const within = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit) + 0;

/** A place of the upright picture, where it is seen after turning. */
export function turnedPoint({ x, y }: Point, turn: number): Point {
  const places: Record<number, Point> = { 90: { x: -y, y: x }, 180: { x: -x, y: -y }, 270: { x: y, y: -x } };
  return places[turn] ?? { x, y };
}

/** Where the middle goes when the zoom changes and the place under the pointer stays. */
export const panAround = (pan: Point, at: Point, factor: number): Point => ({
  x: at.x - (at.x - pan.x) * factor,
  y: at.y - (at.y - pan.y) * factor,
});
