import { useLocation } from 'react-router';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './menu-dialog.module.css';
import { isCurrentEntry, MAX_BAR_ENTRIES } from './navigation-entries.ts';
import { NavigationLink } from './navigation-link.tsx';
import { useNavigation } from './use-navigation.ts';

type MenuDialogProps = { open: boolean; onClose: () => void; onHelp: () => void };

/** On small screens, the remaining pages and the account. */
export function MenuDialog({ open, onClose, onHelp }: MenuDialogProps) {
  const { pathname } = useLocation();
  const entries = useNavigation().slice(MAX_BAR_ENTRIES);
  return (
    <Drawer open={open} onClose={onClose} title="More" side="bottom">
      {entries.length > 0 && (
        <nav aria-label="More pages">
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.to} onClickCapture={onClose}>
                <NavigationLink entry={entry} className={styles.entry} isCurrent={isCurrentEntry(entry, pathname)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <AccountPanel onHelp={onHelp} />
    </Drawer>
  );
}
