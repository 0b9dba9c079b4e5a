/** Forms are read when they are sent, so that what a password manager or the browser filled in always counts. */
export function textIn(form: HTMLFormElement, name: string): string {
  return controlIn(form, name)?.value ?? '';
}

export function controlIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}
