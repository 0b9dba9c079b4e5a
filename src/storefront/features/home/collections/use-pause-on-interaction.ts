import { type RefObject, useEffect } from 'react';
import type { Rotation } from './use-rotation.ts';

const TOUCH_EVENTS = ['touchstart', 'touchend', 'touchcancel'] as const;

type PauseOnInteractionOptions = {
  carousel: RefObject<HTMLElement | null>;
  strip: RefObject<HTMLElement | null>;
  pause: Rotation['pause'];
};

/** Pauses the rotation on mouse hover, on keyboard focus and while a finger is on the strip. */
export function usePauseOnInteraction({ carousel, strip, pause }: PauseOnInteractionOptions): void {
  useEffect(() => {
    const events = new AbortController();
    const options = { signal: events.signal };
    strip.current?.addEventListener(
      'pointerenter',
      ({ pointerType }) => pause('pointer', pointerType === 'mouse'),
      options,
    );
    strip.current?.addEventListener('pointerleave', () => pause('pointer', false), options);
    // Not by pointer events: the browser cancels those when a swipe starts to scroll.
    for (const name of TOUCH_EVENTS) {
      strip.current?.addEventListener(name, ({ targetTouches }) => pause('touch', targetTouches.length > 0), {
        ...options,
        passive: true,
      });
    }
    carousel.current?.addEventListener(
      'focusin',
      // Only keyboard focus pauses, not a click.
      ({ target }) => pause('focus', target instanceof Element && target.matches(':focus-visible')),
      options,
    );
    carousel.current?.addEventListener('focusout', () => pause('focus', false), options);
    return () => events.abort();
  }, [carousel, strip, pause]);
}
