import { useEffect, useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { SignedInDevice } from '#contract/storefront/sessions.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import { clearStoredDrafts } from '#storefront/browser/storage/stored-drafts.ts';
import { endAllSessions, fetchDevices } from '#storefront/state/account/credentials-thunks.ts';
import { forgetSession } from '#storefront/state/account/session-thunks.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/overlays/panel.module.css';
import formStyles from '../account-form.module.css';
import styles from './security-card.module.css';

export function DeviceList() {
  const titleId = useId();
  const devices = useDevices();
  const { signOut, isBusy, error } = useSignOutEverywhere();
  return (
    <section className={classNames(panel.card, styles.card)} aria-labelledby={titleId}>
      <h2 id={titleId}>Devices</h2>
      {devices === null && <p>We couldn't load your devices. Please reload the page.</p>}
      {devices && devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map(({ device, signedInAt, isCurrent }) => (
            <li key={`${signedInAt} ${device}`}>
              <span>
                {device}
                {isCurrent && <strong> (this device)</strong>}
              </span>
              <span className={styles.time}>Logged in {formatIndiaTime(signedInAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>Logging out everywhere also ends sessions that aren't listed. You'll have to log in again here.</p>
      <div role="alert">{error !== undefined && <p className={formStyles.failed}>{error}</p>}</div>
      <div>
        <Button variant="secondary" isBusy={isBusy} busyLabel="Logging out…" onClick={signOut}>
          Log out everywhere
        </Button>
      </div>
    </section>
  );
}

/** Null if they could not be loaded. Loads again after the password has changed. */
function useDevices(): readonly SignedInDevice[] | null | undefined {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.session.token);
  const [devices, setDevices] = useState<readonly SignedInDevice[] | null>();
  useEffect(() => {
    if (token === null) return undefined;
    let isCurrent = true;
    void dispatch(fetchDevices()).then((loaded) => {
      if (isCurrent) setDevices(loaded ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, token]);
  return devices;
}

function useSignOutEverywhere() {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const signOut = async () => {
    setIsBusy(true);
    const message = await dispatch(endAllSessions());
    setError(message);
    setIsBusy(false);
    if (message !== undefined) return;
    clearStoredDrafts();
    dispatch(forgetSession());
    navigateTo(paths.login);
  };
  return { signOut, isBusy, error };
}
