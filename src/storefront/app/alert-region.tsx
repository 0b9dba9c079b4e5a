import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AlertList } from '#ui/feedback/alert-list.tsx';
import { createSignInState } from '../state/account/sign-in-return.ts';
import { alertDismissed, selectAlerts } from '../state/alerts-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';

/** All alerts of the store (D-01). Their Log in link returns to this address (D-02). */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const logIn = { to: paths.login, label: 'Log in', state: createSignInState(pathname + search) };
  const alerts = useAppSelector(selectAlerts);
  const items = alerts.map(({ id, text, offersLogIn }) => ({ id, text, link: offersLogIn ? logIn : undefined }));
  return <AlertList alerts={items} onDismiss={(id) => dispatch(alertDismissed(id))} />;
}
