import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type SignUpField, type SignUpForm, signUpErrors } from '#domain/account/sign-up.ts';
import { signUp } from '#storefront/state/account/sign-up-thunk.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { controlIn, textIn } from './form-values.ts';
import { SIGN_UP_FIELDS } from './sign-up-fields.ts';
import { switchState } from './switch-state.ts';

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
    const values = typedInto(form);
    const found = signUpErrors(values);
    setErrors(found);
    const wrong = SIGN_UP_FIELDS.find(({ name }) => found[name]);
    if (wrong) return controlIn(form, wrong.name)?.focus();
    setSending(true);
    const isCreated = await dispatch(signUp(values));
    setSending(false);
    // Who has left meanwhile is not called back.
    if (isCreated && form.isConnected) await navigate(paths.login, { state: switchState(state) });
  };
  /** Typing into a field clears its own error. */
  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name as SignUpField]: _, ...others }) => others);
  };
  return { errors, isSending, submit, clearError };
}

const typedInto = (form: HTMLFormElement): SignUpForm =>
  Object.fromEntries(SIGN_UP_FIELDS.map(({ name }) => [name, textIn(form, name)])) as SignUpForm;
