import { type FormEvent, useState } from 'react';
import { signIn } from '#storefront/state/account/sign-in-thunk.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { findControl, readText } from './form-values.ts';

/** The screen's guard redirects after sign-in. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const credentials = { email: readText(form, 'email'), password: readText(form, 'password') };
    setError(undefined);
    setSending(true);
    setError(await dispatch(signIn(credentials, findControl(form, 'remember')?.checked ?? true)));
    setSending(false);
  };
  return { error, isSending, submit, clearError: () => setError(undefined) };
}
