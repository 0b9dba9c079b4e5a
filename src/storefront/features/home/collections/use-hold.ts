import { type RefObject, useEffect } from 'react';
import type { Rotation } from './use-rotation.ts';

type Parts = { carousel: RefObject<HTMLElement | null>; strip: RefObject<HTMLElement | null>; hold: Rotation['hold'] };

/** A mouse that rests on the slides holds them, and so does a keyboard that is anywhere in the carousel. */
export function useHold({ carousel, strip, hold }: Parts): void {
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
      // A click also focuses, but it is the keyboard that needs time to look around.
      ({ target }) => hold('focus', target instanceof Element && target.matches(':focus-visible')),
      listen,
    );
    carousel.current?.addEventListener('focusout', () => hold('focus', false), listen);
    return () => events.abort();
  }, [carousel, strip, hold]);
}
