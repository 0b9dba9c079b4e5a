import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import {
  SIGN_UP_FIELD_NAMES,
  type SignUpErrors,
  type SignUpFieldName,
  type SignUpValues,
  validateSignUp,
} from '#domain/account/sign-up.ts';
import { signUp } from '#storefront/state/account/sign-up-thunk.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { createFormSwitchHistoryState } from './form-switch-history.ts';
import { findControl, readControlText } from './form-values.ts';

export function useSignUp() {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  const location = useLocation();
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const values = readSignUpValues(form);
    const newErrors = validateSignUp(values);
    setErrors(newErrors);
    const firstInvalid = SIGN_UP_FIELD_NAMES.find((name) => newErrors[name]);
    if (firstInvalid) return findControl(form, firstInvalid)?.focus();
    setIsSubmitting(true);
    // On failure the thunk shows the error.
    const hasSignedUp = await dispatch(signUp(values));
    setIsSubmitting(false);
    // Skips the redirect if the visitor has left the page.
    if (!hasSignedUp || !form.isConnected) return;
    navigateTo(paths.login, { state: createFormSwitchHistoryState(location.state) });
  };
  const clearFieldError = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = target.name as SignUpFieldName;
    setErrors((current) => ({ ...current, [name]: undefined }));
  };
  return { errors, isSubmitting, handleSubmit, clearFieldError };
}

const readSignUpValues = (form: HTMLFormElement): SignUpValues =>
  Object.fromEntries(SIGN_UP_FIELD_NAMES.map((name) => [name, readControlText(form, name)])) as SignUpValues;
