import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useLinkToken } from '#storefront/features/account/recovery/use-link-token.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { confirmEmail } from '#storefront/state/privacy/privacy-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import type { PageModule } from '../route.ts';

export const verifyEmailPage: PageModule = {
  Page: VerifyEmailPage,
  head: () => ({ title: 'Confirm your email', description: 'Confirm that this email is yours.', isIndexed: false }),
};

type State = 'ready' | 'sending' | 'confirmed' | { error: string };

/** The emailed link leads here. A click confirms, not the visit: mail scanners follow links. */
function VerifyEmailPage() {
  const dispatch = useAppDispatch();
  const token = useLinkToken();
  const [state, setState] = useState<State>('ready');
  const confirm = async () => {
    setState('sending');
    const outcome = await dispatch(confirmEmail(token ?? ''));
    setState(outcome.ok ? 'confirmed' : { error: outcome.message });
  };
  return (
    <div className="container">
      <noscript>
        <p>You need JavaScript to confirm your email. Please turn it on and open the link again.</p>
      </noscript>
      <div aria-live="polite">
        {state === 'confirmed' ? (
          <StatusMessage
            headingLevel="h1"
            title="Thank you, your email is confirmed"
            action={<ButtonLink to={paths.home}>Start shopping</ButtonLink>}
          />
        ) : typeof state === 'object' ? (
          <StatusMessage
            headingLevel="h1"
            title="We couldn't confirm your email"
            text={state.error}
            action={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}
          />
        ) : (
          <StatusMessage
            headingLevel="h1"
            title="Confirm your email"
            text="One click, and we know that this email is yours."
            action={
              <Button
                disabled={token === undefined}
                isBusy={state === 'sending'}
                busyLabel="Confirming…"
                onClick={confirm}
              >
                Confirm my email
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}
