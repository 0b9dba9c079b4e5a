import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { EMAIL_REQUIRED_MESSAGE } from '#domain/account/email.ts';
import { PASSWORD_REQUIRED_MESSAGE } from '#domain/account/new-password.ts';
import type { Credentials } from '#domain/account/sign-in.ts';
import { signIn } from '#storefront/state/account/sign-in-thunk.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './account-form.module.css';
import { readSignedUpEmail } from './form-switch-history.ts';
import { PasswordInput } from './password-input.tsx';

type SignInValues = Credentials & { remember: boolean };

const FIELD_BY_MESSAGE: Readonly<Record<string, keyof Credentials>> = {
  [EMAIL_REQUIRED_MESSAGE]: 'email',
  [PASSWORD_REQUIRED_MESSAGE]: 'password',
};

/**
 * Sends the values without client-side validation (AUTH-34, Q-88); the server's message about an empty field is shown at
 * that field. The route's guard redirects after sign-in.
 */
export function SignInForm() {
  const dispatch = useAppDispatch();
  // Another API host may have no such endpoint.
  const hasOtherApi = useAppSelector((state) => state.shop.apiOrigin !== undefined);
  const isReady = useHydrated();
  const signedUp = useSignedUpValues(isReady);
  const form = useValidatedForm<SignInValues>({ ...(signedUp && { saved: signedUp }) });
  const { registerField, handleSubmit, setError, setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  const submit = handleSubmit(async ({ remember, ...credentials }) => {
    const message = await dispatch(signIn(credentials, remember));
    if (message === undefined) return;
    // Not an error of the field, because typing in either field clears it (AUTH-32).
    setError('root', { message });
    const field = FIELD_BY_MESSAGE[message];
    if (field) setFocus(field);
  });
  const error = errors.root?.message;
  const field = FIELD_BY_MESSAGE[error ?? ''];
  // The server reports only the first empty field.
  const isPasswordMissing = field === 'password' || (field === 'email' && form.getValues('password') === '');
  return (
    <form className={styles.form} aria-label="Log in" method="post" noValidate onSubmit={submit}>
      <Field label="Email" error={field === 'email' ? error : undefined} required>
        {(control) => (
          <TextInput
            {...control}
            {...registerField('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" error={isPasswordMissing ? PASSWORD_REQUIRED_MESSAGE : undefined} required>
        {(control) => <PasswordInput {...control} {...registerField('password')} autoComplete="current-password" />}
      </Field>
      <div className={styles.remember}>
        <Checkbox {...registerField('remember')} defaultChecked>
          Remember me
        </Checkbox>
        {!hasOtherApi && <Link to={paths.forgot}>Forgot password?</Link>}
      </div>
      <div role="alert">{!field && error !== undefined && <p className={styles.failed}>{error}</p>}</div>
      {/* Before hydration, submitting would reload the page and lose the typed values. */}
      <Button type="submit" isWide disabled={!isReady} isBusy={isSubmitting} busyLabel="Logging In...">
        Log In
      </Button>
    </form>
  );
}

/** The email of a new account (D-40). The server knows no history state, and the first render must match its. */
function useSignedUpValues(isReady: boolean): SignInValues | undefined {
  const { state } = useLocation();
  const email = isReady ? readSignedUpEmail(state) : undefined;
  return useMemo(() => (email === undefined ? undefined : { email, password: '', remember: true }), [email]);
}
