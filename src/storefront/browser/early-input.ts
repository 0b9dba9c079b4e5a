/**
 * What visitors type and choose before React has taken over a page: React would put back what the server rendered. It is
 * remembered when the page has been taken over, and done once more on their behalf after.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Early = { field: Field; value: string };

let remembered: Early[] = [];

/** Of the page's own content; the header's search starts empty. */
export function rememberEarlyInput(): void {
  const fields = document.querySelectorAll<Field>('main :is(input, textarea, select)');
  remembered = [...fields].filter(isTouched).map((field) => ({ field, value: field.value }));
}

/** Whether something was typed within the element of this id. */
export const hasEarlyText = (id: string): boolean =>
  remembered.some(({ field }) => isText(field) && field.closest(`#${id}`) !== null);

export function replayEarlyInput(): void {
  const early = remembered;
  remembered = [];
  for (const { field, value } of early) {
    if (!field.isConnected || isUncertain(field, early)) continue;
    if (isChoice(field)) {
      field.checked = false;
      field.click();
    } else enter(field, value);
  }
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';
const isText = (field: Field): boolean => !isChoice(field) && !(field instanceof HTMLSelectElement);

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== served?.value;
  }
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/** A number beside a unit that was chosen too: nobody knows any more which came first, and so what it counts. */
const isUncertain = (field: Field, early: readonly Early[]): boolean =>
  isText(field) && early.some((other) => isChoice(other.field) && field.closest('fieldset')?.contains(other.field));

/** React remembers what is set on a field, so that it is told the old value first and notices the new one. */
function enter(field: Field, value: string): void {
  if ('defaultValue' in field) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('defaultValue' in field ? 'input' : 'change', { bubbles: true }));
}
