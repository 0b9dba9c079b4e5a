import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { validateForm } from '#domain/inquiries/form-rules.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/submission-messages.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { HONEYPOT_NAME } from './honeypot-field.tsx';
import type { InquiryFormConfig } from './inquiry-form-configs.ts';
import { findTextControl, useInquiryValues } from './use-inquiry-values.ts';

export function useInquiryForm<Name extends string>({ key, fields, slice, select }: InquiryFormConfig<Name>) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(select);
  const form = useRef<HTMLFormElement>(null);
  const { values, changeValue: storeValue, clear } = useInquiryValues(key, fields, form);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  const { loading, success, error } = state;

  useEffect(() => {
    if (!success && error === null) return undefined;
    const timer = setTimeout(() => dispatch(slice.messageEnded()), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [success, error, dispatch, slice]);
  useEffect(() => () => void dispatch(slice.messageEnded()), [dispatch, slice]);
  useEffect(() => {
    if (success) clear();
  }, [success, clear]);

  useFocusAfterSending(form, loading);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const invalid = validateForm(fields, values);
    setErrors(invalid);
    const firstInvalid = fields.find(({ name }) => invalid[name]);
    if (firstInvalid) return findTextControl(form.current, firstInvalid.name)?.focus();
    const website = findTextControl(form.current, HONEYPOT_NAME)?.value;
    setHasFailed(false);
    setHasFailed(!(await dispatch(slice.send({ ...values, ...(website && { website }) }))));
  };
  const changeValue = (name: Name, value: string) => {
    storeValue(name, value);
    setErrors(({ [name]: _, ...others }) => others as Partial<Record<Name, string>>);
  };
  return { form, state, values, errors, hasFailed, submit, changeValue };
}

/** Restores the focus that the submit button lost while disabled. */
function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, isLoading: boolean): void {
  const wasLoading = useRef(false);
  useEffect(() => {
    const { activeElement, body } = form.current?.ownerDocument ?? {};
    if (wasLoading.current && !isLoading && activeElement === body) {
      form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
    }
    wasLoading.current = isLoading;
  }, [form, isLoading]);
}
