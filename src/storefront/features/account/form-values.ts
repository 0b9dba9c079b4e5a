/** Reads values on submit, so that autofilled values count. */
export function readControlText(form: HTMLFormElement, name: string): string {
  return findControl(form, name)?.value ?? '';
}

export function findControl(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}
