import { type RefObject, useEffect, useRef } from 'react';

/** Focuses `target`, if there is one, when a change of `subject` removed the focused element, such as a button replaced by its own click. */
export function useLostFocus(target: RefObject<HTMLElement | null> | undefined, subject: unknown): void {
  const seen = useRef(subject);
  useEffect(() => {
    if (seen.current === subject) return;
    seen.current = subject;
    if (document.activeElement === document.body) target?.current?.focus();
  }, [target, subject]);
}
