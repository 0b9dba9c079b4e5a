import { type RefObject, useEffect, useRef } from 'react';

/**
 * Edit leads into the first field. Saving switches the button off that was pressed, so Edit takes the focus. A section
 * that opens with the page, because something was kept, leaves the focus alone.
 */
export function useEditingFocus(form: RefObject<HTMLFormElement | null>, isEditing: boolean): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const { current } = form;
    if (isEditing && !wasEditing.current) current?.querySelector('input')?.focus();
    if (!isEditing && wasEditing.current && hasLostFocus(current)) current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [form, isEditing]);
}

function hasLostFocus(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = form?.ownerDocument ?? {};
  return (
    activeElement === body ||
    (form?.contains(activeElement ?? null) === true && activeElement?.matches(':disabled') === true)
  );
}
