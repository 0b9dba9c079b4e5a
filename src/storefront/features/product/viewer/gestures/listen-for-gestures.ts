import type { ViewPoint } from '../geometry/view-geometry.ts';
import { getSideLength, toViewportPoint } from './pointer-position.ts';

/** Distances are shares of the viewport's side; points are relative to its centre. */
export type PointerGestures = {
  /** Called repeatedly during a drag, with the distance from its start. */
  onDrag(distance: ViewPoint): void;
  onDrop(distance: ViewPoint): void;
  onPinchStart(): void;
  /** `factor`: finger distance relative to the start. */
  onPinch(factor: number, centre: ViewPoint): void;
  onTap(at: ViewPoint): void;
};

type ClientPoint = { clientX: number; clientY: number };

/** Longer movements are drags. */
const MAX_TAP_PIXELS = 6;

/** Recognises drags, pinches and taps on an element; returns a cleanup function. */
export function listenForGestures(element: HTMLElement, gestures: PointerGestures): () => void {
  const pointers = new Map<number, ClientPoint>();
  let dragStart: ClientPoint = { clientX: 0, clientY: 0 };
  let dragDistance: ViewPoint = { x: 0, y: 0 };
  let isTap = false;
  let startDistance = 1;

  const startDrag = (pointer: ClientPoint) => {
    dragStart = pointer;
    dragDistance = { x: 0, y: 0 };
  };

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0 || pointers.size === 2) return;
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, toClientPoint(event));
    isTap = pointers.size === 1;
    if (isTap) return startDrag(toClientPoint(event));
    gestures.onDrop(dragDistance);
    startDistance = measurePair(pointers)?.distance ?? 1;
    gestures.onPinchStart();
  };

  const handleMove = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, toClientPoint(event));
    const pair = measurePair(pointers);
    if (pair) return gestures.onPinch(pair.distance / startDistance, toViewportPoint(element, pair.middle));
    const [x, y] = [event.clientX - dragStart.clientX, event.clientY - dragStart.clientY];
    if (isTap && Math.hypot(x, y) <= MAX_TAP_PIXELS) return;
    isTap = false;
    dragDistance = { x: x / getSideLength(element), y: y / getSideLength(element) };
    gestures.onDrag(dragDistance);
  };

  const handleUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const [remaining] = pointers.values();
    // The remaining finger continues as a drag after a pinch.
    if (remaining) return startDrag(remaining);
    if (isTap && event.type === 'pointerup') return gestures.onTap(toViewportPoint(element, event));
    gestures.onDrop(dragDistance);
  };

  const listeners = {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointercancel: handleUp,
  } as const;
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

type Pair = { distance: number; middle: ClientPoint };

function measurePair(pointers: ReadonlyMap<number, ClientPoint>): Pair | undefined {
  const [a, b] = pointers.values();
  if (!a || !b) return undefined;
  return {
    distance: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    middle: { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 },
  };
}
