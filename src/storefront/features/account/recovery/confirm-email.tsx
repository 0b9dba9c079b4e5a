import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { confirmEmail, type LinkResult } from '#storefront/state/account/credentials-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import styles from '../account-form.module.css';
import { ExpiredLink } from './expired-link.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

const NO_TOKEN = 'This link is incomplete. Please open it from the email again, or start once more.';

/** Confirms a new sign-in email. Needs a click, because some mail programs open every link themselves. */
export function ConfirmEmail() {
  const dispatch = useAppDispatch();
  const token = useLinkToken();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<LinkResult>({});
  const [isDone, setIsDone] = useState(false);
  const problem = token === '' ? NO_TOKEN : result.error;
  const confirm = async () => {
    setIsBusy(true);
    const confirmed = await dispatch(confirmEmail(token ?? ''));
    setResult(confirmed);
    setIsDone(confirmed.error === undefined);
    setIsBusy(false);
  };
  return (
    <RecoveryFrame title="Confirm your new email" lead="From now on, you log in with this email.">
      <div role="status">{isDone && <p className={styles.done}>Your login email has been changed.</p>}</div>
      {isDone && <ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}
      {problem !== undefined && (
        <ExpiredLink newLink={{ label: 'Change your email', to: paths.security }}>{problem}</ExpiredLink>
      )}
      {!isDone && problem === undefined && (
        <Button isWide disabled={token === undefined} isBusy={isBusy} busyLabel="Confirming…" onClick={confirm}>
          Confirm email
        </Button>
      )}
    </RecoveryFrame>
  );
}
