import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type SignUpField, type SignUpForm, validateSignUp } from '#domain/account/sign-up.ts';
import { signUp } from '#storefront/state/account/sign-up-thunk.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { createSwitchState } from './form-switch-state.ts';
import { findControl, readText } from './form-values.ts';
import { SIGN_UP_FIELDS } from './sign-up-fields.ts';

type Errors = Partial<Record<SignUpField, string>>;

export function useSignUp() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = readSignUpForm(form);
    const found = validateSignUp(values);
    setErrors(found);
    const wrong = SIGN_UP_FIELDS.find(({ name }) => found[name]);
    if (wrong) return findControl(form, wrong.name)?.focus();
    setSending(true);
    const isCreated = await dispatch(signUp(values));
    setSending(false);
    // Skips the redirect if the visitor has left the page.
    if (isCreated && form.isConnected) await navigate(paths.login, { state: createSwitchState(state) });
  };
  /** Typing into a field clears its own error. */
  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name as SignUpField]: _, ...others }) => others);
  };
  return { errors, isSending, submit, clearError };
}

const readSignUpForm = (form: HTMLFormElement): SignUpForm =>
  Object.fromEntries(SIGN_UP_FIELDS.map(({ name }) => [name, readText(form, name)])) as SignUpForm;
