import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { SIGN_UP_FIELD_NAMES, type SignUpValues, validateSignUp } from '#domain/account/sign-up.ts';
import { CONSENT_TEXTS } from '#domain/privacy/consents.ts';
import { type SignUpChoices, signUp } from '#storefront/state/account/sign-up-thunk.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './account-form.module.css';
import { createSignedUpHistoryState } from './form-switch-history.ts';
import { PasswordInput } from './password-input.tsx';
import { SIGN_UP_FIELDS } from './sign-up-fields.ts';

export function SignUpForm() {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  const location = useLocation();
  const hasMarketing = useAppSelector((state) => state.shop.apiOrigin === undefined);
  const { registerField, handleSubmit, getError, formState } = useValidatedForm<SignUpValues & SignUpChoices>({
    validate: validateSignUp,
  });
  const isReady = useHydrated();
  const submit = handleSubmit(async (values, event) => {
    // On failure the thunk shows the error. Skips the redirect if the visitor has left the page.
    if (!(await dispatch(signUp(values))) || !event?.target.isConnected) return;
    navigateTo(paths.login, { state: createSignedUpHistoryState(location.state, values.email.trim()) });
  });
  return (
    <form className={`${styles.form} ${styles.pairs}`} aria-label="Sign up" method="post" noValidate onSubmit={submit}>
      {SIGN_UP_FIELD_NAMES.map((name) => {
        const { label, inputProps } = SIGN_UP_FIELDS[name];
        const Input = inputProps.type === 'password' ? PasswordInput : TextInput;
        return (
          <Field key={name} label={label} error={getError(name)} required>
            {(control) => <Input {...inputProps} {...control} {...registerField(name)} />}
          </Field>
        );
      })}
      <div className={styles.end}>
        <Checkbox {...registerField('terms')}>
          I agree to the <NewTabLink to={paths.terms}>Terms</NewTabLink> and{' '}
          <NewTabLink to={paths.privacyPolicy}>Policy</NewTabLink>
        </Checkbox>
        {/* Another API host does not store it (D-50). */}
        {hasMarketing && <Checkbox {...registerField('marketing')}>{CONSENT_TEXTS.marketing.text}</Checkbox>}
        <p className={styles.notice}>{CONSENT_TEXTS.account.text}</p>
        <Button type="submit" isWide disabled={!isReady} isBusy={formState.isSubmitting} busyLabel="Creating...">
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
