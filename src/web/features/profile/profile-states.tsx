import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { logOut } from '../../state/session-slice.ts';
import { signInState } from '../../state/sign-in-return.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';

/** For a session that ends while the page is open; what was typed is still there after logging in again. */
export function SignInRequired() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Sign in required."
      action={
        <Link to={paths.login} state={signInState(paths.profile)} className={buttonClass({})}>
          Log In
        </Link>
      }
    />
  );
}

/** A token that names no customer; the login screen lets nobody in who still holds one. */
export function InvalidSession() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logInAgain = () => {
    dispatch(logOut());
    void navigate(paths.login, { state: signInState(paths.profile) });
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
