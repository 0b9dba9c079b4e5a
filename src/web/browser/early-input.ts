/**
 * What visitors type and choose before React takes over a page: React would put back what the server rendered. It is
 * remembered before, and done once more on their behalf after.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;
type Early = { field: Field; value: string };

let remembered: Early[] = [];

/** Of the page's own content; the header's search starts empty. */
export function rememberEarlyInput(): void {
  const fields = document.querySelectorAll<Field>('main input, main textarea');
  remembered = [...fields].filter(isTouched).map((field) => ({ field, value: field.value }));
}

export function replayEarlyInput(): void {
  const early = remembered;
  remembered = [];
  for (const { field, value } of early) {
    if (!field.isConnected) continue;
    if (isChoice(field)) {
      field.checked = false;
      field.click();
    } else type(field, value);
  }
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

const isTouched = (field: Field): boolean =>
  isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;

/** React remembers what is set on a field, so that it is told the old value first and notices the new one. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
