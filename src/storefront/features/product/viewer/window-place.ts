import type { Point } from './view-geometry.ts';

export const sideOf = (window: Element): number => window.getBoundingClientRect().width || 1;

/** Where a pointer is, in shares of the window's side from its centre. */
export function placeIn(window: Element, pointer: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = window.getBoundingClientRect();
  const side = width || 1;
  return { x: (pointer.clientX - left - width / 2) / side, y: (pointer.clientY - top - height / 2) / side };
}
