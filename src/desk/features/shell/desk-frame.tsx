import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { useIgnoredDrops } from '#desk/elements/use-ignored-drops.ts';
import { useShortcut } from '#desk/elements/use-shortcut.ts';
import { Link } from '#ui/actions/link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './desk-frame.module.css';
import { HelpDialog } from './help-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { isCurrentEntry, MAX_BAR_ENTRIES } from './navigation-entries.ts';
import { NavigationLink } from './navigation-link.tsx';
import { useNavigation } from './use-navigation.ts';

/** Frames the page with the navigation: a column beside it on wide screens, a bar below it on small ones. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { shopName, shopMode } = useCurrentStaff();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  useIgnoredDrops();
  useShortcut('?', () => setHelpOpen(true));
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
      <PageShortcuts />
      {!SEARCHABLE_PAGES.includes(pathname) && <SearchShortcut />}
      <MenuDialog open={isMenuOpen} onClose={() => setMenuOpen(false)} onHelp={openHelp} />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** On these pages the key focuses their own search. */
const SEARCHABLE_PAGES: readonly string[] = [
  deskPaths.orders,
  deskPaths.messages,
  deskPaths.customers,
  deskPaths.products,
];

/** On other pages, `/` opens the orders with the focus in their search. */
function SearchShortcut() {
  const navigateTo = useNavigateTo();
  useShortcut('/', () => navigateTo(deskPaths.orders, { state: { isSearching: true } }));
  return null;
}

const PageShortcuts = () =>
  useNavigation().map(({ to, shortcut }) => shortcut && <PageShortcut key={to} to={to} shortcut={shortcut} />);

function PageShortcut({ to, shortcut }: { to: string; shortcut: string }) {
  const navigateTo = useNavigateTo();
  useShortcut(shortcut, () => navigateTo(to));
  return null;
}

function Navigation({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  const entries = useNavigation();
  return (
    <nav aria-label="Desk" className={styles.navigation}>
      <ul className={styles.entries}>
        {entries.map((entry, index) => (
          <li key={entry.to} className={index < MAX_BAR_ENTRIES ? undefined : styles.further}>
            <NavigationLink entry={entry} className={styles.entry} isCurrent={isCurrentEntry(entry, pathname)} />
          </li>
        ))}
        <li className={styles.menu}>
          <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onMenu}>
            <Icon name="menu" size={20} />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}
