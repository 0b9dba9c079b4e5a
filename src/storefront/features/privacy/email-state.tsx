import { useAppDispatch } from '#storefront/state/hooks.ts';
import { resendVerificationEmail } from '#storefront/state/privacy/privacy-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionMessage } from './action-message.tsx';
import styles from './my-data.module.css';
import { useAction } from './use-action.ts';

type EmailStateProps = { email: string; isConfirmed: boolean };

/** Says whether the sign-in email is confirmed, and sends the link again. Nothing in the shop waits for it. */
export function EmailState({ email, isConfirmed }: EmailStateProps) {
  const dispatch = useAppDispatch();
  const { isBusy, message, run } = useAction();
  if (isConfirmed)
    return (
      <p className={styles.text}>
        <strong>{email}</strong> is confirmed.
      </p>
    );
  return (
    <>
      <p className={styles.text}>
        <strong>{email}</strong> isn't confirmed yet. Please open the link in the email we sent you. You can order
        without it, but until then we'll only email you about your account and orders.
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          busyLabel="Sending…"
          onClick={() => run(dispatch(resendVerificationEmail()), 'Sent. The link works for 24 hours.')}
        >
          Send the link again
        </Button>
      </div>
      <ActionMessage message={message} />
    </>
  );
}
