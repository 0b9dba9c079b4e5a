/** Lengths and points are shares of the square viewport's side; points are relative to its centre. */
export type ViewPoint = { x: number; y: number };
export type ViewSize = { width: number; height: number };

export type Framing = 'fit' | 'fill';
/** `rotation` in degrees, clockwise. */
type Orientation = { framing: Framing; rotation: number };
type Placement = Orientation & { zoom: number; pan: ViewPoint };

/** Swaps width and height for a quarter turn. */
const getVisibleAspect = (aspect: number, rotation: number): number => (rotation % 180 === 0 ? aspect : 1 / aspect);

/** Returns visible size before zooming: contained in the viewport, or covering it. */
export function getVisibleSize(aspect: number, { framing, rotation }: Orientation): ViewSize {
  const visibleAspect = getVisibleAspect(aspect, rotation);
  const clampSide = framing === 'fit' ? Math.min : Math.max;
  return { width: clampSide(1, visibleAspect), height: clampSide(1, 1 / visibleAspect) };
}

/** Returns the largest box with this aspect ratio inside another. */
export function fitBox({ width, height }: ViewSize, aspect: number): ViewSize {
  const boxWidth = Math.min(width, height * aspect);
  return { width: boxWidth, height: boxWidth / aspect };
}

/** Stops a larger picture at the viewport's edge and keeps a smaller one inside, so that the viewport is never empty. */
export function clampPan(view: Placement, aspect: number): ViewPoint {
  const { width, height } = getVisibleSize(aspect, view);
  return {
    x: clamp(view.pan.x, Math.abs(width * view.zoom - 1) / 2),
    y: clamp(view.pan.y, Math.abs(height * view.zoom - 1) / 2),
  };
}

// Adding 0 turns -0 into 0.
const clamp = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit) + 0;

/** Rotates a point of the upright picture. */
export function rotatePoint({ x, y }: ViewPoint, rotation: number): ViewPoint {
  const rotated: Record<number, ViewPoint> = { 90: { x: -y, y: x }, 180: { x: -x, y: -y }, 270: { x: y, y: -x } };
  return rotated[rotation] ?? { x, y };
}

/** Returns the pan that keeps the point under the pointer fixed while zooming. */
export const getPanAfterZoom = (pan: ViewPoint, pointer: ViewPoint, factor: number): ViewPoint => ({
  x: pointer.x - (pointer.x - pan.x) * factor,
  y: pointer.y - (pointer.y - pan.y) * factor,
});
