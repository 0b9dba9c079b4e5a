import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomRenderer } from '../gl/room-renderer.ts';
import { createLruLoader } from './lru-loader.ts';
import { loadPattern, type PatternSource } from './pattern-picture.ts';

type PatternStatus = 'loading' | 'ready' | 'failed';
type PatternSources = { leftPattern: PatternSource | undefined; rightPattern: PatternSource | undefined };

/** Each cached pattern takes several megabytes. */
const MAX_CACHED_PATTERNS = 4;

/** Loads the patterns into the renderer. While new ones load, the old ones stay visible and the status does not change. */
export function usePatterns(
  renderer: RoomRenderer | undefined,
  { leftPattern, rightPattern = leftPattern }: PatternSources,
): PatternStatus {
  const [lastResult, setLastResult] = useState<{ status: PatternStatus; renderer: RoomRenderer | undefined }>({
    status: 'loading',
    renderer,
  });
  const [load] = useState(() => createLruLoader(MAX_CACHED_PATTERNS, loadPattern));
  const loadBoth = useEffectEvent(() =>
    leftPattern && rightPattern ? Promise.all([load(leftPattern), load(rightPattern)]) : undefined,
  );
  const [leftKey, rightKey] = [leftPattern?.key, rightPattern?.key];
  useEffect(() => {
    if (!renderer || leftKey === undefined || rightKey === undefined) return undefined;
    let isCurrent = true;
    loadBoth()?.then(
      ([left, right]) => {
        if (!isCurrent) return;
        renderer.setPatterns(left, right);
        setLastResult({ status: 'ready', renderer });
      },
      () => {
        if (isCurrent) setLastResult({ status: 'failed', renderer });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [renderer, leftKey, rightKey]);
  return lastResult.renderer === renderer ? lastResult.status : 'loading';
}
