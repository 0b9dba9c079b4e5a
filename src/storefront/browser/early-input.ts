/** Replays input made before hydration, which React would reset to the server's values. */
type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyInput = { field: EarlyField; value: string };

let captured: EarlyInput[] = [];

/** Captures fields of the main content only. */
export function captureEarlyInput(): void {
  const fields = document.querySelectorAll<EarlyField>('main :is(input, textarea, select)');
  captured = [...fields].filter(isEdited).map((field) => ({ field, value: field.value }));
}

/** True if something was typed within the element of this id. */
export const hasEarlyText = (id: string): boolean =>
  captured.some(({ field }) => isText(field) && field.closest(`#${id}`) !== null);

export function replayEarlyInput(): void {
  const early = captured;
  captured = [];
  for (const { field, value } of early) {
    if (!field.isConnected || isAmbiguous(field, early)) continue;
    if (isChoice(field)) {
      field.checked = false;
      field.click();
    } else setFieldValue(field, value);
  }
}

const isChoice = (field: EarlyField): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';
const isText = (field: EarlyField): boolean => !isChoice(field) && !(field instanceof HTMLSelectElement);

function isEdited(field: EarlyField): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== served?.value;
  }
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/** True for a number beside a changed unit: nobody knows which unit it was typed in. */
const isAmbiguous = (field: EarlyField, early: readonly EarlyInput[]): boolean =>
  isText(field) && early.some((other) => isChoice(other.field) && field.closest('fieldset')?.contains(other.field));

/** Resets the value that React tracks first, so React detects the change. */
function setFieldValue(field: EarlyField, value: string): void {
  if ('defaultValue' in field) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('defaultValue' in field ? 'input' : 'change', { bubbles: true }));
}
