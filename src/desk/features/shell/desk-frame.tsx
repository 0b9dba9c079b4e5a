import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan, useStaff } from '#desk/api/session.ts';
import { useShortcut } from '#desk/elements/use-shortcut.ts';
import { Link } from '#ui/actions/link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './desk-frame.module.css';
import { HelpDialog } from './help-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';

type NavigationEntry = { to: string; label: string; icon: IconName };

/** Navigation and page; a column beside the page on wide screens, a bar below it on small ones. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { shopName, shopMode } = useStaff();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const navigateTo = useNavigateTo();
  const { pathname } = useLocation();
  useShortcut('?', () => setHelpOpen(true));
  useShortcut('t', () => navigateTo(deskPaths.today));
  useShortcut('o', () => navigateTo(deskPaths.orders));
  const openHelp = () => {
    setMenuOpen(false);
    setHelpOpen(true);
  };
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#page">
        Skip to the page
      </a>
      <header className={styles.side} data-print="hide">
        <Link to={deskPaths.today} className={styles.brand} aria-label={`${shopName} desk`}>
          <Logo name={shopName} />
          <span className={styles.desk}>Desk</span>
        </Link>
        {shopMode === 'demo' && <p className={styles.demo}>Demo shop</p>}
        <Navigation onMenu={() => setMenuOpen(true)} />
        <div className={styles.account}>
          <AccountPanel onHelp={openHelp} />
        </div>
      </header>
      <main id="page" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      {pathname !== deskPaths.orders && <SearchShortcut />}
      <MenuDialog open={isMenuOpen} onClose={() => setMenuOpen(false)} onHelp={openHelp} />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Opens the orders with the focus in their search, which has the key on its own page. */
function SearchShortcut() {
  const navigateTo = useNavigateTo();
  useShortcut('/', () => navigateTo(deskPaths.orders, { state: { isSearching: true } }));
  return null;
}

function Navigation({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  const can = useCan();
  const entries: NavigationEntry[] = can('orders.view')
    ? [
        { to: deskPaths.today, label: 'Today', icon: 'home' },
        { to: deskPaths.orders, label: 'Orders', icon: 'package' },
      ]
    : [];
  const isCurrent = (to: string) => (to === deskPaths.today ? pathname === to : pathname.startsWith(to));
  return (
    <nav aria-label="Desk" className={styles.navigation}>
      <ul className={styles.entries}>
        {entries.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} aria-current={isCurrent(to) ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.menu}>
          <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onMenu}>
            <Icon name="user" size={20} />
            Account
          </button>
        </li>
      </ul>
    </nav>
  );
}
