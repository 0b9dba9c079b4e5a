import { type RefObject, useEffect } from 'react';
import type { ViewPoint } from '../geometry/view-geometry.ts';
import { toViewportPoint } from './pointer-position.ts';
import { createWheelStepper } from './wheel-stepper.ts';

/** Zooms around the pointer instead of scrolling the page. */
export function useWheelZoom(
  viewport: RefObject<HTMLElement | null>,
  onStep: (step: 1 | -1, at: ViewPoint) => void,
): void {
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const getStep = createWheelStepper();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const step = getStep(event);
      // Scrolling down zooms out.
      if (step !== 0) onStep(step > 0 ? -1 : 1, toViewportPoint(element, event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [viewport, onStep]);
}
