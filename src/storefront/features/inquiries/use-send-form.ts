import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { validateForm } from '#domain/inquiries/form-rules.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/submission-messages.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { HONEYPOT_NAME } from './honeypot-field.tsx';
import type { SendFormSetup } from './send-form-setups.ts';
import { findControl, useFormValues } from './use-form-values.ts';

export function useSendForm<Name extends string>({ key, fields, slice, select }: SendFormSetup<Name>) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(select);
  const form = useRef<HTMLFormElement>(null);
  const { values, change, clear } = useFormValues(key, fields, form);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [wasRefused, setWasRefused] = useState(false);
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
    const found = validateForm(fields, values);
    setErrors(found);
    const wrong = fields.find(({ name }) => found[name]);
    if (wrong) return findControl(form.current, wrong.name)?.focus();
    const website = findControl(form.current, HONEYPOT_NAME)?.value;
    setWasRefused(false);
    setWasRefused(!(await dispatch(slice.send({ ...values, ...(website && { website }) }))));
  };
  const type = (name: Name, value: string) => {
    change(name, value);
    setErrors(({ [name]: _, ...others }) => others as Partial<Record<Name, string>>);
  };
  return { form, state, values, errors, wasRefused, submit, type };
}

/** Restores the focus that the submit button lost while disabled. */
function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, loading: boolean): void {
  const wasLoading = useRef(false);
  useEffect(() => {
    const { activeElement, body } = form.current?.ownerDocument ?? {};
    if (wasLoading.current && !loading && activeElement === body) {
      form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
    }
    wasLoading.current = loading;
  }, [form, loading]);
}
