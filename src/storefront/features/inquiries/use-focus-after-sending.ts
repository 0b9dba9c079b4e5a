import { type RefObject, useEffect, useRef } from 'react';

/** A button that is disabled loses the focus; when it can be pressed again, it gets it back. */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, loading: boolean): void {
  const wasLoading = useRef(false);
  useEffect(() => {
    const { activeElement, body } = form.current?.ownerDocument ?? {};
    if (wasLoading.current && !loading && activeElement === body) {
      form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
    }
    wasLoading.current = loading;
  }, [form, loading]);
}
