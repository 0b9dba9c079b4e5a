import type { Credentials } from '#domain/account/sign-in.ts';
import { signIn } from '#storefront/state/account/sign-in-thunk.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './account-form.module.css';
import { PasswordInput } from './password-input.tsx';

/** Sends the values without client-side validation (AUTH-34, Q-88). The route's guard redirects after sign-in. */
export function SignInForm() {
  const dispatch = useAppDispatch();
  const form = useValidatedForm<Credentials & { remember: boolean }>({});
  const { registerField, handleSubmit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const isReady = useHydrated();
  const submit = handleSubmit(async ({ remember, ...credentials }) => {
    const message = await dispatch(signIn(credentials, remember));
    if (message !== undefined) setError('root', { message });
  });
  const error = errors.root?.message;
  return (
    <form className={styles.form} aria-label="Log in" method="post" noValidate onSubmit={submit}>
      <Field label="Email" required>
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
      <Field label="Password" required>
        {(control) => <PasswordInput {...control} {...registerField('password')} autoComplete="current-password" />}
      </Field>
      <Checkbox {...registerField('remember')} defaultChecked>
        Remember me
      </Checkbox>
      <div role="alert">{error !== undefined && <p className={styles.failed}>{error}</p>}</div>
      {/* Before hydration, submitting would reload the page and lose the typed values. */}
      <Button type="submit" isWide disabled={!isReady} isBusy={isSubmitting} busyLabel="Logging In...">
        Log In
      </Button>
    </form>
  );
}
