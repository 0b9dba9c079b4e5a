import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { type NewPasswordValues, validateNewPassword } from '#domain/account/new-password.ts';
import { resetPassword } from '#storefront/state/account/credentials-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import styles from '../account-form.module.css';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

const NO_TOKEN = 'This link is incomplete. Please open it from the email again, or ask for a new one.';

/** Sets a new password with the link from the email. */
export function ResetPassword() {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const [expired, setExpired] = useState<string>();
  const problem = token === '' && !isDone ? NO_TOKEN : expired;
  return (
    <RecoveryFrame
      title={isDone ? 'Password changed' : 'Choose a new password'}
      lead={!isDone && 'This signs you out on all your devices.'}
    >
      <div role="status">
        {isDone && <p className={styles.done}>Your password has been changed. Please log in with the new one.</p>}
      </div>
      {isDone && <ButtonLink to={paths.login}>Log In</ButtonLink>}
      {problem !== undefined && (
        <ExpiredLink newLink={{ label: 'Ask for a new link', to: paths.forgot }}>{problem}</ExpiredLink>
      )}
      {!isDone && problem === undefined && (
        <ResetForm token={token} onDone={() => setIsDone(true)} onExpired={setExpired} />
      )}
    </RecoveryFrame>
  );
}

type ResetFormProps = { token: string | undefined; onDone: () => void; onExpired: (message: string) => void };

function ResetForm({ token, onDone, onExpired }: ResetFormProps) {
  const dispatch = useAppDispatch();
  const { registerField, handleSubmit, getError, setError, formState } = useValidatedForm<NewPasswordValues>({
    validate: validateNewPassword,
  });
  const submit = handleSubmit(async (values) => {
    if (token === undefined) return;
    const { error: message, isLinkExpired } = await dispatch(resetPassword(token, values));
    if (message === undefined) onDone();
    else if (isLinkExpired) onExpired(message);
    else setError('root', { message });
  });
  const error = formState.errors.root?.message;
  return (
    <form className={styles.form} aria-label="Reset password" method="post" noValidate onSubmit={submit}>
      <NewPasswordFields registerField={registerField} getError={getError} />
      <div role="alert">{error !== undefined && <p className={styles.failed}>{error}</p>}</div>
      <Button type="submit" isWide disabled={token === undefined} isBusy={formState.isSubmitting} busyLabel="Saving…">
        Save password
      </Button>
    </form>
  );
}
