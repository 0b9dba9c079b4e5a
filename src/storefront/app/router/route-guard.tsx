import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Guard } from '#storefront/routes/route.ts';
import { selectIsRefused, selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

export function RouteGuard({ guard, children }: { guard: Guard | undefined; children: ReactNode }) {
  if (guard === 'signedIn') return <SignedInGuard>{children}</SignedInGuard>;
  if (guard === 'signedOut') return <SignedOutGuard>{children}</SignedOutGuard>;
  return children;
}

/**
 * Decides on entry and when the server refuses the token (D-47): otherwise an open page handles the end of its session
 * itself. Shows 'Loading…' on the server and until the browser has read its token (D-27).
 */
function SignedInGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const isRefused = useAppSelector(selectIsRefused);
  const { pathname, search } = useLocation();
  const [isAdmitted, setIsAdmitted] = useState(status === 'signedIn');
  if (!isAdmitted && status === 'signedIn') setIsAdmitted(true);
  if (isAdmitted && !isRefused) return children;
  if (status === 'unknown') {
    return (
      <>
        <noscript>
          <p className="container">Your account needs JavaScript. Please turn it on and reload this page.</p>
        </noscript>
        <LoadingText>Loading…</LoadingText>
      </>
    );
  }
  return <Navigate to={paths.login} replace state={createSignInHistoryState(pathname + search)} />;
}

/** Redirects signed-in customers to the profile, and to /account right after signing in here (D-02). */
function SignedOutGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const { state } = useLocation();
  const [wasSignedOut, setWasSignedOut] = useState(status === 'signedOut');
  if (!wasSignedOut && status === 'signedOut') setWasSignedOut(true);
  if (status !== 'signedIn') return children;
  return wasSignedOut ? <Navigate to={paths.account} replace state={state} /> : <Navigate to={paths.profile} replace />;
}
