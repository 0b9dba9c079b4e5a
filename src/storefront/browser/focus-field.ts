/** Focuses the first input of a section, skipping radio buttons. */
export const focusFirstField = (sectionId: string): void =>
  document.getElementById(sectionId)?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
