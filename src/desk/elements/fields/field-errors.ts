import { createContext, useContext } from 'react';

/** Error messages by path in the draft; empty until somebody tries to publish. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

export const useFieldError = (path: string): string | undefined => useContext(FieldErrors).get(path);

/** Focuses the field at this path, or the first field of the entry there. A list is focused at its button. */
export function focusField(path: string): void {
  const entry = path.slice(0, path.lastIndexOf('.') + 1);
  const field =
    document.querySelector<HTMLElement>(`[data-path="${path}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${entry}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
