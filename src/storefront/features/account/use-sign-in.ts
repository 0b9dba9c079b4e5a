import { type FormEvent, useState } from 'react';
import { signIn } from '#storefront/state/account/sign-in-thunk.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { controlIn, textIn } from './form-values.ts';

/** Where a new session leads is decided by the guard of this screen. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const credentials = { email: textIn(form, 'email'), password: textIn(form, 'password') };
    setError(undefined);
    setSending(true);
    setError(await dispatch(signIn(credentials, controlIn(form, 'remember')?.checked ?? true)));
    setSending(false);
  };
  return { error, isSending, submit, clearError: () => setError(undefined) };
}
