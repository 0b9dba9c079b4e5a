import type { Point } from '../geometry/view-geometry.ts';
import { getSideLength, toWindowPoint } from './pointer-position.ts';

/** Distances are shares of the window's side; points are relative to its centre. */
export type PointerGestures = {
  /** Called repeatedly during a drag, with the distance from its start. */
  onDrag(by: Point): void;
  onDrop(by: Point): void;
  onPinchStart(): void;
  /** `factor`: finger distance relative to the start. */
  onPinch(factor: number, between: Point): void;
  onTap(at: Point): void;
};

type ClientPoint = { clientX: number; clientY: number };

/** Movement up to this is still a tap. */
const TAP_PIXELS = 6;

/** Recognises drags, pinches and taps on an element; returns a cleanup function. */
export function listenForGestures(element: HTMLElement, gestures: PointerGestures): () => void {
  const held = new Map<number, ClientPoint>();
  let from: ClientPoint = { clientX: 0, clientY: 0 };
  let by: Point = { x: 0, y: 0 };
  let isTap = false;
  let apart = 1;

  const takeHold = (pointer: ClientPoint) => {
    from = pointer;
    by = { x: 0, y: 0 };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || held.size === 2) return;
    element.setPointerCapture(event.pointerId);
    held.set(event.pointerId, toClientPoint(event));
    isTap = held.size === 1;
    if (isTap) return takeHold(toClientPoint(event));
    gestures.onDrop(by);
    apart = measurePair(held)?.apart ?? 1;
    gestures.onPinchStart();
  };

  const move = (event: PointerEvent) => {
    if (!held.has(event.pointerId)) return;
    held.set(event.pointerId, toClientPoint(event));
    const pair = measurePair(held);
    if (pair) return gestures.onPinch(pair.apart / apart, toWindowPoint(element, pair.middle));
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (isTap && Math.hypot(x, y) <= TAP_PIXELS) return;
    isTap = false;
    by = { x: x / getSideLength(element), y: y / getSideLength(element) };
    gestures.onDrag(by);
  };

  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return;
    const [left] = held.values();
    // The remaining finger continues as a drag after a pinch.
    if (left) return takeHold(left);
    if (isTap && event.type === 'pointerup') return gestures.onTap(toWindowPoint(element, event));
    gestures.onDrop(by);
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

const toClientPoint = ({ clientX, clientY }: ClientPoint): ClientPoint => ({ clientX, clientY });

type Pair = { apart: number; middle: ClientPoint };

function measurePair(held: ReadonlyMap<number, ClientPoint>): Pair | undefined {
  const [a, b] = held.values();
  if (!a || !b) return undefined;
  return {
    apart: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    middle: { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 },
  };
}
