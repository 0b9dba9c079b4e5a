/** Puts the cursor into the first field of a part of the page; focus scrolls it into sight. */
export const focusFirstField = (partId: string): void =>
  document.getElementById(partId)?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
