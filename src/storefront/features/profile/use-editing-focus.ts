import { type RefObject, useEffect, useRef } from 'react';

/**
 * Edit focuses the first field. Saving disables the pressed button, so the focus moves to Edit. A section
 * that opens with a restored draft does not move the focus.
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
