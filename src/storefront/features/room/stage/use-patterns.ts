import { useEffect, useRef, useState } from 'react';
import type { RoomStage } from '../gl/room-stage.ts';
import { createLruLoader } from './lru-loader.ts';
import { loadPattern, type PatternSource } from './pattern-picture.ts';

type PatternStatus = 'loading' | 'ready' | 'failed';
type Sources = { first: PatternSource | undefined; second: PatternSource | undefined };

/** Each cached pattern takes some megabytes. */
const MAX_CACHED_PATTERNS = 4;

/** Keeps the previous pattern until the next one has loaded. */
export function usePatterns(stage: RoomStage | undefined, { first, second = first }: Sources): PatternStatus {
  const [shown, setShown] = useState<{ status: PatternStatus; stage: RoomStage | undefined }>({
    status: 'loading',
    stage,
  });
  const sources = useRef({ first, second });
  sources.current = { first, second };
  const [load] = useState(() => createLruLoader(MAX_CACHED_PATTERNS, loadPattern));
  const [firstKey, secondKey] = [first?.key, second?.key];
  useEffect(() => {
    const wanted = sources.current;
    if (!stage || !wanted.first || !wanted.second || firstKey === undefined || secondKey === undefined)
      return undefined;
    let isCurrent = true;
    Promise.all([load(wanted.first), load(wanted.second)]).then(
      ([a, b]) => {
        if (!isCurrent) return;
        stage.setPatterns(a, b);
        setShown({ status: 'ready', stage });
      },
      () => isCurrent && setShown({ status: 'failed', stage }),
    );
    return () => {
      isCurrent = false;
    };
  }, [stage, firstKey, secondKey, load]);
  return shown.stage === stage ? shown.status : 'loading';
}
