import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AlertList } from '#ui/feedback/alert-list.tsx';
import { createSignInHistoryState } from '../state/account/sign-in-return.ts';
import { alertDismissed, selectAlerts } from '../state/alerts-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';

/** Shows every alert of the store (D-01). A Log in link returns to this page (D-02). */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const signInLink = { to: paths.login, label: 'Log in', state: createSignInHistoryState(pathname + search) };
  const alerts = useAppSelector(selectAlerts);
  const items = alerts.map(({ id, text, offersSignIn }) => ({ id, text, link: offersSignIn ? signInLink : undefined }));
  return <AlertList alerts={items} onDismiss={(id) => dispatch(alertDismissed(id))} />;
}
