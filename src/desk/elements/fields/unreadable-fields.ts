import { createContext, useCallback, useContext, useState } from 'react';

/** `path` is the field in the draft. */
type Problem = { readonly path: string; readonly message: string };
type ReportUnreadable = (problem: Problem) => () => void;

/** Keeps a draft from being published while a field shows something that it could not read; returns how to end that. */
export const UnreadableFields = createContext<ReportUnreadable>(() => () => undefined);

export const useReportUnreadable = (): ReportUnreadable => useContext(UnreadableFields);

/** What fields show but could not read. */
export function useUnreadable() {
  const [unreadable, setUnreadable] = useState<readonly Problem[]>([]);
  const reportUnreadable = useCallback((problem: Problem) => {
    setUnreadable((current) => [...current, problem]);
    return () => setUnreadable((current) => current.filter((other) => other !== problem));
  }, []);
  return { unreadable, reportUnreadable };
}
