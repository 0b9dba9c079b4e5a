import { type TouchEvent, useRef } from 'react';

/** Shorter moves are taps. */
const MIN_SWIPE_PX = 40;

type Swipe = { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };

/** Reports horizontal swipes: 1 to the left, -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void): Swipe {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      if (touch) start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (!touch) return;
      const deltaX = touch.clientX - start.current.x;
      const deltaY = touch.clientY - start.current.y;
      if (Math.abs(deltaX) >= MIN_SWIPE_PX && Math.abs(deltaX) > Math.abs(deltaY)) onSwipe(deltaX < 0 ? 1 : -1);
    },
  };
}
