import { type RefObject, useEffect } from 'react';
import type { Point } from '../geometry/view-geometry.ts';
import { toWindowPoint } from './pointer-position.ts';
import { createNotchCounter } from './wheel-notches.ts';

/** Zooms around the pointer; scrolls the page normally while off. */
export function useWheelZoom(
  window: RefObject<HTMLElement | null>,
  isOn: boolean,
  onNotch: (steps: 1 | -1, at: Point) => void,
): void {
  useEffect(() => {
    const element = window.current;
    if (!isOn || !element) return undefined;
    const countNotches = createNotchCounter();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const notches = countNotches(event);
      if (notches !== 0) onNotch(notches > 0 ? -1 : 1, toWindowPoint(element, event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [window, isOn, onNotch]);
}
