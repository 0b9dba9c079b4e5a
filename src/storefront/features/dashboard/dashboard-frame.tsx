import type { ReactNode } from 'react';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import styles from './dashboard-frame.module.css';
import { DashboardSidebar } from './dashboard-sidebar.tsx';

/** Around every page of the account, inside the common layout. One of sidebar and drawer is shown. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`container ${styles.frame}`}>
      <DashboardSidebar />
      <DashboardDrawer />
      <div>{children}</div>
    </div>
  );
}
