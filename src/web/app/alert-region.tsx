import { paths } from '#contract/paths.ts';
import { alertDismissed, selectAlerts } from '../state/alerts-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { AlertList } from '../ui/alert-list.tsx';

const LOG_IN = { to: paths.login, label: 'Log in' };

/** The alerts of the store, wherever they were raised (decision D-01). */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const alerts = useAppSelector(selectAlerts);
  const items = alerts.map(({ id, text, offersLogIn }) => ({ id, text, link: offersLogIn ? LOG_IN : undefined }));
  return <AlertList alerts={items} onDismiss={(id) => dispatch(alertDismissed(id))} />;
}
