import { paths } from '#contract/paths.ts';
import { signOut } from '#storefront/state/account/session-thunks.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';

/** For a session that ends while the page is open; the form's draft is restored after login. */
export function SignInRequiredMessage() {
  return (
    <StatusMessage
      headingLevel="h1"
      title="Sign in required."
      action={
        <ButtonLink to={paths.login} state={createSignInHistoryState(paths.profile)}>
          Log In
        </ButtonLink>
      }
    />
  );
}

/** For a token without a user id. Ends the session, because the login page redirects signed-in visitors. */
export function InvalidSessionMessage() {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  const signInAgain = () => {
    dispatch(signOut());
    navigateTo(paths.login, { state: createSignInHistoryState(paths.profile) });
  };
  return (
    <StatusMessage
      headingLevel="h1"
      title="Invalid session."
      action={<Button onClick={signInAgain}>Log in again</Button>}
    />
  );
}

export function ProfileLoadError({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <StatusMessage
        title="We couldn't load your profile."
        text={error}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
