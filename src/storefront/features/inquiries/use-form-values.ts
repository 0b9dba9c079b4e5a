import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { FormField } from '#domain/inquiries/inquiry-forms.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSessionStore } from '#storefront/browser/storage/storage.ts';

type FormValues<Name extends string> = Record<Name, string>;

const createEmptyValues = <Name extends string>(fields: readonly FormField<Name>[]): FormValues<Name> =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as FormValues<Name>;

/** The form's values; they survive a reload until the form is sent. */
export function useFormValues<Name extends string>(
  key: string,
  fields: readonly FormField<Name>[],
  form: RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState(() => createEmptyValues(fields));
  const draft = useMemo(() => createFormDraft(getSessionStore(), key), [key]);

  // After the first render, which must match the server's, and before the next one, which would clear the fields.
  // Values typed before hydration win.
  useLayoutEffect(() => {
    const stored: Readonly<Record<string, string>> = draft.read();
    const typed = (name: string) => findControl(form.current, name)?.value;
    setValues((now) => {
      const entries = fields.map(({ name }) => [name, typed(name) || stored[name] || now[name]]);
      return Object.fromEntries(entries) as FormValues<Name>;
    });
  }, [draft, fields, form]);

  const change = (name: Name, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    draft.write(changed);
  };
  const clear = useCallback(() => {
    draft.clear();
    setValues(createEmptyValues(fields));
  }, [draft, fields]);
  return { values, change, clear };
}

export function findControl(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}
