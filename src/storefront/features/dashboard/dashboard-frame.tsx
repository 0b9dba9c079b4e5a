import type { ReactNode } from 'react';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import styles from './dashboard-frame.module.css';
import { DashboardSidebar } from './dashboard-sidebar.tsx';

/** Frame of every account page; CSS shows either the sidebar or the drawer. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`container ${styles.frame}`}>
      <DashboardSidebar />
      <DashboardDrawer />
      <div>{children}</div>
    </div>
  );
}
