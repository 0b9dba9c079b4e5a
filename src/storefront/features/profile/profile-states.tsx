import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { logOut } from '#storefront/state/account/session-slice.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useAppDispatch } from '../../state/hooks.ts';

/** For a session that ends while the page is open; the draft is restored after login. */
export function SignInRequired() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Sign in required."
      action={
        <Link to={paths.login} state={createSignInState(paths.profile)} className={buttonClass({})}>
          Log In
        </Link>
      }
    />
  );
}

/** For a token without a user id. Ends the session, because the login screen redirects signed-in visitors. */
export function InvalidSession() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logInAgain = () => {
    dispatch(logOut());
    void navigate(paths.login, { state: createSignInState(paths.profile) });
  };
  return (
    <EmptyState
      headingLevel="h1"
      title="Invalid session."
      action={<Button onClick={logInAgain}>Log in again</Button>}
    />
  );
}

export function FailedProfile({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={error} action={<Button onClick={onRetry}>Try again</Button>} />
    </div>
  );
}
