import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { clearStoredDrafts } from '#storefront/browser/storage/stored-drafts.ts';
import { signOut } from '#storefront/state/account/session-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './dashboard-links.module.css';

type DashboardLinksProps = {
  /** Shows icons only; labels remain for screen readers and as tooltips. */
  isCollapsed?: boolean;
  onChoose?: () => void;
};

/** Matches sub-pages too, e.g. one order. */
const isCurrent = (pathname: string, to: string) =>
  pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));

export function DashboardLinks({ isCollapsed = false, onChoose }: DashboardLinksProps) {
  const { pathname } = useLocation();
  const signOut = useLogOut();
  const labelClass = isCollapsed ? 'visually-hidden' : undefined;
  const getTooltip = (label: string) => (isCollapsed ? label : undefined);
  return (
    <nav aria-label="Account">
      <ul className={styles.entries}>
        {DASHBOARD_ENTRIES.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent(pathname, to) ? 'page' : undefined}
              className={styles.entry}
              title={getTooltip(label)}
              onClick={onChoose}
            >
              <Icon name={icon} size={20} />
              <span className={labelClass}>{label}</span>
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button
            type="button"
            className={styles.entry}
            title={getTooltip('Logout')}
            onClick={() => {
              onChoose?.();
              signOut();
            }}
          >
            <Icon name="logout" size={20} />
            <span className={labelClass}>Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

type DashboardEntry = { label: string; to: string; icon: IconName };

const DASHBOARD_ENTRIES: readonly DashboardEntry[] = [
  { label: 'Home', to: paths.home, icon: 'home' },
  { label: 'Profile', to: paths.profile, icon: 'user' },
  { label: 'Wishlist', to: paths.wishlist, icon: 'heart' },
  { label: 'Orders', to: paths.orders, icon: 'package' },
  { label: 'Tracking', to: paths.tracking, icon: 'truck' },
];

/** Ends the session, clears cart and wishlist in the store and opens the login page. */
function useLogOut(): () => void {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  return useCallback(() => {
    // Only on logout: an expired token must not discard typed values.
    clearStoredDrafts();
    dispatch(signOut());
    navigateTo(paths.login);
  }, [dispatch, navigateTo]);
}
