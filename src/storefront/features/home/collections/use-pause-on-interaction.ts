import { type RefObject, useEffect } from 'react';
import type { Rotation } from './use-rotation.ts';

type PauseOnInteractionOptions = {
  carousel: RefObject<HTMLElement | null>;
  strip: RefObject<HTMLElement | null>;
  hold: Rotation['pause'];
};

/** Pauses the rotation on mouse hover and on keyboard focus. */
export function usePauseOnInteraction({ carousel, strip, hold }: PauseOnInteractionOptions): void {
  useEffect(() => {
    const events = new AbortController();
    const listen = { signal: events.signal };
    strip.current?.addEventListener(
      'pointerenter',
      ({ pointerType }) => hold('pointer', pointerType === 'mouse'),
      listen,
    );
    strip.current?.addEventListener('pointerleave', () => hold('pointer', false), listen);
    carousel.current?.addEventListener(
      'focusin',
      // Only keyboard focus pauses, not a click.
      ({ target }) => hold('focus', target instanceof Element && target.matches(':focus-visible')),
      listen,
    );
    carousel.current?.addEventListener('focusout', () => hold('focus', false), listen);
    return () => events.abort();
  }, [carousel, strip, hold]);
}
