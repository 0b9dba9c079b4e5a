import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type PageGuard, paths } from '#contract/paths.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

export function RouteGuard({ guard, children }: { guard: PageGuard; children: ReactNode }) {
  if (guard === 'token') return <TokenGuard>{children}</TokenGuard>;
  if (guard === 'signedOutOnly') return <SignedOutGuard>{children}</SignedOutGuard>;
  return children;
}

/**
 * Decides on entry only: an open page handles the end of its session itself. Shows 'Loading…' on the server
 * and until the browser has read its token (D-27).
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
  return <Navigate to={paths.login} replace state={createSignInState(pathname + search)} />;
}

/** Redirects signed-in customers to the profile, and to /account right after signing in here. */
function SignedOutGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const { state } = useLocation();
  const [wasSignedOut, setSignedOut] = useState(status === 'signedOut');
  if (!wasSignedOut && status === 'signedOut') setSignedOut(true);
  if (status !== 'signedIn') return children;
  return wasSignedOut ? <Navigate to={paths.account} replace state={state} /> : <Navigate to={paths.profile} replace />;
}
