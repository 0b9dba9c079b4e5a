import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AlertList } from '#ui/feedback/alert-list.tsx';
import { selectIsSignedIn } from '../state/account/session-slice.ts';
import { endSession } from '../state/account/session-thunks.ts';
import { createSignInHistoryState } from '../state/account/sign-in-return.ts';
import { alertDismissed, selectAlerts } from '../state/alerts-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';

/** Shows every alert of the store (D-01). */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const signInLink = useSignInLink();
  const alerts = useAppSelector(selectAlerts);
  const items = alerts.map(({ offersSignIn, ...alert }) => ({ ...alert, link: offersSignIn ? signInLink : undefined }));
  return <AlertList alerts={items} onDismiss={(id) => dispatch(alertDismissed(id))} />;
}

/** Returns to this page after login (D-02). Ends a refused session, because the login page redirects signed-in visitors. */
function useSignInLink() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (pathname === paths.login) return undefined;
  return {
    to: paths.login,
    label: 'Log in',
    state: createSignInHistoryState(pathname + search),
    onClick: () => {
      if (isSignedIn) dispatch(endSession());
    },
  };
}
