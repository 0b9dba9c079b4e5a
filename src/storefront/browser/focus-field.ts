/** Focuses the first invalid input of a section, else its first input, skipping radio buttons. */
export function focusFirstField(sectionId: string): void {
  const section = document.getElementById(sectionId);
  const invalid = section?.querySelector<HTMLElement>('input[aria-invalid="true"]');
  (invalid ?? section?.querySelector<HTMLElement>('input:not([type="radio"])'))?.focus();
}
