import { type RefObject, useEffect } from 'react';
import type { Point } from '../view-geometry.ts';
import { placeIn } from '../window-place.ts';
import { wheelNotches } from './wheel-notches.ts';

/** Turning the wheel away from oneself zooms in, around the pointer. While it is off the page scrolls as ever. */
export function useWheelZoom(
  window: RefObject<HTMLElement | null>,
  isOn: boolean,
  onNotch: (steps: 1 | -1, at: Point) => void,
): void {
  useEffect(() => {
    const element = window.current;
    if (!isOn || !element) return undefined;
    const notchesOf = wheelNotches();
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      const notches = notchesOf(event);
      if (notches !== 0) onNotch(notches > 0 ? -1 : 1, placeIn(element, event));
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, [window, isOn, onNotch]);
}
