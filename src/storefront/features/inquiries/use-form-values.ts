import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { FormField } from '#domain/inquiries/inquiry-forms.ts';
import { formDraft } from '#storefront/browser/storage/form-draft.ts';
import { sessionStore } from '#storefront/browser/storage/storage.ts';

type FormValues<Name extends string> = Record<Name, string>;

const emptyValues = <Name extends string>(fields: readonly FormField<Name>[]): FormValues<Name> =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as FormValues<Name>;

/** What is typed into a form; it outlives a reload of the page, until the form is sent. */
export function useFormValues<Name extends string>(
  key: string,
  fields: readonly FormField<Name>[],
  form: RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState(() => emptyValues(fields));
  const draft = useMemo(() => formDraft(sessionStore(), key), [key]);

  // After the first render, which must equal the server's, and before the next one, which would empty the fields again.
  // What was typed before the script was there wins.
  useLayoutEffect(() => {
    const kept: Readonly<Record<string, string>> = draft.read();
    const typed = (name: string) => controlIn(form.current, name)?.value;
    setValues((now) => {
      const entries = fields.map(({ name }) => [name, typed(name) || kept[name] || now[name]]);
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
    setValues(emptyValues(fields));
  }, [draft, fields]);
  return { values, change, clear };
}

export function controlIn(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}
