import { type RefObject, useEffect, useEffectEvent } from 'react';
import { followPointers, type PointerGestures } from './follow-pointers.ts';

/** Follows the pointers while it is on; moves within one frame are shown once. */
export function usePointerGestures(
  window: RefObject<HTMLElement | null>,
  isOn: boolean,
  gestures: PointerGestures,
): void {
  const dragged = useEffectEvent(gestures.dragged);
  const dropped = useEffectEvent(gestures.dropped);
  const pinchBegan = useEffectEvent(gestures.pinchBegan);
  const pinched = useEffectEvent(gestures.pinched);
  const tapped = useEffectEvent(gestures.tapped);
  useEffect(() => {
    const element = window.current;
    if (!isOn || !element) return undefined;
    const frame = oncePerFrame();
    const stop = followPointers(element, {
      dragged: (by) => frame.ask(() => dragged(by)),
      pinched: (factor, between) => frame.ask(() => pinched(factor, between)),
      pinchBegan: () => pinchBegan(),
      dropped: (by) => {
        frame.drop();
        dropped(by);
      },
      tapped: (at) => tapped(at),
    });
    return () => {
      stop();
      frame.drop();
    };
  }, [window, isOn]);
}

/** Runs the last of the things asked for before the next frame. */
function oncePerFrame() {
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
