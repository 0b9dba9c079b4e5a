/** Reads what was entered into the page's named fields before hydration. React keeps it until the fields render again. */
export function readEarlyInput(): Record<string, string> {
  const fields = document.querySelectorAll<EarlyField>('main :is(input, textarea, select)[name]');
  return Object.fromEntries([...fields].filter(isEdited).map(({ name, value }) => [name, value]));
}

type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isEdited(field: EarlyField): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== served?.value;
  }
  return field.type === 'radio' && 'checked' in field
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;
}
