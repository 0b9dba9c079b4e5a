import { createContext, useCallback, useContext, useState } from 'react';

/** `path` is the field in the draft. */
type Problem = { readonly path: string; readonly message: string };
type ReportUnreadable = (problem: Problem) => () => void;

/** Blocks publishing while a field shows unreadable text; returns a function that unblocks it. */
export const UnreadableFields = createContext<ReportUnreadable>(() => () => undefined);

/** How often the whole draft was replaced: a field then drops its unreadable text. */
export const ReplacementCount = createContext(0);

export const useReportUnreadable = (): ReportUnreadable => useContext(UnreadableFields);

/** Collects the problems of fields with unreadable text. */
export function useUnreadable() {
  const [unreadable, setUnreadable] = useState<readonly Problem[]>([]);
  const reportUnreadable = useCallback((problem: Problem) => {
    setUnreadable((current) => [...current, problem]);
    return () => setUnreadable((current) => current.filter((other) => other !== problem));
  }, []);
  return { unreadable, reportUnreadable };
}
