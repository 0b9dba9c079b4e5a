import { paths } from '#contract/paths.ts';
import { SIGN_UP_FIELD_NAMES } from '#domain/account/sign-up.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './account-form.module.css';
import { PasswordInput } from './password-input.tsx';
import { SIGN_UP_FIELDS } from './sign-up-fields.ts';
import { useSignUp } from './use-sign-up.ts';

export function SignUpForm() {
  const { errors, isSubmitting, handleSubmit, clearFieldError } = useSignUp();
  const isReady = useHydrated();
  return (
    <form
      className={`${styles.form} ${styles.pairs}`}
      aria-label="Sign up"
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={clearFieldError}
    >
      {SIGN_UP_FIELD_NAMES.map((name) => {
        const { label, inputProps } = SIGN_UP_FIELDS[name];
        const Input = inputProps.type === 'password' ? PasswordInput : TextInput;
        return (
          <Field key={name} label={label} error={errors[name]} required>
            {(control) => <Input {...inputProps} {...control} name={name} />}
          </Field>
        );
      })}
      <div className={styles.end}>
        <Checkbox name="terms">
          I agree to the <NewTabLink to={paths.terms}>Terms</NewTabLink> and{' '}
          <NewTabLink to={paths.privacyPolicy}>Policy</NewTabLink>
        </Checkbox>
        <Button type="submit" isWide disabled={!isReady} isBusy={isSubmitting} busyLabel="Creating...">
          Create Account
        </Button>
      </div>
    </form>
  );
}

/** Opens a new tab to keep the typed values. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" title="Opens in a new tab">
      {children}
    </Link>
  );
}
