import { createContext, useContext } from 'react';

/** What to enter instead, by path in the draft; empty until somebody tried to publish. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

export const useFieldError = (path: string): string | undefined => useContext(FieldErrors).get(path);

/** Moves to the field of a problem, or to the first of the entry that it is about. A list is represented by its button. */
export function focusField(path: string): void {
  const entry = path.slice(0, path.lastIndexOf('.') + 1);
  const field =
    document.querySelector<HTMLElement>(`[data-path="${path}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${entry}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
