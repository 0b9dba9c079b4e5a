import { useCallback, useEffect, useState } from 'react';
import { SLIDER_INTERVAL_MS } from '#domain/shell/timings.ts';
import { useReducedMotion } from '#storefront/browser/page/media-query.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';

type PauseSource = 'pointer' | 'touch' | 'focus';

export type Rotation = {
  index: number;
  /** The visitor's choice or motion preference; hover, touch, focus and a hidden tab only pause it. */
  isPlaying: boolean;
  isRunning: boolean;
  /** Jumps and restarts the timer. */
  goTo: (index: number) => void;
  setPlaying: (isPlaying: boolean) => void;
  /** Pauses while `isPaused`, for each source separately. */
  pause: (source: PauseSource, isPaused: boolean) => void;
};

/** Rotates through `count` items every three seconds; off by default with reduced motion (D-17). */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState({ index: 0 });
  const [choice, setPlaying] = useState<boolean>();
  const [paused, setPaused] = useState({ pointer: false, touch: false, focus: false });
  const prefersStill = useReducedMotion();
  const isVisible = usePageVisible();
  const isPlaying = choice ?? !prefersStill;
  const isRunning = isPlaying && !paused.pointer && !paused.touch && !paused.focus && isVisible;

  // A new object even for the same index, so that the effect below restarts.
  const goTo = useCallback((index: number) => setCurrent({ index }), []);
  const pause = useCallback(
    (source: PauseSource, isPaused: boolean) => setPaused((now) => ({ ...now, [source]: isPaused })),
    [],
  );

  useEffect(() => {
    if (!isRunning || count < 2) return undefined;
    const timer = setTimeout(() => setCurrent({ index: (current.index + 1) % count }), SLIDER_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  return { index: current.index, isPlaying, isRunning, goTo, setPlaying, pause };
}
