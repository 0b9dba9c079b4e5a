import type { Point } from '../view-geometry.ts';
import { placeIn, sideOf } from '../window-place.ts';

/** Distances are shares of the window's side, places count from its centre. */
export type PointerGestures = {
  /** Again and again while it lasts: the way since it was taken hold of. */
  dragged(by: Point): void;
  dropped(by: Point): void;
  pinchBegan(): void;
  /** How far apart the fingers are, compared with the beginning. */
  pinched(factor: number, between: Point): void;
  tapped(at: Point): void;
};

type Held = { clientX: number; clientY: number };

/** A trembling hand still taps. */
const TAP_PIXELS = 6;

/** Reads drags, pinches and taps from the pointers on an element; returns how to stop. */
export function followPointers(element: HTMLElement, gestures: PointerGestures): () => void {
  const held = new Map<number, Held>();
  let from: Held = { clientX: 0, clientY: 0 };
  let by: Point = { x: 0, y: 0 };
  let isTap = false;
  let apart = 1;

  const takeHold = (pointer: Held) => {
    from = pointer;
    by = { x: 0, y: 0 };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || held.size === 2) return;
    element.setPointerCapture(event.pointerId);
    held.set(event.pointerId, placeOf(event));
    isTap = held.size === 1;
    if (isTap) return takeHold(placeOf(event));
    gestures.dropped(by);
    apart = pairOf(held)?.apart ?? 1;
    gestures.pinchBegan();
  };

  const move = (event: PointerEvent) => {
    if (!held.has(event.pointerId)) return;
    held.set(event.pointerId, placeOf(event));
    const pair = pairOf(held);
    if (pair) return gestures.pinched(pair.apart / apart, placeIn(element, pair.middle));
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (isTap && Math.hypot(x, y) <= TAP_PIXELS) return;
    isTap = false;
    by = { x: x / sideOf(element), y: y / sideOf(element) };
    gestures.dragged(by);
  };

  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return;
    const [left] = held.values();
    // The finger that stays after a pinch goes on dragging.
    if (left) return takeHold(left);
    if (isTap && event.type === 'pointerup') return gestures.tapped(placeIn(element, event));
    gestures.dropped(by);
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  for (const [type, listener] of Object.entries(listeners)) {
    element.addEventListener(type, listener as EventListener);
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      element.removeEventListener(type, listener as EventListener);
    }
  };
}

const placeOf = ({ clientX, clientY }: Held): Held => ({ clientX, clientY });

type Pair = { apart: number; middle: Held };

function pairOf(held: ReadonlyMap<number, Held>): Pair | undefined {
  const [a, b] = held.values();
  if (!a || !b) return undefined;
  return {
    apart: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    middle: { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 },
  };
}
