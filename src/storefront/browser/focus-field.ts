/** Focuses the first non-radio input of a section. */
export const focusFirstField = (partId: string): void =>
  document.getElementById(partId)?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
