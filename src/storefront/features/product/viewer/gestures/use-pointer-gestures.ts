import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listenForGestures, type PointerGestures } from './follow-pointers.ts';

/** Throttles drags and pinches to one per frame. */
export function usePointerGestures(
  window: RefObject<HTMLElement | null>,
  isOn: boolean,
  gestures: PointerGestures,
): void {
  const dragged = useEffectEvent(gestures.onDrag);
  const dropped = useEffectEvent(gestures.onDrop);
  const pinchBegan = useEffectEvent(gestures.onPinchStart);
  const pinched = useEffectEvent(gestures.onPinch);
  const tapped = useEffectEvent(gestures.onTap);
  useEffect(() => {
    const element = window.current;
    if (!isOn || !element) return undefined;
    const frame = createFrameThrottle();
    const stop = listenForGestures(element, {
      onDrag: (by) => frame.ask(() => dragged(by)),
      onPinch: (factor, between) => frame.ask(() => pinched(factor, between)),
      onPinchStart: () => pinchBegan(),
      onDrop: (by) => {
        frame.drop();
        dropped(by);
      },
      onTap: (at) => tapped(at),
    });
    return () => {
      stop();
      frame.drop();
    };
  }, [window, isOn]);
}

/** Runs only the latest callback in the next frame. */
function createFrameThrottle() {
  let asked: number | undefined;
  let last: () => void = () => undefined;
  const run = () => {
    asked = undefined;
    last();
  };
  return {
    ask(action: () => void) {
      last = action;
      asked ??= requestAnimationFrame(run);
    },
    drop() {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = undefined;
    },
  };
}
