import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type PageGuard, paths } from '#contract/paths.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { signInState } from '#storefront/state/account/sign-in-return.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

export function RouteGuard({ guard, children }: { guard: PageGuard; children: ReactNode }) {
  if (guard === 'token') return <TokenGuard>{children}</TokenGuard>;
  if (guard === 'signedOutOnly') return <SignedOutGuard>{children}</SignedOutGuard>;
  return children;
}

/**
 * Decides on entry only: a page whose session ends while it is open stays and says so itself. Until the
 * browser has looked for a token, and always on the server, it shows 'Loading…' (decision D-27).
 */
function TokenGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const { pathname, search } = useLocation();
  const [isAdmitted, setAdmitted] = useState(status === 'signedIn');
  if (!isAdmitted && status === 'signedIn') setAdmitted(true);
  if (isAdmitted) return children;
  if (status === 'unknown') {
    return (
      <>
        <noscript>
          <p className="container">Your account needs JavaScript. Please switch it on and load this page again.</p>
        </noscript>
        <LoadingText>Loading…</LoadingText>
      </>
    );
  }
  return <Navigate to={paths.login} replace state={signInState(pathname + search)} />;
}

/**
 * A customer who opens the login screen goes to the profile; one who signs in on it goes to /account, which knows the
 * way back. Both happen here, so that no two navigations compete.
 */
function SignedOutGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const { state } = useLocation();
  const [wasSignedOut, setSignedOut] = useState(status === 'signedOut');
  if (!wasSignedOut && status === 'signedOut') setSignedOut(true);
  if (status !== 'signedIn') return children;
  return wasSignedOut ? <Navigate to={paths.account} replace state={state} /> : <Navigate to={paths.profile} replace />;
}
