import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { FormField } from '#domain/inquiries/inquiry-forms.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';

type InquiryValues<Name extends string> = Record<Name, string>;

const createEmptyValues = <Name extends string>(fields: readonly FormField<Name>[]): InquiryValues<Name> =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as InquiryValues<Name>;

/** Returns the form's values; they survive a reload until the form is sent. */
export function useInquiryValues<Name extends string>(
  key: string,
  fields: readonly FormField<Name>[],
  form: RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState(() => createEmptyValues(fields));
  const draft = useMemo(() => createFormDraft(getSafeSessionStorage(), key), [key]);

  // After the first render, which must match the server's, and before the next one, which would clear the fields.
  // Values typed before hydration win.
  useLayoutEffect(() => {
    const stored: Readonly<Record<string, string>> = draft.read();
    const readTyped = (name: string) => findTextControl(form.current, name)?.value;
    setValues((now) => {
      const entries = fields.map(({ name }) => [name, readTyped(name) || stored[name] || now[name]]);
      return Object.fromEntries(entries) as InquiryValues<Name>;
    });
  }, [draft, fields, form]);

  const changeValue = (name: Name, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    draft.write(changed);
  };
  const clear = useCallback(() => {
    draft.clear();
    setValues(createEmptyValues(fields));
  }, [draft, fields]);
  return { values, changeValue, clear };
}

export function findTextControl(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}
