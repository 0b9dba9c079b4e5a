import type { CSSProperties } from 'react';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { CATEGORY_ENTRIES, MENU_ENTRIES, type MenuEntry, SERVICE_ENTRIES } from './menu-entries.ts';
import styles from './site-menu.module.css';

type MenuLinksProps = {
  active: MenuEntry | undefined;
  /** Hovered or focused (D-16). */
  onActivate: (entry: MenuEntry) => void;
  onChoose: () => void;
};

export function MenuLinks({ active, onActivate, onChoose }: MenuLinksProps) {
  const renderEntry = (entry: MenuEntry) => (
    <li key={entry.to} className={styles.row} style={{ '--order': MENU_ENTRIES.indexOf(entry) } as CSSProperties}>
      <Link
        to={entry.to}
        className={classNames(styles.entry, entry === active && styles.active)}
        onMouseEnter={() => onActivate(entry)}
        onFocus={() => onActivate(entry)}
        onClick={onChoose}
      >
        {entry.label}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Shop" className={styles.nav}>
      <ul className={styles.categories}>{CATEGORY_ENTRIES.map(renderEntry)}</ul>
      <ul className={styles.services}>{SERVICE_ENTRIES.map(renderEntry)}</ul>
    </nav>
  );
}
