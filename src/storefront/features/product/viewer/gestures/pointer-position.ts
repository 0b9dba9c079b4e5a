import type { ViewPoint } from '../geometry/view-geometry.ts';

export const getSideLength = (viewport: Element): number => viewport.getBoundingClientRect().width || 1;

/** Returns pointer position relative to the viewport's centre, in shares of its side. */
export function toViewportPoint(viewport: Element, pointer: { clientX: number; clientY: number }): ViewPoint {
  const { left, top, width, height } = viewport.getBoundingClientRect();
  const side = width || 1;
  return { x: (pointer.clientX - left - width / 2) / side, y: (pointer.clientY - top - height / 2) / side };
}
