import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DASHBOARD_ENTRIES } from './dashboard-entries.ts';
import styles from './dashboard-links.module.css';
import { useLogOut } from './use-log-out.ts';

type DashboardLinksProps = {
  /** Icons alone; the words stay for screen readers and as tooltips. */
  collapsed?: boolean;
  onChoose?: () => void;
};

/** A page below an entry, such as one order, belongs to it. */
const isAt = (pathname: string, to: string) => pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));

export function DashboardLinks({ collapsed = false, onChoose }: DashboardLinksProps) {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const words = collapsed ? 'visually-hidden' : undefined;
  const titleOf = (label: string) => (collapsed ? label : undefined);
  return (
    <nav aria-label="Account">
      <ul className={styles.entries}>
        {DASHBOARD_ENTRIES.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isAt(pathname, to) ? 'page' : undefined}
              className={styles.entry}
              title={titleOf(label)}
              onClick={onChoose}
            >
              <Icon name={icon} size={20} />
              <span className={words}>{label}</span>
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button
            type="button"
            className={styles.entry}
            title={titleOf('Logout')}
            onClick={() => {
              onChoose?.();
              logOut();
            }}
          >
            <Icon name="logout" size={20} />
            <span className={words}>Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
