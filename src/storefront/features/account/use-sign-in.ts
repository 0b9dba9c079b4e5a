import { type FormEvent, useState } from 'react';
import { signIn } from '#storefront/state/account/sign-in-thunk.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { findControl, readControlText } from './form-values.ts';

/** The route's guard redirects after sign-in. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const credentials = { email: readControlText(form, 'email'), password: readControlText(form, 'password') };
    setError(undefined);
    setIsSubmitting(true);
    setError(await dispatch(signIn(credentials, findControl(form, 'remember')?.checked ?? true)));
    setIsSubmitting(false);
  };
  return { error, isSubmitting, handleSubmit, clearError: () => setError(undefined) };
}
