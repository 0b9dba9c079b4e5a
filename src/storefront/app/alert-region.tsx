import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AlertList } from '#ui/feedback/alert-list.tsx';
import type { InterruptedRequest } from '../browser/storage/interrupted-request.ts';
import { selectIsSignedIn } from '../state/account/session-slice.ts';
import { endSession, storeInterruptedRequest } from '../state/account/session-thunks.ts';
import { createSignInHistoryState } from '../state/account/sign-in-return.ts';
import { alertDismissed, selectAlerts } from '../state/alerts-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';

/** Shows every alert of the store (D-01). */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const buildSignInLink = useSignInLink();
  const alerts = useAppSelector(selectAlerts);
  const items = alerts.map(({ offersSignIn, request, ...alert }) => ({
    ...alert,
    link: offersSignIn ? buildSignInLink(alert.id, request) : undefined,
  }));
  return <AlertList alerts={items} onDismiss={(id) => dispatch(alertDismissed(id))} />;
}

/** Returns to this page after login (D-02). Ends a refused session, because the login page redirects signed-in visitors. */
function useSignInLink() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (id: string, request: InterruptedRequest | undefined) =>
    pathname === paths.login
      ? undefined
      : {
          to: paths.login,
          label: 'Log in',
          state: createSignInHistoryState(pathname + search, request && id),
          onClick: () => {
            if (request) dispatch(storeInterruptedRequest(id, request));
            if (isSignedIn) dispatch(endSession());
          },
        };
}
