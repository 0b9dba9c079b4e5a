import { useEffect, useRef, useState } from 'react';
import type { RoomStage } from '../gl/room-stage.ts';
import { keepingLast } from './keeping-last.ts';
import { loadPattern, type PatternSource } from './pattern-picture.ts';

type PatternStatus = 'loading' | 'ready' | 'failed';
type Sources = { first: PatternSource | undefined; second: PatternSource | undefined };

/** So many patterns are kept to go back to; each takes some megabytes. */
const KEPT = 4;

/** The pattern before stays until the next one is there. */
export function usePatterns(stage: RoomStage | undefined, { first, second = first }: Sources): PatternStatus {
  const [shown, setShown] = useState<{ status: PatternStatus; stage: RoomStage | undefined }>({
    status: 'loading',
    stage,
  });
  const sources = useRef({ first, second });
  sources.current = { first, second };
  const [load] = useState(() => keepingLast(KEPT, loadPattern));
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
