import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { readText } from '#contract/readers/unknown-json.ts';
import { validateForm } from '#domain/inquiries/form-rules.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/submission-messages.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import type { InquiryFormConfig } from './inquiry-form-configs.ts';

/** The values survive a reload until the form is sent. */
export function useInquiryForm({ key, fields, emptyValues, send, messageEnded, select }: InquiryFormConfig) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(select);
  const formElement = useRef<HTMLFormElement>(null);
  const draft = useMemo(() => createFormDraft(getSafeSessionStorage(), key), [key]);
  const form = useValidatedForm<Record<string, string>>({
    validate: (values) => validateForm(fields, values),
    saved: emptyValues,
    draft,
  });
  const { discardEdits } = form;
  const [result, setResult] = useState<SendResult>();
  const { loading, success, error } = state;

  useEffect(() => {
    if (!success && error === null) return undefined;
    const timer = setTimeout(() => dispatch(messageEnded()), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [success, error, dispatch, messageEnded]);
  useEffect(() => () => void dispatch(messageEnded()), [dispatch, messageEnded]);
  useEffect(() => {
    if (success) discardEdits(emptyValues);
  }, [success, discardEdits, emptyValues]);

  useFocusAfterSending(formElement, loading);

  const submit = form.handleSubmit(async (values) => {
    setResult(undefined);
    setResult(readResult(await dispatch(send(values))));
  });
  return { form, formElement, state, result, submit };
}

/** `ticket` is the number to follow it by, which another API host may not send. */
type SendResult = { readonly isSent: boolean; readonly ticket: string | undefined };

const readResult = (response: ApiResult | undefined): SendResult => ({
  isSent: response !== undefined,
  ticket: response?.kind === 'ok' ? readText(response.content.data?.ticket) : undefined,
});

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
