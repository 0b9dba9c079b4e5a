import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { getEmailError } from '#domain/account/email.ts';
import { askForResetLink } from '#storefront/state/account/credentials-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from '../account-form.module.css';
import { RecoveryFrame } from './recovery-frame.tsx';

type ForgotValues = { email: string };

/** Asks for a link to reset the password; shows the same result for every email. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <RecoveryFrame title="Forgot your password?" lead="Enter your email and we'll send you a link to choose a new one.">
      <div role="status">
        {sentTo !== undefined && (
          <p className={styles.done}>
            If {sentTo} has an account, a link is on its way. It works once, for 30 minutes. Nothing there? Look in your
            spam folder.
          </p>
        )}
      </div>
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          Send another link
        </Button>
      )}
      <ButtonLink to={paths.login} variant="secondary">
        Back to log in
      </ButtonLink>
    </RecoveryFrame>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const isReady = useHydrated();
  const { registerField, handleSubmit, getError, setError, formState } = useValidatedForm<ForgotValues>({
    validate: ({ email }) => ({ email: getEmailError(email.trim()) }),
  });
  const submit = handleSubmit(async ({ email }) => {
    const message = await dispatch(askForResetLink(email.trim()));
    if (message === undefined) onSent(email.trim());
    else setError('root', { message });
  });
  const error = formState.errors.root?.message;
  return (
    <form className={styles.form} aria-label="Forgot password" method="post" noValidate onSubmit={submit}>
      <Field label="Email" error={getError('email')} required>
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
      <div role="alert">{error !== undefined && <p className={styles.failed}>{error}</p>}</div>
      <Button type="submit" isWide disabled={!isReady} isBusy={formState.isSubmitting} busyLabel="Sending…">
        Send link
      </Button>
    </form>
  );
}
