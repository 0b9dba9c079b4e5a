import { useState } from 'react';
import { useLocation } from 'react-router';
import { getButtonClass } from '#ui/actions/button-style.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import styles from './dashboard-frame.module.css';
import { DashboardLinks } from './dashboard-links.tsx';

/** For phones. Any navigation closes it, because its state is tied to the page. */
export function DashboardDrawer() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  const close = () => setOpenOn(undefined);
  return (
    <div className={styles.drawer} data-print="hide">
      <button
        type="button"
        className={getButtonClass({ variant: 'secondary', size: 'small' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenOn(key)}
      >
        <Icon name="user" size={20} />
        My account
      </button>
      <Drawer open={isOpen} onClose={close} title="My account">
        <DashboardLinks onChoose={close} />
      </Drawer>
    </div>
  );
}
