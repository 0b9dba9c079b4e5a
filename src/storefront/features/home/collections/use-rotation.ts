import { useCallback, useEffect, useState } from 'react';
import { SLIDER_INTERVAL_MS } from '#domain/shell/timings.ts';
import { useReducedMotion } from '#storefront/browser/page/media-query.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';

type Holder = 'pointer' | 'focus';

export type Rotation = {
  index: number;
  /** What the visitor has chosen, or what suits them; hover, focus and a hidden tab only hold it for a while. */
  isPlaying: boolean;
  isRunning: boolean;
  /** Jumps and starts the waiting time anew. */
  goTo: (index: number) => void;
  setPlaying: (isPlaying: boolean) => void;
  /** Looking at it, with the pointer or by keyboard, holds it until both have gone. */
  hold: (by: Holder, isHeld: boolean) => void;
};

/** Goes round `count` things, one every three seconds; not by itself for those who ask for less motion (D-17). */
export function useRotation(count: number): Rotation {
  const [stop, setStop] = useState({ index: 0 });
  const [choice, setPlaying] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const prefersStill = useReducedMotion();
  const isVisible = usePageVisible();
  const isPlaying = choice ?? !prefersStill;
  const isRunning = isPlaying && !held.pointer && !held.focus && isVisible;

  // A new object even for the same index, so that the effect below starts anew.
  const goTo = useCallback((index: number) => setStop({ index }), []);
  const hold = useCallback((by: Holder, isHeld: boolean) => setHeld((now) => ({ ...now, [by]: isHeld })), []);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setStop({ index: (stop.index + 1) % count }), SLIDER_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, stop, count]);

  return { index: stop.index, isPlaying, isRunning, goTo, setPlaying, hold };
}
