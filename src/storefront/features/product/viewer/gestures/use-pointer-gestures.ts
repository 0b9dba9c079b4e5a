import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listenForGestures, type PointerGestures } from './listen-for-gestures.ts';

/** Throttles drags and pinches to one per frame. */
export function usePointerGestures(viewport: RefObject<HTMLElement | null>, gestures: PointerGestures): void {
  const onDrag = useEffectEvent(gestures.onDrag);
  const onDrop = useEffectEvent(gestures.onDrop);
  const onPinchStart = useEffectEvent(gestures.onPinchStart);
  const onPinch = useEffectEvent(gestures.onPinch);
  const onTap = useEffectEvent(gestures.onTap);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const frame = createFrameThrottle();
    const stop = listenForGestures(element, {
      onDrag: (distance) => frame.schedule(() => onDrag(distance)),
      onPinch: (factor, centre) => frame.schedule(() => onPinch(factor, centre)),
      onPinchStart: () => onPinchStart(),
      onDrop: (distance) => {
        frame.cancel();
        onDrop(distance);
      },
      onTap: (at) => onTap(at),
    });
    return () => {
      stop();
      frame.cancel();
    };
  }, [viewport]);
}

/** Runs only the latest callback in the next frame. */
function createFrameThrottle() {
  let request: number | undefined;
  let latest: () => void = () => undefined;
  const run = () => {
    request = undefined;
    latest();
  };
  return {
    schedule(action: () => void) {
      latest = action;
      request ??= requestAnimationFrame(run);
    },
    cancel() {
      if (request !== undefined) cancelAnimationFrame(request);
      request = undefined;
    },
  };
}
