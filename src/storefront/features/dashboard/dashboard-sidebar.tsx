import { useId, useState } from 'react';
import { getSafeLocalStorage } from '#storefront/browser/storage/storage.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import styles from './dashboard-frame.module.css';
import { DashboardLinks } from './dashboard-links.tsx';

const STORAGE_KEY = 'aangan.sidebar';
const COLLAPSED = 'collapsed';

/** For desktop. The collapsed state is shared by all account pages. */
export function DashboardSidebar() {
  const id = useId();
  const [storage] = useState(getSafeLocalStorage);
  const [isCollapsed, setIsCollapsed] = useState(() => storage.get(STORAGE_KEY) === COLLAPSED);
  const toggle = () => {
    if (isCollapsed) storage.remove(STORAGE_KEY);
    else storage.set(STORAGE_KEY, COLLAPSED);
    setIsCollapsed(!isCollapsed);
  };
  return (
    <aside className={styles.sidebar} data-collapsed={isCollapsed} aria-label="Account sidebar" data-print="hide">
      <IconButton
        icon={isCollapsed ? 'chevronRight' : 'chevronLeft'}
        iconSize={20}
        label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        aria-expanded={!isCollapsed}
        aria-controls={id}
        onClick={toggle}
      />
      <div id={id}>
        <DashboardLinks isCollapsed={isCollapsed} />
      </div>
    </aside>
  );
}
