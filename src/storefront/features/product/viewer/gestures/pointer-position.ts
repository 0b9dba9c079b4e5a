import type { Point } from '../geometry/view-geometry.ts';

export const getSideLength = (window: Element): number => window.getBoundingClientRect().width || 1;

/** Pointer position relative to the window's centre, in shares of its side. */
export function toWindowPoint(window: Element, pointer: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = window.getBoundingClientRect();
  const side = width || 1;
  return { x: (pointer.clientX - left - width / 2) / side, y: (pointer.clientY - top - height / 2) / side };
}
