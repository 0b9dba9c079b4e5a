import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formErrors } from '#domain/inquiries/form-rules.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/send-messages.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import type { SendFormSetup } from './send-form-setup.ts';
import { TRAP_NAME } from './trap-field.tsx';
import { useFocusAfterSending } from './use-focus-after-sending.ts';
import { controlIn, useFormValues } from './use-form-values.ts';

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
    const found = formErrors(fields, values);
    setErrors(found);
    const wrong = fields.find(({ name }) => found[name]);
    if (wrong) return controlIn(form.current, wrong.name)?.focus();
    const website = controlIn(form.current, TRAP_NAME)?.value;
    setWasRefused(false);
    setWasRefused(!(await dispatch(slice.send({ ...values, ...(website && { website }) }))));
  };
  const type = (name: Name, value: string) => {
    change(name, value);
    setErrors(({ [name]: _, ...others }) => others as Partial<Record<Name, string>>);
  };
  return { form, state, values, errors, wasRefused, submit, type };
}
