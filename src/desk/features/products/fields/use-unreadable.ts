import { useCallback, useState } from 'react';
import type { DraftProblem } from '#contract/desk/products/draft-problems.ts';

/** What fields show but could not read. */
export function useUnreadable() {
  const [unreadable, setUnreadable] = useState<readonly DraftProblem[]>([]);
  const reportUnreadable = useCallback((problem: DraftProblem) => {
    setUnreadable((current) => [...current, problem]);
    return () => setUnreadable((current) => current.filter((other) => other !== problem));
  }, []);
  return { unreadable, reportUnreadable };
}
