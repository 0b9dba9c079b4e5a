import { paths } from '#contract/paths.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { selectUserId } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import panel from '#ui/overlays/panel.module.css';
import styles from './my-data.module.css';

const loadReminder = () => import('./email-reminder.tsx');

/** Below the profile's two sections: a reminder to confirm the email, and the way to My data. */
export function ProfileLinks() {
  const isShown = useAppSelector((state) => selectUserId(state) !== null && state.shop.apiOrigin === undefined);
  const { module } = useOnDemand(loadReminder, isShown);
  if (!isShown) return null;
  return (
    <section className={`${panel.card} ${styles.links}`} aria-label="Your account">
      {module && <module.EmailReminder />}
      <p className={styles.text}>
        <Link to={paths.myData}>My data</Link>: download or erase what we store about you, and choose which emails you
        get.
      </p>
    </section>
  );
}
