import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { clearStoredDrafts } from '#storefront/browser/storage/stored-drafts.ts';
import { logOut } from '#storefront/state/account/session-slice.ts';
import { Link } from '#ui/actions/link.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { useAppDispatch } from '../../state/hooks.ts';
import styles from './dashboard-links.module.css';

type DashboardLinksProps = {
  /** Shows icons only; labels remain for screen readers and as tooltips. */
  collapsed?: boolean;
  onChoose?: () => void;
};

/** Matches sub-pages too, e.g. one order. */
const isAt = (pathname: string, to: string) => pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));

export function DashboardLinks({ collapsed = false, onChoose }: DashboardLinksProps) {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const labelClass = collapsed ? 'visually-hidden' : undefined;
  const getTooltip = (label: string) => (collapsed ? label : undefined);
  return (
    <nav aria-label="Account">
      <ul className={styles.entries}>
        {DASHBOARD_ENTRIES.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isAt(pathname, to) ? 'page' : undefined}
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
              logOut();
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

/** Logout follows these. */
const DASHBOARD_ENTRIES: readonly DashboardEntry[] = [
  { label: 'Home', to: paths.home, icon: 'home' },
  { label: 'Profile', to: paths.profile, icon: 'user' },
  { label: 'Wishlist', to: paths.wishlist, icon: 'heart' },
  { label: 'Orders', to: paths.orders, icon: 'package' },
  { label: 'Tracking', to: paths.tracking, icon: 'truck' },
];

/** Ends the session, clears cart and wishlist in the store and opens the login screen. */
function useLogOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(() => {
    // Only on logout: an expired token must not discard typed values.
    clearStoredDrafts();
    dispatch(logOut());
    void navigate(paths.login);
  }, [dispatch, navigate]);
}
