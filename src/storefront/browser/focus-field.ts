/** Focuses the first invalid input of a section, else its first input, skipping radio buttons. */
export function focusFirstField(sectionId: string): void {
  const section = document.getElementById(sectionId);
  const invalid = section?.querySelector<HTMLElement>('input[aria-invalid="true"]');
  (invalid ?? section?.querySelector<HTMLElement>('input:not([type="radio"])'))?.focus();
}

/** Scrolls to an element with a `tabIndex` and moves focus there, without a history entry. */
export function showTarget(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
