import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './account-form.module.css';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Sends the values without client-side validation (AUTH-34, Q-88). */
export function SignInForm() {
  const { error, isSubmitting, handleSubmit, clearError } = useSignIn();
  const isReady = useHydrated();
  return (
    <form
      className={styles.form}
      aria-label="Log in"
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={clearError}
    >
      <Field label="Email" required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" required>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Checkbox name="remember" defaultChecked>
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
